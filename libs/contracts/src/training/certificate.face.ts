import type { CertificateTone } from './certificate.choices.ts';

/** Colours of a certificate: pigment, dark shade, two lighter ones, paper, and one bright accent. */
export interface FacePaint {
  readonly ground: string;
  readonly deep: string;
  readonly mid: string;
  readonly light: string;
  readonly paper: string;
  readonly spark: string;
}

const paint = (ground: string, deep: string, mid: string, light: string, paper: string, spark: string): FacePaint => ({
  ...{ ground, deep, mid, light, paper, spark },
});

/** Colours by tone. The paper stays light in the dark appearance too. */
export const facePaints: Readonly<Record<CertificateTone, FacePaint>> = {
  gamboge: paint('#d9a13b', '#8a5a0f', '#eec374', '#f7dfae', '#fdf6e6', '#2c3a47'),
  ochre: paint('#a65f3e', '#733d25', '#c98d6c', '#e6c1a9', '#faf0e9', '#2f4b57'),
  indigo: paint('#2f4b7c', '#1f3358', '#5b7fb5', '#a9c0df', '#eef2f8', '#f0b44c'),
  slate: paint('#55677a', '#374656', '#8595a5', '#bcc8d2', '#f0f3f6', '#e58f5b'),
  malachite: paint('#2f7a6b', '#1d5348', '#5fa594', '#aad2c6', '#edf5f2', '#f2c14e'),
  lotus: paint('#9a5468', '#6d3547', '#c08595', '#e2bcc6', '#f9eff2', '#5c86a5'),
  azurite: paint('#2c6f97', '#184a69', '#5b9cc2', '#aacfe3', '#ecf5fa', '#f3c969'),
  willow: paint('#6f8f3f', '#4b6527', '#9db96c', '#cddca9', '#f4f8ea', '#e8b04a'),
  violet: paint('#6d4a75', '#45304e', '#9a78a3', '#cbb3d1', '#f5eff6', '#efa37f'),
};

/** Size of the drawing in its own units. */
export const faceSize = { width: 280, height: 210 } as const;

/** One shape, in drawing order. Positions of texts are those of their baselines. */
export type FaceMark =
  | { readonly kind: 'rect'; readonly box: Box; readonly fill?: string; readonly stroke?: string }
  | {
      readonly kind: 'path';
      readonly d: string;
      readonly fill?: string;
      readonly stroke?: string;
      readonly width?: number;
      readonly opacity?: number;
    }
  | {
      readonly kind: 'text';
      readonly at: readonly [x: number, y: number];
      readonly size: number;
      readonly bold: boolean;
      readonly fill: string;
      /** Space between characters. */
      readonly spacing: number;
      readonly words: string;
    }
  | { readonly kind: 'photo' | 'code'; readonly box: Box };

type Box = readonly [x: number, y: number, width: number, height: number];

/** Texts of a certificate. */
export interface CertificateWords {
  /** "Certificate", above the title. */
  readonly heading: string;
  readonly title: string;
  readonly scope: string;
  /** Name and account of the holder. */
  readonly holder: string;
  /** One or two sentences; small certificates on a screen omit it. */
  readonly body: string;
  readonly issuer: string;
  /** Dates of issue and expiry. */
  readonly dates: string;
  readonly number: string;
  /** Verification code. */
  readonly code: string;
  /** Note on unprintable characters; empty without any. */
  readonly note: string;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A ring around the seal, like a tree's: the smaller, the less round. */
function ring(radius: number): string {
  const wobble = Math.max(0, (160 - radius) / 160) * 0.14;
  const points = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * 2 * Math.PI;
    const reach = radius * (1 + wobble * Math.sin(3 * angle + radius / 22) + wobble * 0.5 * Math.cos(2 * angle));
    return [226 + reach * Math.cos(angle), 168 + reach * Math.sin(angle)] as const;
  });
  const middle = (index: number) => {
    const [a, b] = [points[index % 24] ?? [0, 0], points[(index + 1) % 24] ?? [0, 0]] as const;
    return `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`;
  };
  const curves = points.map((_, index) => {
    const [x, y] = points[(index + 1) % 24] ?? [0, 0];
    return `Q${round(x)} ${round(y)} ${middle(index + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}z`;
}

const rings = Array.from({ length: 14 }, (_, index) => ring(216 - index * 15));

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Approximate width of a character in ems, also of bold Latin. */
function em(one: string): number {
  if (/[\u2e80-\uffef]/.test(one)) return 1;
  if (/[mwMW]/.test(one)) return 0.86;
  if (/[A-Z0-9]/.test(one)) return 0.64;
  return one === ' ' ? 0.24 : 0.56;
}

const ems = (words: string) => [...words].reduce((sum, one) => sum + em(one), 0);

/** Font size at which the words fit into a width. */
const fitted = (words: string, size: number, width: number) => Math.min(size, round(width / Math.max(1, ems(words))));

/** Characters that may not end a line, and those that may not begin one. */
const opening = '（《〈「『【〔［｛“‘';
const closing = '，。、；：？！）》〉」』】〕］｝”’…—·・％℃‰々ー,.;:?!)%';
/** An unbreakable piece: a character or a word, with its attached punctuation. */
const unbroken = new RegExp(`[${opening}]*(?:[\\u2e80-\\uffef]|[^\\s\\u2e80-\\uffef“‘]+)[${closing}]*\\s*|\\s+`, 'g');

/** Breaks words into lines of at most `width`. */
function lines(words: string, size: number, width: number): string[] {
  const found: string[] = [''];
  for (const part of words.match(unbroken) ?? []) {
    const last = found.length - 1;
    if (ems(`${found[last] ?? ''}${part}`) * size <= width) found[last] = `${found[last] ?? ''}${part}`;
    else found.push(part);
  }
  return found.map((line) => line.trim());
}

/** Most lines below the holder. */
const bodyLines = 3;

/** The sentence in three lines at most, in a smaller font for longer texts; an overlong text ends in an ellipsis. */
function paragraph(words: string): { readonly size: number; readonly said: readonly string[] } {
  for (let size = 6.5; size >= 4.5; size -= 0.5) {
    const said = lines(words, size, 172);
    if (said.length <= bodyLines) return { size, said };
  }
  const cut = lines(words, 4.5, 168).slice(0, bodyLines);
  return { size: 4.5, said: cut.map((line, index) => (index === bodyLines - 1 ? `${line}…` : line)) };
}

/**
 * The drawing of a certificate, shared by page, PDF and picture. `whole`: with the sentence, dates and code of the
 * document, which the small one in a list omits; `photo`: with a photo.
 */
export function certificateFace(
  tone: CertificateTone,
  words: CertificateWords,
  { whole, photo }: { readonly whole: boolean; readonly photo: boolean },
): FaceMark[] {
  const { deep, ground, light, mid, paper, spark } = facePaints[tone];
  const text = (x: number, y: number, size: number, said: string, more: { bold?: boolean; spacing?: number } = {}) =>
    ({ kind: 'text', at: [x, y], size, bold: false, spacing: 0, fill: deep, words: said, ...more }) as const;
  const wide = whole ? 168 : 228;
  const body = paragraph(words.body);
  return [
    { kind: 'rect', box: [0, 0, faceSize.width, faceSize.height], fill: paper },
    ...rings.map((d, index) => ({ kind: 'path', d, stroke: light, opacity: index < 3 ? 0.5 : 0.7 }) as const),
    { kind: 'rect', box: [10, 10, 260, 190], stroke: mid },
    text(28, whole ? 44 : 52, whole ? 9 : 12, words.heading, { spacing: 3 }),
    text(28, whole ? 68 : 84, fitted(words.title, whole ? 18 : 20, wide), words.title, { bold: true }),
    ...(whole
      ? [
          text(28, 82, fitted(words.scope, 7.5, wide), words.scope),
          text(28, 103, fitted(words.holder, 10, wide), words.holder, { bold: true }),
          ...body.said.map((line, index) => text(28, 117 + index * 10, body.size, line)),
          text(28, 150, fitted(words.issuer, 7.5, 160), words.issuer),
          text(28, 162, fitted(words.dates, 7, 160), words.dates),
          text(28, 178, 7, words.number),
          text(28, 188, 6, words.code),
          ...(words.note === '' ? [] : [text(28, 196.5, fitted(words.note, 4.5, 172), words.note)]),
          { kind: 'rect', box: [212, 24, 46, 46], fill: paper } as const,
          { kind: 'code', box: [215, 27, 40, 40] } as const,
          ...(photo ? [{ kind: 'photo', box: [215, 78, 40, 52] } as const] : []),
        ]
      : [text(28, 112, fitted(words.holder, 12, wide), words.holder), text(28, 182, 10, words.number)]),
    { kind: 'path', d: circle(226, 168, 21), fill: ground },
    { kind: 'path', d: circle(226, 168, 16.5), stroke: paper, width: 1 },
    { kind: 'path', d: 'M219.5 168.5l4.7 4.7 8.3-9.4', stroke: spark, width: 3 },
  ];
}
