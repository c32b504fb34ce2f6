import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpackWoff.ts';

const weights = { regular: 400, bold: 700 } as const;
export type Weight = keyof typeof weights;

/** Simplified and common traditional characters, Latin: what documents drawn here are written in. */
const fileOf = (weight: Weight) =>
  createRequire(import.meta.url).resolve(
    `@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weights[weight]}-normal.woff`,
  );

const read = new Map<Weight, { readonly bytes: Buffer; readonly font: Font }>();

/** A font, read when the first document is drawn with it. */
export function fontOf(weight: Weight): { readonly bytes: Buffer; readonly font: Font } {
  const known = read.get(weight);
  if (known !== undefined) return known;
  const bytes = unpackWoff(readFileSync(fileOf(weight)));
  const font = create(bytes);
  if (!('layout' in font)) throw new Error('a collection of fonts is none');
  const both = { bytes, font };
  read.set(weight, both);
  return both;
}

/** Characters that a font has no shape for would be boxes: they become a circle, as forms write what they cannot. */
export const drawable = (words: string, weight: Weight): string =>
  [...words].map((one) => (fontOf(weight).font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0) ? one : '〇')).join('');
