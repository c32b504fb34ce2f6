/** Shorter words are not corrected: nearly every other word is near to them. */
const SHORTEST = 4;
/** Length from which two wrong letters are tolerated. */
const LONG = 8;
/** Letters of a longer word used for spellings. */
const MOST_LETTERS = 14;

const LATIN = /[\p{Script=Latin}\p{M}]+/gu;

/** Lower-case words of a text in Latin script that are long enough for a correction. */
export const latinWords = (text: string): string[] =>
  [...text.normalize('NFKC').toLowerCase().matchAll(LATIN)]
    .map(([word]) => word)
    .filter(({ length }) => length >= SHORTEST);

/** Wrong letters tolerated in a word. */
export const forgiven = (word: string) => (word.length >= LONG ? 2 : 1);

/** A word, and it with one letter or two left out. Words that differ by as many letters share one of these. */
export function spellingsOf(word: string): string[] {
  const found = new Set([word.slice(0, MOST_LETTERS)]);
  for (let left = forgiven(word); left > 0; left -= 1) {
    for (const one of [...found]) {
      for (let at = 0; at < one.length; at += 1) found.add(one.slice(0, at) + one.slice(at + 1));
    }
  }
  return [...found];
}

/** Edit distance of two words: letters inserted, removed, changed or swapped with their neighbour. */
export function distance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let [before, last]: [number[], number[]] = [[], b.map((_, at) => at).concat(b.length)];
  for (const [row, letter] of a.entries()) {
    const next = [row + 1];
    for (const [at, against] of b.entries()) {
      const changed = (last[at] ?? 0) + (letter === against ? 0 : 1);
      const swapped =
        row > 0 && at > 0 && letter === b[at - 1] && a[row - 1] === against ? (before[at - 1] ?? 0) + 1 : Infinity;
      next.push(Math.min((last[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, changed, swapped));
    }
    [before, last] = [last, next];
  }
  return last[b.length] ?? 0;
}
