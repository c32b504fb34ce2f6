import { useSession } from '@banyan/core-session';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useClock } from './clock.ts';
import { momentParts } from './momentParts.ts';

/** The day of a moment in the enterprise's zone, all of the moment on hover. */
export const DateOf = observer(function DateOf({ at }: { at: number }) {
  const { i18n } = useTranslation('screen');
  const { timeZone } = useSession();
  const { date, full } = momentParts(at, useClock()(), i18n.language, timeZone);
  return (
    <time dateTime={new Date(at).toISOString()} title={full}>
      {date}
    </time>
  );
});
