import type { LecturerGrades } from '@banyan/contracts/teaching';
import { RequestView } from '@banyan/core-screen/views';
import { Card, EmptyState, ListSkeleton, SectionHeading } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { GradeRose } from './GradeRose.tsx';
import type { LecturerStore } from './LecturerStore.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: 300px minmax(0, 1fr);
  gap: 24px;
  align-items: center;
`;
const Rows = styled.ul`
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 72px 40px 88px;
    gap: 16px;
    align-items: center;
    padding: 10px 0;
    font-variant-numeric: tabular-nums;
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & b {
    text-align: end;
  }
  & small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    text-align: end;
  }
  & small[data-lower] {
    color: var(--warn);
  }
`;
const Bars = styled.span`
  display: flex;
  gap: 3px;
  align-items: flex-end;
  height: 20px;

  & > i {
    flex: 1;
    min-height: 2px;
    background: var(--line-2);
  }
  & > i:last-child {
    background: var(--ink-3);
  }
`;
const Note = styled.p`
  margin: 4px 0 16px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);
`;

function Grades({ grades }: { grades: LecturerGrades }) {
  const { t, list, number } = useWords();
  const id = useId();
  const { items, people } = grades;
  if (people === 0) {
    return <EmptyState level={3} label={t('lecturers.noGrades')} description={t('lecturers.noGradesText')} />;
  }
  const differs = (mean: number, average: number) => {
    const by = number(Math.abs(mean - average) / 10);
    if (mean === average) return t('lecturers.same');
    return mean > average ? t('lecturers.higher', { by }) : t('lecturers.lower', { by });
  };
  return (
    <Card as="section" aria-labelledby={id}>
      <SectionHeading id={id} size="sm">
        {t('lecturers.gradesTitle')}
      </SectionHeading>
      <Note>{t('lecturers.gradesOf', { count: people, formatted: number(people) })}</Note>
      <Columns>
        <GradeRose items={items} />
        <Rows>
          {items.map(({ average, dimension, mean, spread }) => {
            const most = Math.max(1, ...spread);
            return (
              <li key={dimension}>
                <span>{t(`lecturers.dimension.${dimension}`)}</span>
                <Bars role="img" aria-label={t('lecturers.spread', { counts: list(spread.map(number)) })}>
                  {spread.map((count, index) => (
                    <i key={index} style={{ height: `${(count / most) * 100}%` }} />
                  ))}
                </Bars>
                <b>{mean === null ? '–' : number(mean / 10)}</b>
                <small
                  data-lower={mean !== null && average !== null && mean < average ? '' : undefined}
                  title={average === null ? undefined : t('lecturers.average', { mean: number(average / 10) })}
                >
                  {mean === null || average === null ? '' : differs(mean, average)}
                </small>
              </li>
            );
          })}
        </Rows>
      </Columns>
    </Card>
  );
}

/** Grades by dimension, beside the mean of all lecturers. */
export const GradesPart = observer(function GradesPart({ store }: { store: Pick<LecturerStore, 'grades'> }) {
  const { t } = useWords();
  return (
    <RequestView
      request={store.grades}
      skeleton={<ListSkeleton label={t('loading')} count={6} />}
      failed={t('lecturers.gradesFailed')}
    >
      {(grades) => <Grades grades={grades} />}
    </RequestView>
  );
});
