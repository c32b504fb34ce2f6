import { useSession } from '@banyan/core-session';
import { observer } from 'mobx-react-lite';
import { useCourseNow } from '../course.context.tsx';
import { momentParts } from './momentParts.ts';
import { useWords } from './useWords.ts';

/** The day of a moment in the enterprise's zone, all of the moment on hover. */
export const DateOf = observer(function DateOf({ at }: { at: number }) {
  const { language } = useWords();
  const { timeZone } = useSession();
  const { date, full } = momentParts(at, useCourseNow()(), language, timeZone);
  return (
    <time dateTime={new Date(at).toISOString()} title={full}>
      {date}
    </time>
  );
});
