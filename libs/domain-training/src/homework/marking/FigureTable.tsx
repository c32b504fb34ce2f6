import type { HomeworkFigure } from '@banyan/contracts/training';
import { StaticTable } from '@banyan/ui';
import { useHomeworkWords } from '../useHomeworkWords.ts';

export interface FigureTableProps {
  rows: readonly HomeworkFigure[];
}

/** Results of homework, a row for each. */
export function FigureTable({ rows }: FigureTableProps) {
  const { t, number, points } = useHomeworkWords();
  const counted = (id: 'handedIn' | 'waiting' | 'passed' | 'failed') => ({
    id,
    header: t(`marking.figure.${id}`),
    align: 'end' as const,
    cell: (row: HomeworkFigure) => number(row[id]),
  });
  return (
    <StaticTable
      dense
      caption={t('marking.figures')}
      rows={rows}
      rowId={({ id }) => String(id)}
      columns={[
        { id: 'title', header: t('marking.figure.title'), cell: ({ title }) => title, names: true },
        counted('handedIn'),
        counted('waiting'),
        counted('passed'),
        counted('failed'),
        {
          id: 'mean',
          header: t('marking.figure.mean'),
          align: 'end',
          cell: ({ mean, fullScore }) =>
            mean === null
              ? t('marking.figure.none')
              : t('marking.figure.of', { mean: points(mean), full: points(fullScore) }),
        },
      ]}
    />
  );
}
