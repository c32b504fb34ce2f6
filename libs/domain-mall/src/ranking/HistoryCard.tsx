import type { RankMeasure, RankPeriod, Ranking } from '@banyan/contracts/mall';
import { dateFormat } from '@banyan/core-screen';
import { momentParts, useClock } from '@banyan/core-screen/views';
import { Card, SectionHeading } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { useValueWords } from './useValueWords.ts';

const Bars = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 8px;
  align-items: end;
  height: 120px;

  & > li {
    display: grid;
    align-content: end;
    gap: 4px;
    height: 100%;
    font-size: 12px;
    line-height: 16px;
    color: var(--ink-3);
    text-align: center;
    white-space: nowrap;
  }
  & > li > span {
    height: 16px;
  }
  & > li > i {
    display: block;
    border-radius: 3px;
    background: color-mix(in oklab, var(--ink) 24%, var(--surface));
  }
  & > li:last-child {
    font-weight: 600;
    color: var(--ink);
  }
  & > li:last-child > i {
    background: var(--accent);
  }
`;
const Note = styled.p`
  margin-top: 12px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-2);
`;

export interface HistoryCardProps {
  history: Ranking['history'];
  measure: RankMeasure;
  period: RankPeriod;
}

/** The viewer's values in this period and those before it: the comparison that is always fair. */
export function HistoryCard({ history, measure, period }: HistoryCardProps) {
  const { t, language } = useWords();
  const { long } = useValueWords(measure);
  const now = useClock()();
  const most = Math.max(1, ...history.map(({ value }) => value));
  const before = history.slice(0, -1);
  const mean = before.reduce((sum, { value }) => sum + value, 0) / Math.max(1, before.length);
  const current = history.at(-1)?.value ?? 0;
  const monthOf = (from: string) =>
    dateFormat(language, { month: 'short', timeZone: 'UTC' }).format(Date.parse(`${from}T12:00:00Z`));
  /** Weeks by their first day, with the month below when it differs from the one before. */
  const labelOf = (from: string, before: string | undefined) => {
    if (period === 'year') return from.slice(0, 4);
    if (period === 'month') return monthOf(from);
    const known = before?.slice(0, 7) === from.slice(0, 7);
    return (
      <>
        {Number(from.slice(8))}
        <span>{known ? '' : monthOf(from)}</span>
      </>
    );
  };
  const full = (from: string) => momentParts(Date.parse(`${from}T12:00:00Z`), now, language, 'UTC').date;
  return (
    <Card as="section" padding="md" aria-labelledby="history">
      <SectionHeading size="sm" id="history" meta={t(`rank.measure.${measure}`)}>
        {t('rank.history')}
      </SectionHeading>
      <Bars>
        {history.map(({ from, value }, at) => (
          <li key={from} title={`${full(from)} ${long(value)}`}>
            <i style={{ height: Math.max(2, (value / most) * (period === 'week' ? 72 : 92)) }} />
            {labelOf(from, history[at - 1]?.from)}
          </li>
        ))}
      </Bars>
      {/* Without a past there is nothing to compare with. */}
      {mean === 0 ? null : (
        <Note>
          {current >= mean
            ? t('rank.aboveSelf', { amount: long(Math.round(mean)) })
            : t('rank.belowSelf', { amount: long(Math.ceil(mean - current)) })}
        </Note>
      )}
    </Card>
  );
}
