import { dateFormat } from '@banyan/core-screen';
import { endParts, momentParts, useClock } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { useTranslation } from 'react-i18next';

/** Words for moments, before and after now. */
export interface WhenWords {
  /** The day, near ones by their distance, and the time: "tomorrow 09:00". */
  readonly when: (at: number) => string;
  /** From and to, with the day once: "29 Nov, 09:00–11:00". Null when they are on two days. */
  readonly span: (from: number, to: number) => string | null;
  /** The time of day to the second. */
  readonly second: (at: number) => string;
  /** The time of day to the minute. */
  readonly minute: (at: number) => string;
  /** The day alone. */
  readonly day: (at: number) => string;
  /** The whole moment. */
  readonly full: (at: number) => string;
}

const dayMs = 86_400_000;

/** Moments in the enterprise's zone, to the minute: deadlines show the time of day. For components that observe. */
export function useWhen(): WhenWords {
  const { t, i18n } = useTranslation('exam');
  const { timeZone } = useSession();
  const now = useClock()();
  const parts = (at: number) => momentParts(at, now, i18n.language, timeZone);
  const time = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(i18n.language, { timeZone, hourCycle: 'h23', ...options });
  const seconds = time({ hour: '2-digit', minute: '2-digit', second: '2-digit' });
  const when = (at: number) => {
    const own = parts(at);
    const near = (['today', 'tomorrow', 'yesterday'] as const).find(
      (_, index) => own.date === parts(now + [0, dayMs, -dayMs][index]!).date,
    );
    return t(`when.${near ?? 'date'}`, { date: own.date, time: own.time });
  };
  return {
    when,
    span(from, to) {
      const end = endParts(to, now, i18n.language, timeZone);
      return end.date === parts(from).date ? `${when(from)}–${end.time}` : null;
    },
    second: (at) => seconds.format(at),
    minute: (at) => parts(at).time,
    day: (at) => parts(at).date,
    full: (at) => parts(at).full,
  };
}
