import type { ManagedCourse } from '@banyan/contracts/course';
import type { ConsoleColumn } from '@banyan/core-console/views';
import { Moment } from '@banyan/core-screen/views';
import { CoverFrame } from '@banyan/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { motifOfSubject } from '../../card/courseLook.ts';
import { useWords } from '../../shared/useWords.ts';
import { CourseState } from './CourseState.tsx';

const Named = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;

  & > span:first-child {
    flex: none;
    width: 48px;
  }
  & > b {
    font-weight: 400;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
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

/** Columns of the list of courses. */
export function useCourseColumns(): readonly ConsoleColumn<ManagedCourse>[] {
  const { t, number, price } = useWords();
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('manageCourses.column.title'),
        width: 280,
        grow: 3,
        cell: ({ coverUrl, id, motif, title }) => (
          <Named>
            <span>
              <CoverFrame seed={String(id)} motif={motifOfSubject[motif]} src={coverUrl ?? ''} />
            </span>
            <b title={title}>{title}</b>
          </Named>
        ),
      },
      {
        id: 'kind',
        header: t('manageCourses.column.kind'),
        width: 120,
        cell: ({ chapters, kinds: [kind] }) =>
          kind === undefined
            ? '–'
            : t('manageCourses.kindOf', { kind: t(`manageCourses.kind.${kind}`), n: number(chapters) }),
      },
      { id: 'category', header: t('manageCourses.column.category'), width: 128, cell: ({ category }) => category.name },
      {
        id: 'state',
        header: t('manageCourses.column.state'),
        width: 128,
        cell: ({ state }) => <CourseState state={state} />,
      },
      {
        id: 'audience',
        header: t('manageCourses.column.audience'),
        width: 88,
        grow: 0,
        align: 'end',
        cell: ({ audience }) => (audience === null ? t('manageCourses.everyone') : number(audience)),
      },
      {
        id: 'learners',
        header: t('manageCourses.column.learners'),
        width: 88,
        grow: 0,
        sorts: true,
        align: 'end',
        cell: ({ learners }) => number(learners),
      },
      {
        id: 'finished',
        header: t('manageCourses.column.finished'),
        width: 116,
        grow: 0,
        cell: ({ finished }) => {
          if (finished === null) return '–';
          const share = Math.round(finished * 100);
          return (
            <Share>
              <i style={{ backgroundSize: `${share}% 100%` }} />
              {t('manageCourses.percent', { n: number(share) })}
            </Share>
          );
        },
      },
      {
        id: 'price',
        header: t('manageCourses.column.price'),
        width: 92,
        grow: 0,
        align: 'end',
        cell: ({ pointsPrice, price: cents }) =>
          cents !== null && cents > 0
            ? price(cents)
            : pointsPrice === null
              ? t('manageCourses.free')
              : t('manageCourses.points', { n: number(pointsPrice) }),
      },
      {
        id: 'changed',
        header: t('manageCourses.column.changed'),
        width: 148,
        sorts: true,
        cell: ({ changedAt, changedBy }) => (
          <>
            <Moment at={changedAt} /> {changedBy}
          </>
        ),
      },
    ],
    [t, number, price],
  );
}
