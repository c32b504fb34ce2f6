/** Number of characters that a reader sees in a text: an emoji of several code points is one. */
export function countCharacters(text: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
}
