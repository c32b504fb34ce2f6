import { dateFormat } from '@banyan/core-screen';
import { momentParts, useClock } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { useWords } from '../shared/useWords.ts';

const DAY_MS = 86_400_000;

/** Formats of meeting times in the enterprise's time zone. */
export interface MeetingTime {
  /** Day in words, near ones relative: "Tomorrow, Wed 26 Nov". */
  readonly day: (at: number) => string;
  /** Key of a day, to compare days. */
  readonly dayKey: (at: number) => string;
  /** "14:00–15:30", with the day if it ends on another one. */
  readonly hours: (time: { readonly from: number; readonly to: number }) => string;
  /** Day and hours. */
  readonly span: (time: { readonly from: number; readonly to: number }) => string;
  /** The same with date and year, for texts read later. */
  readonly exact: (time: { readonly from: number; readonly to: number }) => string;
  /** The time only: "14:00". */
  readonly time: (at: number) => string;
  readonly zone: string;
}

/** Formats of meeting times. For components that observe. */
export function useMeetingTime(): MeetingTime {
  const { t, language } = useWords();
  const { timeZone } = useSession();
  const now = useClock()();
  const parts = (at: number) => momentParts(at, now, language, timeZone);
  const keys = dateFormat('en-CA', { timeZone });
  const dayKey = (at: number) => keys.format(at);
  const distance = (at: number) => Math.round((Date.parse(dayKey(at)) - Date.parse(dayKey(now))) / DAY_MS);
  const near = new Map([
    [-1, t('meetings.day.yesterday')],
    [0, t('meetings.day.today')],
    [1, t('meetings.day.tomorrow')],
  ]);
  const day = (at: number) => {
    const { date, weekday } = parts(at);
    const relative = near.get(distance(at));
    const words = t('meetings.day.full', { date, weekday });
    return relative === undefined ? words : t('meetings.day.near', { relative, date: words });
  };
  const hours = ({ from, to }: { readonly from: number; readonly to: number }) => {
    const end = parts(to);
    return `${parts(from).time}–${dayKey(from) === dayKey(to) ? '' : `${end.date} `}${end.time}`;
  };
  const exact: MeetingTime['exact'] = (time) => {
    const date = dateFormat(language, { timeZone, dateStyle: 'full' }).format(time.from);
    return t('meetings.day.span', { day: date, hours: hours(time) });
  };
  return {
    day,
    dayKey,
    hours,
    exact,
    span: (time) => t('meetings.day.span', { day: day(time.from), hours: hours(time) }),
    time: (at) => parts(at).time,
    zone: timeZone,
  };
}
