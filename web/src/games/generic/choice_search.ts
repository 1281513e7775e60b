/** A legal action with its label. */
export interface LabelledChoice {
  text: string;
  label: string;
}

/** The number of actions from which the list can be searched. */
export const searchFrom = 12;
/** The maximum number of choices shown at once. */
export const maxShown = 48;

/** Returns the actions whose label or text has all the words. */
export function searchChoices(offers: readonly LabelledChoice[], words: string): LabelledChoice[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return offers.filter(({ text, label: name }) => wanted.every((word) => `${name} ${text}`.toLowerCase().includes(word)));
}
