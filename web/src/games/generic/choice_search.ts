/** Something that I may do, under its name. */
export interface LabelledChoice {
  text: string;
  label: string;
}

/** More choices than fit into one look can be searched. */
export const searchFrom = 12;
/** The maximum number of choices shown at once. */
export const maxShown = 48;

/** The offers that have all of some words in their name or in how they are written. */
export function searchChoices(offers: readonly LabelledChoice[], words: string): LabelledChoice[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return offers.filter(({ text, label: name }) => wanted.every((word) => `${name} ${text}`.toLowerCase().includes(word)));
}
