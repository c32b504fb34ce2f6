import type { ToolRow } from '../assessment.schema.ts';

/** A person's answers in the past. */
export interface SeedAnswers {
  /** By dimension. */
  readonly values?: readonly number[];
  /** Answers of the first statements alone, not submitted. */
  readonly begun?: number;
  /** When they were submitted. */
  readonly daysAgo?: number;
}

/** Answers that result in a dimension's value; of two statements the second one is a step beside it. */
export function answersOf({ dimensions, items }: ToolRow, { values, begun = 0 }: SeedAnswers): Record<string, number> {
  const given = values ?? [4, 3, 4, 4, 3, 4];
  const seen = new Map<string, number>();
  const all = items.map(({ dimension, reversed = false }) => {
    const value = given[dimensions.findIndex(({ key }) => key === dimension)] ?? 3;
    const times = seen.get(dimension) ?? 0;
    seen.set(dimension, times + 1);
    const step = Math.min(5, value + (times > 0 && value % 2 === 1 ? 1 : 0));
    return reversed ? 6 - step : step;
  });
  const kept = values === undefined ? all.slice(0, begun) : all;
  return Object.fromEntries(kept.map((value, index) => [String(index + 1), value]));
}
