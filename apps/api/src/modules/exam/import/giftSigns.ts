/** Signs that a backslash escapes: the sign itself is meant. */
const escaped = /\\([\\:#={}~n])/g;

/** A text with its escaped signs as such. */
export const unescaped = (text: string): string =>
  text.replaceAll(escaped, (_, sign: string) => (sign === 'n' ? '\n' : sign));

/** Words as GIFT writes them, every sign of its own escaped. */
export const giftWords = (text: string): string =>
  text.replaceAll(/[\\:#={}~]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** Places of a sign without a backslash before it; those of a longer one do not overlap. */
export function placesOf(text: string, sign: string): number[] {
  const places: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text.startsWith(sign, at)) {
      places.push(at);
      at += sign.length - 1;
    }
  }
  return places;
}

/** The first of them at or behind a place; -1: there is none. */
export const firstOf = (text: string, sign: string, from = 0): number =>
  placesOf(text, sign).find((place) => place >= from) ?? -1;

/** A text before and behind the first sign of a kind; without it all is before. */
export function parted(text: string, sign: string): readonly [before: string, behind: string] {
  const at = firstOf(text, sign);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + sign.length)];
}

/** One of the answers between braces. */
export interface WrittenAnswer {
  readonly sign: '=' | '~';
  /** Per cent of the points; null: it names none. */
  readonly share: number | null;
  readonly text: string;
  readonly feedback: string;
}

/** Answers that begin with one of the signs; null: there is a text before the first. */
export function answersOf(text: string, signs: readonly ('=' | '~')[]): readonly WrittenAnswer[] | null {
  const starts = signs
    .flatMap((sign) => placesOf(text, sign).map((place) => ({ sign, place })))
    .toSorted((one, other) => one.place - other.place);
  if (text.slice(0, starts[0]?.place ?? text.length).trim() !== '') return null;
  return starts.map(({ sign, place }, index) => answerOf(sign, text.slice(place + 1, starts[index + 1]?.place)));
}

/** An answer behind its sign. */
export function answerOf(sign: '=' | '~', body: string): WrittenAnswer {
  const [, share = null, rest = ''] = /^\s*(?:%(-?\d{1,3}(?:\.\d*)?)%)?([\s\S]*)$/.exec(body) ?? [];
  const [text, feedback] = parted(rest, '#');
  return { sign, share: share === null ? null : Number(share), text: text.trim(), feedback: feedback.trim() };
}
