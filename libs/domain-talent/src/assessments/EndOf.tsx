import { endParts, useClock } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

/** End of an assessment, with the time of day. Midnight is shown as 24:00 of the day that ends. */
export const EndOf = observer(function EndOf({ at }: { at: number }) {
  const { t, i18n } = useTranslation('talent');
  const { timeZone } = useSession();
  const now = useClock()();
  const { date, full, time } = endParts(at, now, i18n.language, timeZone);
  return (
    <time dateTime={new Date(at).toISOString()} title={full}>
      {t('assessment.endAt', { date, time })}
    </time>
  );
});
