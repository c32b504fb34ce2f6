const signs: readonly (readonly [sign: string, entity: string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
];

/** Paragraphs of plain words as HTML; the words come back from it by `textOfHtml`. */
export const htmlOfText = (text: string): string =>
  text === ''
    ? ''
    : signs
        .reduce((sum, [sign, entity]) => sum.replaceAll(sign, entity), text)
        .split('\n\n')
        .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br />')}</p>`)
        .join('');

/** The words of paragraphs; other marks are left out. */
export const textOfHtml = (html: string): string =>
  signs.toReversed().reduce(
    (sum, [sign, entity]) => sum.replaceAll(entity, sign),
    html
      .replaceAll(/<br\s*\/?>/g, '\n')
      .replaceAll(/<\/p>\s*<p>/g, '\n\n')
      .replaceAll(/<[^>]*>/g, ''),
  );
