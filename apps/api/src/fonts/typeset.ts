import { facesOf, type Face, type Weight } from './faces.ts';

/** Language of the words: BCP 47, or the content's code. */
export interface Setting {
  readonly language: string;
  readonly weight: Weight;
}

/** Words that one face draws; null: no face has a shape for it. */
export interface TextRun {
  readonly face: Face | null;
  readonly text: string;
}

/** Words of alphabets are kept together, so that no letter of a name differs; everything else is set sign by sign. */
const pieces = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}]+|[^]/gu;
const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Signs without a shape: joiners, marks of direction, and selectors of a variant of the sign before. */
const shapeless = /[\p{Cf}\p{Variation_Selector}]/gu;
const spaces = /[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]/gu;

/** Words as they are set: composed, and with one kind of space. */
const plain = (words: string) =>
  words
    .normalize('NFC')
    .replaceAll(shapeless, '')
    .replaceAll(spaces, (space) => (space === '\u3000' ? space : ' '));

const has = ({ font }: Face, text: string) =>
  [...text].every((one) => font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));

function faceFor(text: string, { language, weight }: Setting): Face | null {
  for (const face of facesOf(language, weight)) if (has(face, text)) return face;
  return null;
}

/** Increases when words are drawn in another way, so that stored drawings are made again. */
export const drawingNo = 2;

/** Words in the faces that draw them, in order. A sign that none draws is a run of its own without a face. */
export function typeset(words: string, setting: Setting): TextRun[] {
  const runs: { face: Face | null; text: string }[] = [];
  const add = (text: string, face: Face | null) => {
    const last = runs.at(-1);
    if (last !== undefined && face !== null && last.face === face) last.text += text;
    else runs.push({ face, text });
  };
  for (const [piece] of plain(words).matchAll(pieces)) {
    const whole = faceFor(piece, setting);
    if (whole === null) for (const { segment } of signs.segment(piece)) add(segment, faceFor(segment, setting));
    else add(piece, whole);
  }
  return runs;
}

/** Signs of these words that cannot be drawn, each once. */
export const undrawable = (words: string): string[] => [
  ...new Set(
    typeset(words, { language: 'zh', weight: 'regular' }).flatMap(({ face, text }) => (face === null ? [text] : [])),
  ),
];

/** A sign as its code, which can be looked up: U+2CE93. */
export const codeOf = (sign: string): string =>
  [...sign].map((one) => `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`).join(' ');

/** Width of a sign that cannot be drawn, in ems: an empty box replaces it. */
export const boxEms = 1;

/** Two letters in one shape would be closer than the rest. */
export const featuresOf = (spacing: number): Record<string, boolean> => (spacing > 0 ? { liga: false } : {});

/** Width of words at a size, with `spacing` after each sign. */
export function widthOf(runs: readonly TextRun[], size: number, spacing = 0): number {
  let width = 0;
  for (const { face, text } of runs) {
    if (face === null) width += boxEms * size + spacing;
    else {
      const { advanceWidth, glyphs } = face.font.layout(text, featuresOf(spacing));
      width += (advanceWidth / face.font.unitsPerEm) * size + glyphs.length * spacing;
    }
  }
  return width;
}
