import type { HomeworkSubmission } from '@banyan/contracts/training';
import { Moment, useFailureText } from '@banyan/core-screen/views';
import { Button, Card, Dot, Notice, Tag } from '@banyan/ui';
import styled from 'styled-components';
import { homeworkTone } from '../homeworkStanding.ts';
import { useHomeworkWords } from '../useHomeworkWords.ts';
import { CommentedText } from './CommentedText.tsx';
import { FileLinks } from './FileLinks.tsx';

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 32px;
  margin-bottom: 16px;

  & > h3 {
    font-size: var(--t16);
    line-height: 24px;
  }
  & > p {
    flex: 1;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > strong {
    font-size: var(--t20);
    line-height: 28px;
    font-variant-numeric: tabular-nums;
  }
  & > strong > small {
    margin-inline-start: 4px;
    font-size: var(--t12);
    font-weight: 400;
    color: var(--ink-3);
  }
`;

const Said = styled.blockquote`
  margin: 16px 0 0;
  padding: 12px 16px;
  border-radius: var(--r-ctl);
  background: var(--sunken);
  line-height: 22px;
  overflow-wrap: anywhere;

  & > footer {
    margin-top: 4px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
`;

const Trouble = styled.div`
  margin-bottom: 16px;
`;

export interface SubmissionCardProps {
  submission: HomeworkSubmission;
  /** Tenths of a point. */
  fullScore: number;
  /** Withdraws it; without it there is no such button. */
  onWithdraw?: () => void;
  withdrawing?: boolean;
  /** Why it could not be withdrawn. */
  failure?: unknown;
}

/** One submission, with the marker's comments on it and on its places. */
export function SubmissionCard({
  submission,
  fullScore,
  onWithdraw,
  withdrawing = false,
  failure,
}: SubmissionCardProps) {
  const { t, points } = useHomeworkWords();
  const failureText = useFailureText();
  const { comment, comments, files, handedInAt, markedAt, marker, no, score, state, text } = submission;
  return (
    <Card as="article">
      <Head>
        <h3>{t('homework.no', { no })}</h3>
        <Tag tone={homeworkTone[state]}>{t(`homework.state.${state}`)}</Tag>
        <p>
          {t('homework.when.handedIn')} <Moment at={handedInAt} />
        </p>
        {score === null ? null : (
          <strong>
            {points(score)}
            <small>/ {points(fullScore)}</small>
          </strong>
        )}
        {onWithdraw === undefined ? null : (
          <Button pending={withdrawing} onClick={onWithdraw}>
            {t('homework.withdraw')}
          </Button>
        )}
      </Head>
      {failure === undefined ? null : (
        <Trouble>
          <Notice tone="danger" live title={t('homework.withdrawFailed')}>
            {failureText(failure)}
          </Notice>
        </Trouble>
      )}
      <CommentedText text={text} files={files} comments={comments} />
      <FileLinks files={files} label={t('homework.files.list')} />
      {comment === '' ? null : (
        <Said>
          <p>{comment}</p>
          <footer>
            {marker}
            {markedAt === null ? null : (
              <>
                {marker === '' ? null : <Dot />}
                <Moment at={markedAt} />
              </>
            )}
          </footer>
        </Said>
      )}
    </Card>
  );
}
