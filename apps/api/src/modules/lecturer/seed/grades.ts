import { gradeDimensions } from '@banyan/contracts/teaching';

/**
 * Grades with means near the given ones, always the same: of `count` people, as many as needed give a whole grade more.
 */
export function gradesNear(means: readonly number[], person: number, count: number) {
  return gradeDimensions.map((dimension, index) => {
    const mean = means[index] ?? 40;
    const [whole, tenths] = [Math.floor(mean / 10), mean % 10];
    // Spread over people, each dimension begins elsewhere.
    const place = (person * 7 + index * 3) % count;
    const grade = place < (tenths * count) / 10 ? whole + 1 : whole;
    // Now and then one person is harder to please, and another one makes up for it.
    const swing = place === 0 && whole > 2 ? -1 : place === count - 1 ? 1 : 0;
    return { dimension, grade: Math.min(5, Math.max(1, grade + swing)) };
  });
}
