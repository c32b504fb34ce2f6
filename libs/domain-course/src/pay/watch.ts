/** Pauses between the polls of a payment, ms: short at first, then longer. */
const waits = [1500, 2000, 3000, 5000, 8000, 12_000] as const;
const longest = 20_000;

/** Pause before the next poll, after this many polls. */
export const waitBefore = (asked: number): number => waits[asked] ?? longest;
