const waitsMs = [1000, 2000, 4000, 8000, 15_000, 30_000] as const;

/** Pause before attempt number `failures` + 1, ms; half of it is random, so that a class does not retry at once. */
export function backOff(failures: number, chance: () => number = Math.random): number {
  const wait = waitsMs[Math.min(failures, waitsMs.length) - 1] ?? waitsMs[0];
  return wait * (0.5 + chance() / 2);
}
