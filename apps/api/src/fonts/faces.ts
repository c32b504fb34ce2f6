import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export type Weight = 'regular' | 'bold';

/** A family's files; one with a single weight has it for both. */
const families = {
  sc: { regular: 'sans-sc/400Regular/NotoSansSC_400Regular', bold: 'sans-sc/700Bold/NotoSansSC_700Bold' },
  tc: { regular: 'sans-tc/400Regular/NotoSansTC_400Regular', bold: 'sans-tc/700Bold/NotoSansTC_700Bold' },
  latin: { regular: 'sans/400Regular/NotoSans_400Regular', bold: 'sans/700Bold/NotoSans_700Bold' },
  symbols: {
    regular: 'sans-symbols/400Regular/NotoSansSymbols_400Regular',
    bold: 'sans-symbols/700Bold/NotoSansSymbols_700Bold',
  },
  shapes: {
    regular: 'sans-symbols-2/400Regular/NotoSansSymbols2_400Regular',
    bold: 'sans-symbols-2/400Regular/NotoSansSymbols2_400Regular',
  },
  math: {
    regular: 'sans-math/400Regular/NotoSansMath_400Regular',
    bold: 'sans-math/400Regular/NotoSansMath_400Regular',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Weight, string>>>>;

type Family = keyof typeof families;

/** A whole font, read once: documents embed the part that they use. */
export interface Face {
  /** Names it in a document. */
  readonly name: string;
  readonly bytes: Buffer;
  readonly font: Font;
}

const { resolve } = createRequire(import.meta.url);
const read = new Map<string, Face>();

/** A face, read when the first document needs it. */
function faceOf(family: Family, weight: Weight): Face {
  const name = families[family][weight];
  const known = read.get(name);
  if (known !== undefined) return known;
  const bytes = readFileSync(resolve(`@expo-google-fonts/noto-${name}.ttf`));
  const font = create(bytes);
  if (!('layout' in font)) throw new Error('a collection of fonts is none');
  const face = { name, bytes, font };
  read.set(name, face);
  return face;
}

/** Signs of one code differ by region: each language begins with the shapes of its own. */
function orderOf(language: string): readonly Family[] {
  const [han, other] = /^zh[-_](?:tw|hk|hant)/i.test(language) ? (['tc', 'sc'] as const) : (['sc', 'tc'] as const);
  const rest = ['symbols', 'shapes', 'math'] as const;
  return /^zh/i.test(language) ? [han, 'latin', other, ...rest] : ['latin', han, other, ...rest];
}

/** Faces of a language; the first that has a sign draws it. */
export function* facesOf(language: string, weight: Weight): Generator<Face> {
  for (const family of orderOf(language)) yield faceOf(family, weight);
}

/** The main face of a language's lines: its height is the height of lines. */
export function mainFace(language: string, weight: Weight): Face {
  const [first = 'sc'] = orderOf(language);
  return faceOf(first, weight);
}
