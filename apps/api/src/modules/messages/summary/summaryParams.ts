import type { MessageDetail } from '@banyan/contracts/messages';
import type { MessageParams } from '../messages.schema.ts';

/** Study of a week. */
export interface WeekFigures {
  /** Seconds of each day, Monday first. */
  readonly days: readonly number[];
  readonly chapters: number;
}

const sum = (days: readonly number[]) => days.reduce((all, one) => all + one, 0);

/** A weekly summary as the params of its message: the values of its words, and the figures that are drawn. */
export function summaryParams(monday: string, now: WeekFigures, before: WeekFigures): MessageParams {
  const [spent, then] = [sum(now.days), sum(before.days)];
  const difference = spent - then;
  return {
    monday,
    days: now.days.join(','),
    before: before.days.join(','),
    chapters: now.chapters,
    chaptersBefore: before.chapters,
    ...(spent > 0 ? { spentS: spent } : {}),
    ...(difference >= 60 ? { moreS: difference } : {}),
    ...(difference <= -60 ? { lessS: -difference } : {}),
  };
}

type Param = MessageParams[string] | undefined;

const textOf = (param: Param) => (typeof param === 'string' ? param : '');
const numbers = (param: Param) => textOf(param).split(',').map(Number);

/** The figures from the params. */
export function summaryOf(params: MessageParams, goalS: number): MessageDetail['summary'] {
  const week = (days: number[], chapters: Param) => ({
    days,
    seconds: sum(days),
    chapters: Number(chapters),
  });
  return {
    monday: textOf(params['monday']),
    now: week(numbers(params['days']), params['chapters']),
    before: week(numbers(params['before']), params['chaptersBefore']),
    goalS,
  };
}
