import type { ExamCard, ExamDetail } from '@banyan/contracts/exam';
import { StaticTable } from '@banyan/ui';
import { useWords } from '../shared/useWords.ts';

export interface PartTableProps {
  exam: Pick<ExamCard, 'fullScore' | 'questionCount'>;
  parts: ExamDetail['parts'];
}

/** Parts that look the same, drawn from different banks, are one line to the learner. */
function joined(parts: ExamDetail['parts']): (ExamDetail['parts'][number] & { readonly id: string })[] {
  const lines = new Map<string, ExamDetail['parts'][number]>();
  for (const part of parts) {
    const id = `${part.kind} ${part.scoreEach}`;
    lines.set(id, { ...part, count: part.count + (lines.get(id)?.count ?? 0) });
  }
  return [...lines].map(([id, part]) => ({ ...part, id }));
}

/** The parts of the paper. */
export function PartTable({ exam, parts }: PartTableProps) {
  const { t, number, points } = useWords();
  return (
    <StaticTable
      caption={t('start.parts')}
      rows={joined(parts)}
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
