import { useSession } from '@banyan/core-session';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useClock } from './clock.ts';
import { dateFormat } from './intl.ts';
import { momentParts } from './momentParts.ts';

const withYear = { year: 'numeric', month: 'short', day: 'numeric' } as const;

export interface DateOfProps {
  /** Epoch ms. */
  at: number;
  /** True to show the year in the current year too, as documents do. */
  year?: boolean;
}

/** The day of a moment in the enterprise's zone; the full moment on hover. */
export const DateOf = observer(function DateOf({ at, year = false }: DateOfProps) {
  const { i18n } = useTranslation('screen');
  const { timeZone } = useSession();
  const { date, full } = momentParts(at, useClock()(), i18n.language, timeZone);
  return (
    <time dateTime={new Date(at).toISOString()} title={full}>
      {year ? dateFormat(i18n.language, { timeZone, ...withYear }).format(at) : date}
    </time>
  );
});
