// The language in which this page speaks: whoever says something here says it anew when it changes.
class Language {
  current = $state('en');
}

export const language = new Language();
