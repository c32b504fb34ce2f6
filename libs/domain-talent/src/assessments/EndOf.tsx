import { momentParts, useClock } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

/** Until when an assessment can be answered, with the time of day. A midnight is the 24:00 of the day that ends. */
export const EndOf = observer(function EndOf({ at }: { at: number }) {
  const { t, i18n } = useTranslation('talent');
  const { timeZone } = useSession();
  const now = useClock()();
  const { date, full, time } = momentParts(at, now, i18n.language, timeZone);
  const midnight = time === '00:00';
  return (
    <time dateTime={new Date(at).toISOString()} title={full}>
      {t('assessment.endAt', {
        date: midnight ? momentParts(at - 1, now, i18n.language, timeZone).date : date,
        time: midnight ? '24:00' : time,
      })}
    </time>
  );
});
