// The language in which this page speaks: whoever says something here says it anew when it changes.
class Language {
  current = $state('en');
  /** How many pages of words came so far, in any language. */
  loadedPages = $state(0);
}

export const language = new Language();
