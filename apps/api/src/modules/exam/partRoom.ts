/** Questions that are alike for a draw. */
export interface QuestionGroup {
  readonly bank: number | string;
  readonly kind: string;
  readonly difficulty: number;
  readonly tags: readonly string[];
  readonly count: number;
}

/** A section of a paper that is drawn, or whose questions are named. */
export interface WantedPart {
  readonly bank: number | string | null;
  readonly kind: string;
  /** Null: any. */
  readonly difficulty: number | null;
  /** One of these; empty: any. */
  readonly tags: readonly string[];
  readonly count: number;
  readonly isNamed: boolean;
}

const countOf = (groups: readonly QuestionGroup[]) => groups.reduce((sum, { count }) => sum + count, 0);

const fits = ({ bank, difficulty, kind, tags }: WantedPart, group: QuestionGroup) =>
  group.bank === bank &&
  group.kind === kind &&
  (difficulty === null || group.difficulty === difficulty) &&
  (tags.length === 0 || group.tags.some((tag) => tags.includes(tag)));

/**
 * Questions left for a section when those before it have drawn theirs in the worst way: no learner gets a question twice.
 */
export function roomOf(parts: readonly WantedPart[], index: number, groups: readonly QuestionGroup[]): number {
  const part = parts[index];
  if (part === undefined) return 0;
  const own = groups.filter((group) => fits(part, group));
  const taken = parts.slice(0, index).reduce((sum, earlier) => {
    // Those that a section names may be any of its bank and kind.
    const reach = earlier.isNamed ? { ...earlier, difficulty: null, tags: [] } : earlier;
    return sum + Math.min(earlier.count, countOf(own.filter((group) => fits(reach, group))));
  }, 0);
  return Math.max(0, countOf(own) - taken);
}
