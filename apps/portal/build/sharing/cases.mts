/** A set of cases in which files are loaded, as bits. */
export type Cases = Uint32Array;

export function casesOf(places: readonly number[], count: number): Cases {
  const cases = new Uint32Array(Math.ceil(count / 32));
  for (const place of places) cases[place >> 5] = (cases[place >> 5] ?? 0) | (1 << (place & 31));
  return cases;
}

export const union = (a: Cases, b: Cases): Cases => a.map((bits, word) => bits | (b[word] ?? 0));

/** Whether all of `some` are in `all`. */
export const covers = (all: Cases, some: Cases): boolean =>
  some.every((bits, word) => (bits & ~(all[word] ?? 0)) === 0);

/** How often one of the cases occurs, by the weight of each. */
export function weigh(cases: Cases, weights: readonly number[]): number {
  let sum = 0;
  for (const [word, bits] of cases.entries()) {
    for (let rest = bits; rest !== 0; rest &= rest - 1) sum += weights[word * 32 + 31 - Math.clz32(rest & -rest)] ?? 0;
  }
  return sum;
}
