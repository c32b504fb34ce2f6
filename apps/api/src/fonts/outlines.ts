import { featuresOf, typeset, widthOf } from './typeset.ts';
import { boxOf, type LineLook } from './writeText.ts';

/** One line as SVG outlines, its baseline beginning at a place: drawing the picture needs no font of the machine's. */
export function outlines(
  words: string,
  [x, y]: readonly [x: number, y: number],
  { fill, size, spacing = 0, ...setting }: LineLook,
): string {
  let at = x;
  const shapes = typeset(words, setting).flatMap((run) => {
    const begin = at;
    at += widthOf([run], size, spacing);
    if (run.face === null) {
      const [left, top, width, height] = boxOf([begin, y], size);
      return `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="none" stroke="${fill}" stroke-width="${size * 0.05}"/>`;
    }
    const { font } = run.face;
    const unit = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run.text, featuresOf(spacing));
    let advance = begin;
    return glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const place = `translate(${(advance + xOffset * unit).toFixed(3)} ${(y - yOffset * unit).toFixed(3)})`;
      advance += xAdvance * unit + spacing;
      return `<path transform="${place} scale(${unit} ${-unit})" d="${glyph.path.toSVG()}"/>`;
    });
  });
  return `<g fill="${fill}">${shapes.join('')}</g>`;
}
