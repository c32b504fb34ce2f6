import type { AttemptResult } from '@banyan/contracts/exam';
import { Card, SectionHeading } from '@banyan/ui';
import { examLinks } from '../exam.links.ts';
import { Legend } from '../shared/Legend.tsx';
import { MarkGrid } from '../shared/MarkGrid.tsx';
import { useWords } from '../shared/useWords.ts';

export interface EveryMarkProps {
  attemptId: number;
  marks: AttemptResult['marks'];
}

/** Every question of the paper with its mark, each leading to it. */
export function EveryMark({ attemptId, marks }: EveryMarkProps) {
  const { t } = useWords();
  return (
    <section aria-labelledby="marks">
      <SectionHeading
        id="marks"
        meta={<Legend marks={marks} />}
        more={{ label: t('result.allQuestions'), href: examLinks.resultDetail.href(attemptId) }}
      >
        {t('attempt.part.questions')}
      </SectionHeading>
      <Card>
        <MarkGrid
          label={t('attempt.part.questions')}
          marks={marks}
          href={(no) => examLinks.resultDetail.href(attemptId, { no })}
        />
      </Card>
    </section>
  );
}
