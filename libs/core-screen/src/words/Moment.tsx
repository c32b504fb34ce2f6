import { useSession } from '@banyan/core-session';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useClock } from './clock.ts';
import { nearness } from './moment.ts';
import { momentParts } from './momentParts.ts';

/** A moment: near ones by their distance, all of it on hover, always in the enterprise's zone. */
export const Moment = observer(function Moment({ at }: { at: number }) {
  const { t, i18n } = useTranslation('screen');
  const { timeZone } = useSession();
  const now = useClock()();
  const { date, full, time, weekday } = momentParts(at, now, i18n.language, timeZone);
  const near = nearness(at, now, timeZone);
  const words =
    near === 'today'
      ? t('when.today', { time })
      : near === 'yesterday'
        ? t('when.yesterday', { time })
        : near === 'thisWeek'
          ? t('when.weekday', { weekday, time })
          : date;
  return (
    <time dateTime={new Date(at).toISOString()} title={full}>
      {words}
    </time>
  );
});
