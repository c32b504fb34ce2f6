import type { ActivitySession } from '@banyan/contracts/training';
import { dateFormat, numberFormat } from '@banyan/core-screen';
import { momentParts, useClock, useFailureText, useFormats, type Formats } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { activityRefusalOf } from './refusal.ts';

type Presence = Pick<ActivitySession, 'signedInAt' | 'signedInBy' | 'signedOutAt'>;

/** This domain's texts, with the days and times of activities. */
export interface ActivityWords extends Formats {
  readonly t: TFunction<'training'>;
  /** Day of the month. */
  readonly dayNumber: (at: number) => string;
  /** "Nov, Thu". */
  readonly monthAndWeekday: (at: number) => string;
  /** "20 Nov, Thu 14:00". */
  readonly when: (at: number) => string;
  /** Time of day. */
  readonly time: (at: number) => string;
  /** From and to; the day once when both are on one. */
  readonly span: (from: number, to: number) => string;
  /** Only the times of day when both are on one day. */
  readonly hours: (from: number, to: number) => string;
  /** When and how a person came, and when they left; empty for an absent person. */
  readonly came: (presence: Presence) => string[];
  /** Metres or kilometres. */
  readonly distance: (metres: number) => string;
  /** Why an act failed, in a sentence; `kept` follows a failure that is no refusal. */
  readonly failure: (error: unknown, kept?: string) => string;
}

/** The words of activities, in the enterprise's zone. For components that observe. */
export function useActivityWords(): ActivityWords {
  const { t, i18n } = useTranslation('training');
  const { timeZone } = useSession();
  const formats = useFormats();
  const failureText = useFailureText();
  const now = useClock()();
  const parts = (at: number) => momentParts(at, now, i18n.language, timeZone);
  const format = (options: Intl.DateTimeFormatOptions) => (at: number) =>
    dateFormat(i18n.language, { timeZone, ...options }).format(at);
  const month = format({ month: 'short' });
  const dayNumber = format({ day: 'numeric' });
  const time = (at: number) => parts(at).time;
  const when = (at: number) => {
    const { date, time: clock, weekday } = parts(at);
    return t('activity.when', { date, weekday, time: clock });
  };
  const sameDay = (from: number, to: number) => parts(from).date === parts(to).date;
  const kilometres = numberFormat(i18n.language, { maximumFractionDigits: 1 });
  const distance = (metres: number) =>
    metres < 1000
      ? t('activity.metres', { n: metres })
      : t('activity.kilometres', { n: kilometres.format(metres / 1000) });
  return {
    ...formats,
    t,
    // Chinese writes the unit with the number, which is too long for a large figure.
    dayNumber: (at) => dayNumber(at).replace('日', ''),
    monthAndWeekday: (at) => t('activity.monthAndWeekday', { month: month(at), weekday: parts(at).weekday }),
    when,
    time,
    span: (from, to) => t('activity.span', { from: when(from), to: sameDay(from, to) ? time(to) : when(to) }),
    hours: (from, to) =>
      sameDay(from, to)
        ? t('activity.span', { from: time(from), to: time(to) })
        : t('activity.span', { from: when(from), to: when(to) }),
    came: ({ signedInAt, signedInBy, signedOutAt }) => [
      ...(signedInAt === null || signedInBy === null
        ? []
        : [t(`activity.signedInBy.${signedInBy}`, { time: time(signedInAt) })]),
      ...(signedOutAt === null ? [] : [t('activity.signedOutAt', { time: time(signedOutAt) })]),
    ],
    distance,
    failure(error, kept = '') {
      const refused = activityRefusalOf(error);
      if (refused === null) return failureText(error, kept);
      const minutes = Math.ceil((refused.retryAfterS ?? 0) / 60);
      return t(`activity.refusal.${refused.refusal}`, { distance: distance(refused.distance ?? 0), minutes });
    },
  };
}
