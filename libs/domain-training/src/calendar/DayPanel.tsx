import type { CalendarItem } from '@banyan/contracts/training';
import { useFormats } from '@banyan/core-screen/views';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { SideCard } from './SideCard.tsx';
import { DateList } from './DateList.tsx';
import { useItemWords } from './useItemWords.ts';

/** Maximum of items shown after the day. */
const MOST = 5;

export interface DayPanelProps {
  day: string;
  today: string;
  items: ReadonlyMap<string, readonly CalendarItem[]>;
  /** Everything of the month, by its beginning. */
  all: readonly CalendarItem[];
  studiedS: number;
  /** The items of the days are loading. */
  busy?: boolean;
}

/** The chosen day, and the items after it. */
export const DayPanel = observer(function DayPanel({ day, today, items, all, studiedS, busy = false }: DayPanelProps) {
  const { t } = useTranslation('training');
  const words = useItemWords();
  const { rough } = useFormats();
  const own = items.get(day) ?? [];
  const next = all.filter(({ firstDay, done }) => firstDay > day && !done).slice(0, MOST);
  const name = words.day(day, { month: 'long', day: 'numeric', weekday: 'long' });
  return (
    <SideCard label={name} live>
      <h2>
        {name}
        {day === today ? <small>{t('calendar.today')}</small> : null}
      </h2>
      {studiedS >= 30 ? <p>{t('calendar.studiedDay', { duration: rough(studiedS) })}</p> : null}
      {own.length > 0 ? <DateList today={today} label={name} items={own} /> : busy ? null : <p>{t('calendar.none')}</p>}
      {next.length === 0 ? null : (
        <>
          <h3>{t('calendar.next30')}</h3>
          <DateList today={today} label={t('calendar.next30')} items={next} withDay />
        </>
      )}
    </SideCard>
  );
});
