import { isTaskOver, type TaskItem } from '@banyan/contracts/training';
import { endParts, momentParts, useClock, useFormats } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { useTranslation } from 'react-i18next';
import { daysBetween } from '../shared/zoneDays.ts';

const MINUTE_S = 60;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Moments nearer than this show the time left, in warning colours, ms. */
const HOT_MS = 36 * HOUR_MS;

/** Opening or end of a task, in words. */
export interface TaskTimes {
  readonly when: string;
  /** The time left or overdue; empty when nothing is urgent. */
  readonly left: string;
  readonly hot: boolean;
  /** The whole moment; empty when there is none. */
  readonly full: string;
}

/** Words for the moment of a task that matters, in the enterprise's zone. A midnight is the 24:00 of the day that ends. */
export function useTaskTimes(): (task: TaskItem) => TaskTimes {
  const { t, i18n } = useTranslation('training');
  const { rough } = useFormats();
  const { timeZone } = useSession();
  const now = useClock()();

  const told = (at: number, isEnd: boolean) => {
    const { date, time, weekday } = (isEnd ? endParts : momentParts)(at, now, i18n.language, timeZone);
    const days = daysBetween(now, isEnd ? at - 1 : at, timeZone);
    if (days === 0) return t('tasks.day.today', { time });
    if (days === 1) return t('tasks.day.tomorrow', { time });
    if (days === -1) return t('tasks.day.yesterday', { time });
    if (days > 1 && days < 7) return t('tasks.day.weekday', { weekday, time });
    return t('tasks.day.date', { date });
  };
  const length = (ms: number) => {
    if (ms < DAY_MS) return rough(Math.max(MINUTE_S, ms / 1000));
    const days = t('tasks.days', { count: Math.floor(ms / DAY_MS) });
    const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
    return ms >= 3 * DAY_MS || hours === 0 ? days : `${days} ${rough(hours * 3600)}`;
  };
  const full = (at: number) => momentParts(at, now, i18n.language, timeZone).full;

  return ({ state, opensAt, dueAt, doneAt }) => {
    if (isTaskOver(state)) {
      if (doneAt !== null) {
        const when = t(state === 'failed' ? 'tasks.failedAt' : 'tasks.doneAt', { when: told(doneAt, false) });
        return { when, left: '', hot: false, full: full(doneAt) };
      }
      return dueAt === null
        ? { when: '', left: '', hot: false, full: '' }
        : { when: t('tasks.due', { when: told(dueAt, true) }), left: '', hot: false, full: full(dueAt) };
    }
    if (state === 'waiting' && opensAt !== null) {
      return { when: t('tasks.opens', { when: told(opensAt, false) }), left: '', hot: false, full: full(opensAt) };
    }
    if (dueAt === null) return { when: t('tasks.anyTime'), left: '', hot: false, full: '' };
    const ms = dueAt - now;
    return {
      when: t('tasks.due', { when: told(dueAt, true) }),
      left: ms < 0 ? t('tasks.late', { duration: length(-ms) }) : t('tasks.left', { duration: length(ms) }),
      hot: ms < HOT_MS,
      full: full(dueAt),
    };
  };
}
