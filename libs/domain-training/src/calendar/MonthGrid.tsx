import type { CalendarItem } from '@banyan/contracts/training';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, weekdayOf } from '../shared/zoneDays.ts';
import { addMonths, dayInMonth, weeksOf } from './monthDays.ts';
import { DayCell } from './DayCell.tsx';
import { Grid } from './gridStyle.ts';
import { useItemWords } from './useItemWords.ts';

export interface MonthGridProps {
  /** `2026-11`. */
  month: string;
  today: string;
  /** The chosen day; it takes the focus when it changes by keyboard. */
  chosen: string;
  onChoose: (day: string) => void;
  items: ReadonlyMap<string, readonly CalendarItem[]>;
  /** Seconds studied, by day. */
  studied: ReadonlyMap<string, number>;
  /** Expected study time of a day, seconds; 0: none. */
  goalS: number;
  /** Items are loading. */
  busy: boolean;
}

/** The day to which a key moves; null when it moves nowhere. */
function dayAfter(key: string, day: string): string | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekdayOf(day),
    End: 6 - weekdayOf(day),
  };
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  if (key === 'PageUp') return dayInMonth(day, addMonths(day.slice(0, 7), -1));
  return key === 'PageDown' ? dayInMonth(day, addMonths(day.slice(0, 7), 1)) : null;
}

/** A month with its items. Arrows go from day to day, page keys from month to month. */
export const MonthGrid = observer(function MonthGrid(props: MonthGridProps) {
  const { month, today, chosen, onChoose, items, studied, goalS, busy } = props;
  const { t } = useTranslation('training');
  const words = useItemWords();
  const grid = useRef<HTMLTableElement>(null);
  // Only the keyboard takes the focus along; a day of another month is there when that month is shown.
  const wanted = useRef('');
  useEffect(() => {
    if (wanted.current !== chosen) return;
    wanted.current = '';
    grid.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus();
  }, [chosen, month]);
  const weeks = weeksOf(month);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : dayAfter(event.key, chosen);
    if (next === null) return;
    event.preventDefault();
    wanted.current = next;
    onChoose(next);
  };
  // The day in the tab order is always visible, whatever month is shown.
  const inTabOrder = weeks.flat().includes(chosen) ? chosen : `${month}-01`;
  return (
    <Grid
      ref={grid}
      role="grid"
      aria-label={t('calendar.grid', { month: words.day(`${month}-01`, { year: 'numeric', month: 'long' }) })}
      aria-busy={busy}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" aria-label={words.day(day, { weekday: 'long' })}>
              {words.day(day, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                items={items.get(day) ?? []}
                studiedS={studied.get(day) ?? 0}
                goalS={goalS}
                today={today}
                outside={!day.startsWith(month)}
                chosen={day === chosen}
                tabbable={day === inTabOrder}
                onChoose={() => onChoose(day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
});
