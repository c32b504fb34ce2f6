/** Shown parts of a chapter: `claimed` joins the known ones, as far as the chapter has such parts. In order. */
export function joinSeen(known: readonly number[], claimed: readonly number[], parts: number): readonly number[] {
  const all = new Set([...known, ...claimed].filter((part) => Number.isInteger(part) && part >= 1 && part <= parts));
  return [...all].sort((one, other) => one - other);
}

/** Whether every part was shown; chapters that play have none. Parts that a chapter no longer has do not count. */
export const allSeen = (seen: readonly number[], parts: number) => joinSeen([], seen, parts).length >= parts;
