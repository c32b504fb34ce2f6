import type { Suggestion } from '@banyan/contracts/exam';

/** A stretch of an answer; `letter` if a suggestion quotes it. */
export interface Piece {
  readonly text: string;
  readonly letter: string;
  /** The suggestion is uncertain here. */
  readonly unsure: boolean;
}

/** Letter of a criterion's quote in the answer. */
export const letterOf = (index: number) => String.fromCodePoint(97 + index);

/** An answer split at the quotes of a suggestion; of two quotes at one place the first counts. */
export function piecesOf(text: string, parts: Suggestion['parts'] = []): Piece[] {
  const found = parts
    .flatMap(({ quote, sure }, index) => {
      const from = quote === '' ? -1 : text.indexOf(quote);
      return from === -1 ? [] : [{ from, to: from + quote.length, letter: letterOf(index), unsure: !sure }];
    })
    .sort((a, b) => a.from - b.from || b.to - a.to);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to, ...rest } of found) {
    const before = pieces.at(-1);
    if (from < at) {
      // Several criteria may quote one sentence.
      if (before !== undefined && before.text === text.slice(from, to)) {
        pieces[pieces.length - 1] = {
          ...before,
          letter: `${before.letter} ${rest.letter}`,
          unsure: before.unsure || rest.unsure,
        };
      }
      continue;
    }
    if (from > at) pieces.push({ text: text.slice(at, from), letter: '', unsure: false });
    pieces.push({ text: text.slice(from, to), ...rest });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), letter: '', unsure: false });
  return pieces;
}
