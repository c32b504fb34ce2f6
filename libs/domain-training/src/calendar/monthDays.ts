import { addDays, weekdayOf } from '../shared/zoneDays.ts';

/** Weeks of a month, `2026-11`, from Monday to Sunday, with the days around it that fill them. */
export function weeksOf(month: string): readonly (readonly string[])[] {
  const first = `${month}-01`;
  const monday = addDays(first, -weekdayOf(first));
  const weeks: string[][] = [];
  for (let day = monday; weeks.length === 0 || day.startsWith(month); day = addDays(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)));
  }
  return weeks;
}

/** The agenda covers this many days after its month, for the next ones at its end too. More than fill its last week. */
const AHEAD_DAYS = 14;

/** The days that a month's picture and its agenda span. */
export function spanOf(month: string): { readonly first: string; readonly last: string } {
  const first = `${month}-01`;
  return {
    first: weeksOf(month)[0]?.[0] ?? first,
    last: addDays(`${addMonths(month, 1)}-01`, AHEAD_DAYS - 1),
  };
}

/** The month a number of months after another. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The same day of another month, or its last day. */
export function dayInMonth(day: string, month: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}${day.slice(7)}`;
  return same > last ? last : same;
}
