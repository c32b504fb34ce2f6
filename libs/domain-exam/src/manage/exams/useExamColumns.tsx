import type { ManagedExam } from '@banyan/contracts/exam';
import type { ConsoleColumn } from '@banyan/core-console/views';
import { Moment } from '@banyan/core-screen/views';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { ExamStateTag } from './ExamStateTag.tsx';

const Named = styled.b`
  display: block;
  font-weight: 400;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Share = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  font-variant-numeric: tabular-nums;

  & > i {
    width: 48px;
    height: 4px;
    border-radius: 2px;
    background: linear-gradient(var(--accent-fill), var(--accent-fill)) no-repeat var(--track);
  }
`;

/** Columns of the list of exams. */
export function useExamColumns(): readonly ConsoleColumn<ManagedExam>[] {
  const { list, number, points, t } = useWords();
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('manageExams.column.title'),
        width: 260,
        grow: 3,
        cell: ({ title }) => <Named title={title}>{title}</Named>,
      },
      {
        id: 'state',
        header: t('manageExams.column.state'),
        width: 96,
        grow: 0,
        cell: ({ state }) => <ExamStateTag state={state} />,
      },
      {
        id: 'opens',
        header: t('manageExams.column.opens'),
        width: 224,
        sorts: true,
        cell: ({ closesAt, opensAt }) => (
          <>
            <Moment at={opensAt} /> – <Moment at={closesAt} />
          </>
        ),
      },
      {
        id: 'audience',
        header: t('manageExams.column.audience'),
        width: 96,
        grow: 0,
        align: 'end',
        cell: ({ audience }) => (audience === null ? t('manageExams.everyone') : number(audience)),
      },
      {
        id: 'sat',
        header: t('manageExams.column.sat'),
        width: 108,
        grow: 0,
        align: 'end',
        cell: ({ audience, sat, sitting }) =>
          sitting > 0
            ? t('manageExams.satNow', { n: number(sat), sitting: number(sitting) })
            : audience === null
              ? number(sat)
              : t('manageExams.satOf', { n: number(sat), of: number(audience) }),
      },
      {
        id: 'passed',
        header: t('manageExams.column.passed'),
        width: 116,
        grow: 0,
        cell: ({ passed }) => {
          if (passed === null) return '–';
          const share = Math.round(passed * 100);
          return (
            <Share>
              <i style={{ backgroundSize: `${share}% 100%` }} />
              {t('manageExams.percent', { n: number(share) })}
            </Share>
          );
        },
      },
      {
        id: 'mean',
        header: t('manageExams.column.mean'),
        width: 112,
        grow: 0,
        align: 'end',
        cell: ({ fullScore, mean }) =>
          mean === null ? '–' : t('manageExams.meanOf', { n: points(mean), of: points(fullScore) }),
      },
      {
        id: 'supervision',
        header: t('manageExams.column.supervision'),
        width: 128,
        cell: ({ supervision }) =>
          supervision.length === 0
            ? t('manageExams.supervision.none')
            : list(supervision.map((way) => t(`manageExams.supervision.${way}`))),
      },
      {
        id: 'changed',
        header: t('manageExams.column.changed'),
        width: 148,
        sorts: true,
        cell: ({ changedAt, changedBy }) => (
          <>
            <Moment at={changedAt} /> {changedBy}
          </>
        ),
      },
    ],
    [t, list, number, points],
  );
}
