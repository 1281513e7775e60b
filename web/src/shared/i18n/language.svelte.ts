// The language of this page: components that read it render again when it changes.
class Language {
  current = $state('en');
  /** The number of catalogue files loaded so far, in any language. */
  loadedPages = $state(0);
}

export const language = new Language();
