/** Waits between the questions whether money has come, ms: soon at first, then less and less often. */
const waits = [1500, 2000, 3000, 5000, 8000, 12_000] as const;
const longest = 20_000;

/** How long to wait before a question, when so many have been asked. */
export const waitBefore = (asked: number): number => waits[asked] ?? longest;
