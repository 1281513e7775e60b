/** Something that I may do, under its name. */
export interface Offer {
  text: string;
  words: string;
}

/** More choices than fit into one look can be searched. */
export const fewest = 12;
/** No more than so many stand there at once. */
export const most = 48;

/** The offers that have all of some words in their name or in how they are written. */
export function search(offers: readonly Offer[], words: string): Offer[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return offers.filter(({ text, words: name }) => wanted.every((word) => `${name} ${text}`.toLowerCase().includes(word)));
}
