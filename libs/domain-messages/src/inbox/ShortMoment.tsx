import { momentParts, useClock } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

const dayMs = 86_400_000;

/** A moment in the narrow end of a line: the time of today, the weekday of this week, else the date. */
export const ShortMoment = observer(function ShortMoment({ at }: { at: number }) {
  const { i18n } = useTranslation('messages');
  const { timeZone } = useSession();
  const now = useClock()();
  const { date, full, time, weekday } = momentParts(at, now, i18n.language, timeZone);
  const today = momentParts(now, now, i18n.language, timeZone);
  const words = date === today.date ? time : now - at < 6 * dayMs && now > at ? weekday : date;
  return (
    <time dateTime={new Date(at).toISOString()} title={full}>
      {words}
    </time>
  );
});
