import type { StudyDay } from '@banyan/contracts/course';
import type { CallContext, Learner } from '../../http/context.ts';
import { addDays, calendarDays, dayOf, mondayOf, streakDays } from '../../days/days.ts';
import { countedDays } from './countedDays.ts';

/** Most days read back for the streak; longer ones are shown as this long. */
const MOST_DAYS = 400;
const LATELY_DAYS = 14;

/** A person's study time, by days of the enterprise's zone; all lengths in seconds. */
export interface StudyTime {
  /** Monday of last week up to Sunday of next week. */
  readonly days: StudyDay[];
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Days in a row with study. */
  readonly streakDays: number;
  readonly todayS: number;
  /** Since Monday. */
  readonly weekS: number;
  /** Since the first of the month. */
  readonly monthS: number;
  /** Each of the last fourteen days, today last. */
  readonly lately: number[];
}

export async function studyTime({ scope, viewer, now }: CallContext<Learner>): Promise<StudyTime> {
  const today = dayOf(now(), viewer.timeZone);
  const studied = await countedDays(scope, viewer.userId, { from: addDays(today, -MOST_DAYS) });
  const secondsOf = new Map(studied.map(({ date, seconds }) => [date, seconds]));
  const on = (date: string) => secondsOf.get(date) ?? 0;
  const since = (first: string) =>
    [...secondsOf].reduce((sum, [date, seconds]) => (date >= first ? sum + seconds : sum), 0);
  return {
    days: calendarDays(today).map((date) => ({ date, seconds: on(date) })),
    today,
    streakDays: streakDays(studied.map(({ date }) => date).reverse(), today),
    todayS: on(today),
    weekS: since(mondayOf(today)),
    monthS: since(`${today.slice(0, 7)}-01`),
    lately: Array.from({ length: LATELY_DAYS }, (_, index) => on(addDays(today, index + 1 - LATELY_DAYS))),
  };
}
