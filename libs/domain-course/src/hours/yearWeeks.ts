/** A day in the grid of a year. */
export interface YearDay {
  /** Date as YYYY-MM-DD. */
  readonly date: string;
  /** 0: no study; 1 to 4: from little to much. */
  readonly level: 0 | 1 | 2 | 3 | 4;
  readonly seconds: number;
}

/** Seven days from Monday; null for days of another year. */
export type YearWeek = readonly (YearDay | null)[];

const DAY_MS = 86_400_000;
/** Lower bounds of the levels, seconds. */
const levels = [1, 15 * 60, 30 * 60, 60 * 60] as const;

/** Level of a day's study, 0 to 4. */
export function levelOf(seconds: number): YearDay['level'] {
  return levels.filter((from) => seconds >= from).length as YearDay['level'];
}

/** Days of a year by weeks from Monday to Sunday. */
export function yearWeeks(
  year: number,
  days: readonly { readonly date: string; readonly seconds: number }[],
): readonly YearWeek[] {
  const secondsOf = new Map(days.map(({ date, seconds }) => [date, seconds]));
  const first = Date.UTC(year, 0, 1);
  const length = (Date.UTC(year + 1, 0, 1) - first) / DAY_MS;
  const before = (new Date(first).getUTCDay() + 6) % 7;
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const index = week * 7 + weekday - before;
      if (index < 0 || index >= length) return null;
      const date = new Date(first + index * DAY_MS).toISOString().slice(0, 10);
      const seconds = secondsOf.get(date) ?? 0;
      return { date, seconds, level: levelOf(seconds) };
    }),
  );
}

/** Index of the week in which each month of the year begins. */
export function monthColumns(weeks: readonly YearWeek[]): readonly number[] {
  return Array.from({ length: 12 }, (_, month) =>
    weeks.findIndex((week) => week.some((day) => day !== null && Number(day.date.slice(5, 7)) === month + 1)),
  );
}
