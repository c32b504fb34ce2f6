import { dateFormat } from '@banyan/core-screen';
import { StaticTable } from '@banyan/ui';
import { ChartFrame } from '@banyan/ui/charts';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { useChartWords } from './useChartWords.ts';
import { useStudied } from '../shared/useStudied.ts';
import { monthColumns, yearWeeks } from './yearWeeks.ts';

/** Cell of a day, darker for longer study. */
const Field = styled.i`
  border-radius: 3px;
  background: var(--track);

  &[data-level='1'] {
    background: color-mix(in oklab, var(--accent) 28%, var(--surface));
  }
  &[data-level='2'] {
    background: color-mix(in oklab, var(--accent) 52%, var(--surface));
  }
  &[data-level='3'] {
    background: color-mix(in oklab, var(--accent) 76%, var(--surface));
  }
  &[data-level='4'] {
    background: var(--accent);
  }
  &[data-today] {
    outline: 1px solid var(--ink);
    outline-offset: 1px;
  }
`;
const Grid = styled.div`
  display: grid;
  grid-template-rows: 20px repeat(7, 12px);
  gap: 3px;
  align-content: start;
  overflow-x: auto;
  font-size: var(--t12);
  line-height: 16px;
  color: var(--ink-3);

  & > span {
    white-space: nowrap;
  }
`;
const Scale = styled.p`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 4px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);

  & > i {
    width: 12px;
    height: 12px;
  }
`;

export interface YearGridProps {
  year: number;
  /** Date as YYYY-MM-DD. */
  today: string;
  days: readonly { readonly date: string; readonly seconds: number }[];
  longestStreak: number;
}

/** A year of study with one cell per day, darker for longer study. */
export function YearGrid({ year, today, days, longestStreak }: YearGridProps) {
  const { language, t } = useWords();
  const studied = useStudied();
  const words = useChartWords();
  const weeks = useMemo(() => yearWeeks(year, days), [year, days]);
  const columns = monthColumns(weeks);
  const monthName = dateFormat(language, { month: 'short', timeZone: 'UTC' });
  const dayName = dateFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  const weekday = dateFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const at = (date: string) => Date.parse(`${date}T00:00:00Z`);
  const counted = t('hours.days', { count: days.length });
  return (
    <ChartFrame
      title={t('hours.yearTitle', { year: String(year) })}
      note={longestStreak > 1 ? t('hours.withStreak', { days: counted, count: longestStreak }) : counted}
      summary={t('hours.yearSummary', { year: String(year), count: days.length })}
      height={148}
      empty={false}
      words={words(t('hours.day'))}
      table={
        <StaticTable
          dense
          caption={t('hours.yearTitle', { year: String(year) })}
          rows={[...days].reverse()}
          rowId={({ date }) => date}
          columns={[
            { id: 'day', header: t('hours.day'), names: true, cell: ({ date }) => dayName.format(at(date)) },
            { id: 'time', header: t('hours.time'), align: 'end', cell: ({ seconds }) => studied(seconds) },
          ]}
        />
      }
    >
      <Grid style={{ gridTemplateColumns: `32px repeat(${weeks.length}, minmax(10px, 1fr))` }}>
        {columns.map((column, month) => (
          <span key={month} style={{ gridRow: 1, gridColumn: `${column + 2} / span 4` }}>
            {monthName.format(Date.UTC(year, month, 1))}
          </span>
        ))}
        {[0, 2, 4].map((row) => (
          // 1 January 2024 was a Monday.
          <span key={row} style={{ gridRow: row + 2, gridColumn: 1 }}>
            {weekday.format(Date.UTC(2024, 0, 1 + row))}
          </span>
        ))}
        {weeks.flatMap((week, column) =>
          week.map((day, row) =>
            day === null ? null : (
              <Field
                key={day.date}
                data-level={day.level}
                data-today={day.date === today || undefined}
                title={`${dayName.format(at(day.date))} ${day.seconds > 0 ? studied(day.seconds) : t('hours.none')}`}
                style={{ gridRow: row + 2, gridColumn: column + 2 }}
              />
            ),
          ),
        )}
      </Grid>
      <Scale>
        {t('hours.less')}
        {[0, 1, 2, 3, 4].map((level) => (
          <Field key={level} data-level={level} />
        ))}
        {t('hours.more')}
      </Scale>
    </ChartFrame>
  );
}
