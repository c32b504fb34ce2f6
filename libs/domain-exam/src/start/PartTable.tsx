import type { ExamCard, ExamDetail } from '@banyan/contracts';
import { StaticTable } from '@banyan/ui';
import { useWords } from '../shared/useWords.ts';

export interface PartTableProps {
  exam: Pick<ExamCard, 'fullScore' | 'questionCount'>;
  parts: ExamDetail['parts'];
}

/** What the paper is made of [EX-02]. */
export function PartTable({ exam, parts }: PartTableProps) {
  const { t, number, points } = useWords();
  const rows = parts.map((part, index) => ({ ...part, id: `${index}` }));
  return (
    <StaticTable
      caption={t('start.parts')}
      rows={rows}
      rowId={({ id }) => id}
      dense
      columns={[
        {
          id: 'kind',
          header: t('start.kind'),
          names: true,
          cell: ({ kind }) => t(`kind.${kind}`),
          foot: t('start.sum'),
        },
        {
          id: 'count',
          header: t('start.count'),
          align: 'end',
          cell: ({ count }) => number(count),
          foot: number(exam.questionCount),
        },
        { id: 'each', header: t('start.each'), align: 'end', cell: ({ scoreEach }) => points(scoreEach) },
        {
          id: 'full',
          header: t('start.full'),
          align: 'end',
          cell: ({ count, scoreEach }) => points(count * scoreEach),
          foot: points(exam.fullScore),
        },
      ]}
    />
  );
}
