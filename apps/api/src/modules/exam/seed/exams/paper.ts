import type { SeedPart } from '../types.ts';

/** A part as an author writes it: how many, points of each, points for a choice that is right and not whole. */
export type Row = readonly [kind: SeedPart['kind'], count: number, score: number, partial?: number];

/** Parts drawn from one bank. */
export function paper(bank: string, draw: SeedPart['draw'], ...rows: readonly Row[]): SeedPart[] {
  return rows.map(([kind, count, score, partial]) => ({
    kind,
    count,
    score,
    ...(partial === undefined ? {} : { partial }),
    bank,
    draw,
  }));
}

/** Hours of so many days. */
export const days = (count: number): number => count * 24;
