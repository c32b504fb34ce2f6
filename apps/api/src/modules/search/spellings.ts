/** Shorter words are not corrected: nearly every other word is near to them. */
const SHORTEST = 4;
/** From this length on two wrong letters are forgiven. */
const LONG = 8;
/** Letters of a longer word used for spellings. */
const MOST_LETTERS = 14;

const LATIN = /[\p{Script=Latin}\p{M}]+/gu;

/** Words of a text in Latin script, in small letters, that are long enough to be mistyped recognisably. */
export const latinWords = (text: string): string[] =>
  [...text.normalize('NFKC').toLowerCase().matchAll(LATIN)]
    .map(([word]) => word)
    .filter(({ length }) => length >= SHORTEST);

/** Wrong letters that are forgiven in a word. */
export const forgiven = (word: string) => (word.length >= LONG ? 2 : 1);

/** A word, and it with one letter or two left out. Two words that differ by so many letters share one of them. */
export function spellingsOf(word: string): string[] {
  const found = new Set([word.slice(0, MOST_LETTERS)]);
  for (let left = forgiven(word); left > 0; left -= 1) {
    for (const one of [...found]) {
      for (let at = 0; at < one.length; at += 1) found.add(one.slice(0, at) + one.slice(at + 1));
    }
  }
  return [...found];
}

/** How many letters have to be put in, taken out, changed or swapped with their neighbour to make one word of the other. */
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
