import type { Sitter, SitterStand } from '@banyan/contracts/exam';
import type { ConsoleColumn } from '@banyan/core-console/views';
import { Moment } from '@banyan/core-screen/views';
import { Tag, type Tone } from '@banyan/ui';
import { useMemo } from 'react';
import { useWords } from '../../shared/useWords.ts';

const tones: Readonly<Record<SitterStand, Tone>> = {
  passed: 'ok',
  failed: 'danger',
  waiting: 'warn',
  sitting: 'info',
  absent: 'neutral',
};

/** How a person stands, in a word. */
export function StandTag({ stand }: Pick<Sitter, 'stand'>) {
  const { t } = useWords();
  return <Tag tone={tones[stand]}>{t(`examResults.stand.${stand}`)}</Tag>;
}

/** Columns of the people of an exam. */
export function useSitterColumns(fullScore: number): readonly ConsoleColumn<Sitter>[] {
  const { list, number, points, precise, t } = useWords();
  return useMemo(
    () => [
      { id: 'name', header: t('examResults.column.name'), width: 160, grow: 2, sorts: true, cell: ({ name }) => name },
      {
        id: 'department',
        header: t('examResults.column.department'),
        width: 140,
        grow: 2,
        cell: ({ department }) => department,
      },
      {
        id: 'stand',
        header: t('examResults.column.stand'),
        width: 128,
        grow: 0,
        cell: ({ stand }) => <StandTag stand={stand} />,
      },
      {
        ...{ id: 'score', header: t('examResults.column.score'), width: 104, grow: 0, sorts: true, align: 'end' },
        cell: ({ score }) =>
          score === null ? '–' : t('manageExams.meanOf', { n: points(score), of: points(fullScore) }),
      },
      {
        ...{ id: 'attempts', header: t('examResults.column.attempts'), width: 80, grow: 0, align: 'end' },
        cell: ({ attempts }) => number(attempts),
      },
      {
        ...{ id: 'handedIn', header: t('examResults.column.handedIn'), width: 132, sorts: true },
        cell: ({ handedInAt }) => (handedInAt === null ? '–' : <Moment at={handedInAt} />),
      },
      {
        ...{ id: 'reason', header: t('examResults.column.reason'), width: 112 },
        cell: ({ reason }) => (reason === null ? '–' : t(`examResults.reason.${reason}`)),
      },
      {
        ...{ id: 'took', header: t('examResults.column.took'), width: 96, sorts: true, align: 'end' },
        cell: ({ tookS }) => (tookS === null ? '–' : precise(tookS)),
      },
      {
        ...{ id: 'switches', header: t('examResults.column.switches'), width: 88, grow: 0, sorts: true, align: 'end' },
        cell: ({ switches }) => number(switches),
      },
      {
        ...{ id: 'markers', header: t('examResults.column.markers'), width: 140 },
        cell: ({ markers, score }) =>
          markers.length > 0 ? list(markers) : score === null ? '–' : t('examResults.byKey'),
      },
    ],
    [t, list, number, points, precise, fullScore],
  );
}
