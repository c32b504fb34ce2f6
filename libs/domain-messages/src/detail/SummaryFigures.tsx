import type { MessageDetail } from '@banyan/contracts/messages';
import { dateFormat } from '@banyan/core-screen';
import { Stat } from '@banyan/ui';
import { BarChart } from '@banyan/ui/charts';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: 16px;
  margin-bottom: 24px;

  & dd {
    white-space: nowrap;
  }
`;

const dayMs = 86_400_000;

export interface SummaryFiguresProps {
  summary: NonNullable<MessageDetail['summary']>;
}

/** The figures of a week beside those of the week before, drawn by days. */
export function SummaryFigures({ summary: { before, goalS, monday, now } }: SummaryFiguresProps) {
  const { t, language, number, rough } = useWords();
  const weekday = dateFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const labels = now.days.map((_, index) => weekday.format(Date.parse(`${monday}T00:00:00Z`) + index * dayMs));
  const minutes = (days: readonly number[]) => days.map((seconds) => Math.round(seconds / 60));
  const words = {
    asTable: t('summary.asTable'),
    asChart: t('summary.asChart'),
    labels: t('summary.day'),
    loading: t('summary.loading'),
    empty: t('summary.empty'),
    failed: t('summary.failed'),
    retry: t('summary.retry'),
  };
  return (
    <section aria-label={t('summary.title')}>
      <Numbers>
        <Stat label={t('summary.time')} value={rough(now.seconds)} />
        <Stat label={t('summary.before')} value={rough(before.seconds)} />
        <Stat label={t('summary.chapters')} value={number(now.chapters)} />
        {goalS > 0 ? <Stat label={t('summary.goal')} value={`${Math.round((now.seconds / goalS) * 100)}%`} /> : null}
      </Numbers>
      <BarChart
        title={t('summary.title')}
        summary={t('summary.read', { now: rough(now.seconds), before: rough(before.seconds) })}
        note={t('summary.unit')}
        words={words}
        height={200}
        data={{
          labels,
          series: [
            { id: 'now', name: t('summary.week'), values: minutes(now.days) },
            { id: 'before', name: t('summary.weekBefore'), values: minutes(before.days) },
          ],
        }}
      />
    </section>
  );
}
