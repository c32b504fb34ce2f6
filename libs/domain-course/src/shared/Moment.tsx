import { useSession } from '@banyan/core-session';
import { observer } from 'mobx-react-lite';
import { useCourseNow } from '../course.context.tsx';
import { nearness } from './moment.ts';
import { momentParts } from './momentParts.ts';
import { useWords } from './useWords.ts';

/** A moment: near ones by their distance, all of it on hover, always in the enterprise's zone. */
export const Moment = observer(function Moment({ at }: { at: number }) {
  const { t, language } = useWords();
  const { timeZone } = useSession();
  const now = useCourseNow()();
  const { date, full, time, weekday } = momentParts(at, now, language, timeZone);
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
