import type { ManagedQuestion } from '@banyan/contracts/exam';
import type { ConsoleColumn } from '@banyan/core-console/views';
import { Moment } from '@banyan/core-screen/views';
import { useMemo } from 'react';
import { useWords } from '../../shared/useWords.ts';
import { Difficulty } from './Difficulty.tsx';
import { Fifths } from './Fifths.tsx';

/** Columns of the questions of a bank. */
export function useQuestionColumns(): readonly ConsoleColumn<ManagedQuestion>[] {
  const { t, list, number } = useWords();
  return useMemo(
    () => [
      {
        id: 'stem',
        header: t('manageBank.column.stem'),
        width: 280,
        grow: 4,
        cell: ({ stem }) => <span title={stem}>{stem}</span>,
      },
      { id: 'kind', header: t('manageBank.column.kind'), width: 132, grow: 0, cell: ({ kind }) => t(`kind.${kind}`) },
      {
        id: 'difficulty',
        header: t('manageBank.column.difficulty'),
        width: 88,
        grow: 0,
        cell: ({ difficulty }) => <Difficulty value={difficulty} />,
      },
      {
        id: 'right',
        header: t('manageBank.column.right'),
        width: 96,
        grow: 0,
        sorts: true,
        align: 'end',
        cell: ({ right }) => (right === null ? '–' : t('manageBank.percent', { n: number(Math.round(right * 100)) })),
      },
      {
        id: 'discrimination',
        header: t('manageBank.column.discrimination'),
        width: 136,
        grow: 0,
        sorts: true,
        cell: ({ discrimination, fifths }) => <Fifths fifths={fifths} discrimination={discrimination} />,
      },
      {
        id: 'exams',
        header: t('manageBank.column.exams'),
        width: 88,
        grow: 0,
        align: 'end',
        cell: ({ exams }) => (exams === 0 ? t('manageBank.unused') : number(exams)),
      },
      { id: 'tags', header: t('manageBank.column.tags'), width: 160, cell: ({ tags }) => list(tags) },
      {
        id: 'changed',
        header: t('manageBank.column.changed'),
        width: 160,
        sorts: true,
        cell: ({ changedAt, changedBy }) => (
          <>
            <Moment at={changedAt} /> {changedBy}
          </>
        ),
      },
    ],
    [t, list, number],
  );
}
