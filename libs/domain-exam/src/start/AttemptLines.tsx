import type { ExamDetail } from '@banyan/contracts/exam';
import { Card, LinkButton, SectionHeading, Tag } from '@banyan/ui';
import styled from 'styled-components';
import { examLinks } from '../exam.links.ts';
import { When } from '../shared/When.tsx';
import { useWords } from '../shared/useWords.ts';

const Lines = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: 2px 12px;
    align-items: center;
    padding-block: 10px;
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & small {
    display: block;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
`;

export interface AttemptLinesProps {
  attempts: ExamDetail['attempts'];
  /** The last one is still being answered. */
  open: boolean;
}

/** The learner's attempts, newest first, each with a link to its result. */
export function AttemptLines({ attempts, open }: AttemptLinesProps) {
  const { t, points } = useWords();
  const markOf = ({ handedInAt, passed, score: got }: ExamDetail['attempts'][number]) => {
    if (handedInAt === null) return <Tag tone="warn">{t(open ? 'state.incomplete' : 'state.scoring')}</Tag>;
    if (passed === null) return <Tag tone="info">{t('state.pending_marking')}</Tag>;
    const words = t(passed ? 'state.passed' : 'state.failed');
    return <Tag tone={passed ? 'ok' : 'danger'}>{got === null ? words : `${words} ${points(got)}`}</Tag>;
  };
  return (
    <Card as="section" aria-labelledby="attempts">
      <SectionHeading size="sm" id="attempts">
        {t('start.mine')}
      </SectionHeading>
      <Lines>
        {attempts.map((attempt) => (
          <li key={attempt.id}>
            <div>
              {t('start.nth', { n: attempt.number })}
              <small>
                <When at={attempt.handedInAt ?? attempt.startedAt} />
              </small>
            </div>
            {markOf(attempt)}
            {attempt.handedInAt === null ? null : (
              <LinkButton
                size="sm"
                variant="ghost"
                href={examLinks.result.href(attempt.id)}
                aria-label={t('start.resultOf', { n: attempt.number })}
              >
                {t('exams.step.result')}
              </LinkButton>
            )}
          </li>
        ))}
      </Lines>
    </Card>
  );
}
