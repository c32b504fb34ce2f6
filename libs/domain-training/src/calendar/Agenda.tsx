import type { CalendarItem } from '@banyan/contracts/training';
import { Card, EmptyState } from '@banyan/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { DateList } from './DateList.tsx';
import { spanOf } from './monthDays.ts';
import { useItemWords } from './useItemWords.ts';

const Days = styled.ol`
  & > li {
    display: grid;
    grid-template-columns: 152px minmax(0, 1fr);
    gap: 16px;
    padding: 12px 24px;
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & h2 {
    padding-top: 6px;
    font-size: var(--t14);
    line-height: 22px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > li[data-now] h2 {
    color: var(--accent-text);
  }
  & > li[data-past] h2 {
    font-weight: 400;
    color: var(--ink-3);
  }
`;

export interface AgendaProps {
  /** `2026-11`. */
  month: string;
  today: string;
  /** By their beginning. */
  items: readonly CalendarItem[];
}

/** Items of a month and soon after it, by day; items of several days are listed on the first of them. */
export function Agenda({ month, today, items }: AgendaProps) {
  const { t } = useTranslation('training');
  const words = useItemWords();
  const byDay = new Map<string, CalendarItem[]>();
  const first = `${month}-01`;
  const { last } = spanOf(month);
  for (const item of items) {
    const day = item.firstDay < first ? first : item.firstDay;
    if (day > last || item.lastDay < first) continue;
    byDay.set(day, [...(byDay.get(day) ?? []), item]);
  }
  if (byDay.size === 0) {
    return <EmptyState level={2} label={t('calendar.agendaNone')} description={t('calendar.noneText')} />;
  }
  return (
    <Card padding="none">
      <Days>
        {[...byDay].sort().map(([day, own]) => {
          const name = words.day(day, { month: 'short', day: 'numeric', weekday: 'short' });
          return (
            <li key={day} data-now={day === today || undefined} data-past={day < today || undefined}>
              <h2>{name}</h2>
              <DateList today={today} label={name} items={own} />
            </li>
          );
        })}
      </Days>
    </Card>
  );
}
