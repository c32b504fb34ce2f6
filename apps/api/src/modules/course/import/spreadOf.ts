/**
 * Numbers of one star, two, … five whose average is that in tenths: mostly the two stars next to the average, and a few
 * further away that balance each other.
 */
export function spreadOf(rating: number, ratings: number): number[] {
  const counts = [0, 0, 0, 0, 0];
  if (ratings === 0) return counts;
  const sum = Math.min(ratings * 5, Math.max(ratings, Math.round((rating * ratings) / 10)));
  const low = Math.min(4, Math.floor(sum / ratings));
  const above = sum - low * ratings;
  counts[low - 1] = ratings - above;
  counts[low] = (counts[low] ?? 0) + above;
  // Two of the lower of two neighbours become one a star below and one a star above.
  for (const [at, share] of [
    [low - 1, 0.2],
    [low, 0.2],
    [low - 2, 0.3],
  ] as const) {
    const move = Math.floor(((counts[at] ?? 0) * share) / 2);
    if (at < 1 || at > 3 || move === 0) continue;
    counts[at] = (counts[at] ?? 0) - 2 * move;
    counts[at - 1] = (counts[at - 1] ?? 0) + move;
    counts[at + 1] = (counts[at + 1] ?? 0) + move;
  }
  return counts;
}
