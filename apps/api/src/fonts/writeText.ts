import { mainFace } from './faces.ts';
import { linesOf } from './lines.ts';
import { boxEms, featuresOf, typeset, widthOf, type Setting, type TextRun } from './typeset.ts';

export interface LineLook extends Setting {
  readonly size: number;
  readonly fill: string;
  /** After each sign. */
  readonly spacing?: number;
}

/** Draws one line of a PDF whose baseline begins at a place; each face embedded with the signs it uses. */
export function writeLine(
  document: PDFKit.PDFDocument,
  words: string | readonly TextRun[],
  [x, y]: readonly [x: number, y: number],
  { fill, size, spacing = 0, ...setting }: LineLook,
): void {
  const runs = typeof words === 'string' ? typeset(words, setting) : words;
  let at = x;
  for (const run of runs) {
    const width = widthOf([run], size, spacing);
    if (run.face === null) writeBox(document, run.text, [at, y], { size, fill });
    else {
      document
        .registerFont(run.face.name, run.face.bytes)
        .font(run.face.name)
        .fontSize(size)
        .fillColor(fill)
        .text(run.text, at, y, {
          lineBreak: false,
          baseline: 'alphabetic',
          characterSpacing: spacing,
          // Its types allow only features that are on.
          ...(spacing > 0 && { features: featuresOf(spacing) as unknown as PDFKit.Mixins.OpenTypeFeatures[] }),
        });
    }
    at += width;
  }
}

/** An empty box, which carries its sign for people who copy or hear it. */
function writeBox(
  document: PDFKit.PDFDocument,
  sign: string,
  [x, y]: readonly [number, number],
  { size, fill }: Pick<LineLook, 'size' | 'fill'>,
): void {
  document.markContent('Span', { actual: sign });
  document
    .lineWidth(size * 0.05)
    .rect(...boxOf([x, y], size))
    .stroke(fill);
  document.endMarkedContent();
}

/** Place of the box of a sign that cannot be drawn. */
export const boxOf = ([x, y]: readonly [number, number], size: number) =>
  [x + size * 0.1, y - size * 0.78, size * (boxEms - 0.2), size * 0.84] as const;

export interface TextLook extends LineLook {
  readonly width: number;
  readonly align?: 'left' | 'center' | 'right';
  /** Between lines. */
  readonly gap?: number;
}

/**
 * Draws words in lines, the first one's top at a place, and leaves `y` of the document below the last. Lines that do
 * not fit the page continue at the top of the next.
 */
export function writeText(
  document: PDFKit.PDFDocument,
  words: string,
  [x, y]: readonly [x: number, y: number],
  { align = 'left', gap = 0, width, ...look }: TextLook,
): void {
  const { size } = look;
  const { ascent, descent, unitsPerEm } = mainFace(look.language, look.weight).font;
  const above = (ascent / unitsPerEm) * size;
  const height = above - (descent / unitsPerEm) * size;
  let top = y;
  for (const line of linesOf(words, look, size, width)) {
    if (top + height > document.page.maxY() && top > document.page.margins.top) {
      document.addPage();
      top = document.page.margins.top;
    }
    const left = { left: 0, center: 0.5, right: 1 }[align] * (width - widthOf(line, size, look.spacing));
    writeLine(document, line, [x + left, top + above], look);
    top += height + gap;
  }
  document.x = x;
  document.y = top;
}
