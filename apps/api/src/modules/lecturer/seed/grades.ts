import { gradeDimensions } from '@banyan/contracts/teaching';

/**
 * Grades whose means come near what is told, always the same: of `count` people, as many as it takes give a whole grade
 * more.
 */
export function gradesNear(means: readonly number[], person: number, count: number) {
  return gradeDimensions.map((dimension, index) => {
    const mean = means[index] ?? 40;
    const [whole, tenths] = [Math.floor(mean / 10), mean % 10];
    // Spread over people, each dimension begins elsewhere.
    const place = (person * 7 + index * 3) % count;
    const grade = place < (tenths * count) / 10 ? whole + 1 : whole;
    // Now and then somebody is harder to please, and somebody else makes up for it.
    const swing = place === 0 && whole > 2 ? -1 : place === count - 1 ? 1 : 0;
    return { dimension, grade: Math.min(5, Math.max(1, grade + swing)) };
  });
}
