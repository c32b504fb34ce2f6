/**
 * The first characters of a text and an ellipsis, or the text itself when it is no longer than that. It counts as
 * readers count: an emoji of several code points is one character.
 */
export function shorten(text: string, length = 5): string {
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)];
  if (characters.length <= length) return text;
  return `${characters
    .slice(0, length)
    .map(({ segment }) => segment)
    .join('')}…`;
}
