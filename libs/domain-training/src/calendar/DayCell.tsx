import type { CalendarItem } from '@banyan/contracts/training';
import { useClock, useFormats } from '@banyan/core-screen/views';
import { VisuallyHidden } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { weekdayOf } from '../shared/zoneDays.ts';
import { Bar, Chip, DayHead } from './gridStyle.ts';
import { toneOf } from './toneOf.ts';
import { useItemWords } from './useItemWords.ts';

/** Items that a day has room for; if there are more, one less and the number of the others. */
const ROOM = 3;

export interface DayCellProps {
  day: string;
  today: string;
  items: readonly CalendarItem[];
  studiedS: number;
  /** Seconds; 0: nothing is expected. */
  goalS: number;
  /** A day of the month before or after. */
  outside: boolean;
  chosen: boolean;
  tabbable: boolean;
  onChoose: () => void;
}

/** A day of the month: study time and items; screen readers get all of it. */
export const DayCell = observer(function DayCell(props: DayCellProps) {
  const { day, today, items, studiedS, goalS, outside, chosen, tabbable, onChoose } = props;
  const { t } = useTranslation('training');
  const { day: dayWords, when } = useItemWords();
  const { rough } = useFormats();
  const clock = useClock();
  const now = day === today;
  const shown = items.length > ROOM ? items.slice(0, ROOM - 1) : items;
  const minutes = Math.round(studiedS / 60);
  const said = [
    dayWords(day, { dateStyle: 'full' }),
    ...(minutes > 0 ? [t('calendar.studiedDay', { duration: rough(studiedS) })] : []),
    ...items.map((item) => `${item.title} ${when(item)}`),
  ];
  return (
    <td
      role="gridcell"
      data-day={day}
      data-weekend={weekdayOf(day) > 4 || undefined}
      data-outside={outside || undefined}
      aria-selected={chosen}
      aria-current={now ? 'date' : undefined}
      tabIndex={tabbable ? 0 : -1}
      onClick={onChoose}
    >
      <VisuallyHidden>{said.join('; ')}</VisuallyHidden>
      <div aria-hidden="true">
        <DayHead data-outside={outside || undefined} data-past={day < today || undefined}>
          {now ? <b>{Number(day.slice(8))}</b> : Number(day.slice(8))}
          {minutes > 0 ? <small>{t('calendar.minutes', { count: minutes })}</small> : null}
        </DayHead>
        {shown.map((item) => (
          <Chip
            key={`${item.kind}-${item.id}-${item.part}`}
            data-tone={toneOf(item, today, clock())}
            data-goes-on={(item.lastDay > day && weekdayOf(day) < 6) || undefined}
            data-came={(item.firstDay < day && weekdayOf(day) > 0) || undefined}
          >
            {item.title}
          </Chip>
        ))}
        {shown.length < items.length ? <Chip>{t('calendar.more', { count: items.length - shown.length })}</Chip> : null}
        {day <= today && studiedS > 0 && goalS > 0 ? (
          <Bar
            data-full={studiedS >= goalS || undefined}
            style={{ '--share': `${Math.min(100, Math.round((100 * studiedS) / goalS))}%` }}
          />
        ) : null}
      </div>
    </td>
  );
});
