import { reviewReplyLimit, type Verdict } from '@banyan/contracts';
import { type AppealRow } from '@banyan/contracts/exam';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, countCharacters, Notice, Tag, TextArea } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { When } from '../shared/When.tsx';
import { useWords } from '../shared/useWords.ts';
import { isAnswered } from './isAnswered.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 420px);
  gap: 8px 32px;
  padding: 20px 24px;

  & + & {
    border-top: 1px solid var(--line);
  }
  & h3 {
    font-size: var(--t14);
    line-height: 22px;
    overflow-wrap: anywhere;
  }
  & > div {
    display: grid;
    align-content: start;
    gap: 8px;
  }
  & p,
  & blockquote {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & blockquote {
    margin: 0;
    padding: 8px 12px;
    border-radius: var(--r-ctl);
    background: var(--sunken);
    color: var(--ink-2);
  }
  & blockquote > b {
    display: block;
    font-size: var(--t12);
    line-height: 20px;
    font-weight: 500;
  }
  & > div > span {
    display: flex;
    gap: 8px;
  }
`;

const tones = { open: 'info', accepted: 'ok', refused: 'neutral' } as const;

export interface RequestCardProps {
  title: string;
  /** The author, and figures about the request. */
  about: string;
  at: number;
  /** The learner's text. */
  text: string;
  answered: Pick<AppealRow, 'state' | 'reply' | 'repliedBy'>;
  /** The subject, between title and text. */
  subject?: ReactNode;
  /** Link to its subject. */
  action?: ReactNode;
  draft: string;
  pending: boolean;
  /** Why answering failed; undefined when it did not. */
  failure: unknown;
  /** Labels of the two buttons. */
  verdicts: Readonly<Record<Verdict, string>>;
  onDraft: (text: string) => void;
  onAnswer: (verdict: Verdict) => void;
  onRefresh: () => void;
}

/** A request of a learner for a review, with its answer or the form for one. */
export const RequestCard = observer(function RequestCard(props: RequestCardProps) {
  const { title, about, at, text, answered, subject, action, draft, pending, failure, verdicts } = props;
  const { onDraft, onAnswer, onRefresh } = props;
  const { t } = useWords();
  const failureText = useFailureText();
  const [missing, setMissing] = useState(false);
  const length = countCharacters(draft.trim());
  const answer = (verdict: Verdict) => {
    setMissing(length === 0);
    if (length > 0 && length <= reviewReplyLimit) onAnswer(verdict);
  };
  return (
    <Row>
      <div>
        <h3>{title}</h3>
        <small>
          {about === '' ? null : `${about} · `}
          <When at={at} />
        </small>
        {subject}
        <p>{text}</p>
        {action}
      </div>
      {answered.state === 'open' ? (
        <div>
          <TextArea
            label={t('review.reply')}
            rows={2}
            maxLength={reviewReplyLimit}
            tooLongText={t('review.replyTooLong', { count: reviewReplyLimit })}
            error={missing && length === 0 ? t('review.replyEmpty') : undefined}
            value={draft}
            onChange={(event) => onDraft(event.target.value)}
          />
          {failure === undefined ? null : (
            <Notice
              tone="danger"
              live
              action={
                isAnswered(failure) ? (
                  <Button size="sm" onClick={onRefresh}>
                    {t('review.seeAnswer')}
                  </Button>
                ) : undefined
              }
            >
              {isAnswered(failure) ? t('review.answeredElsewhere') : failureText(failure, t('review.kept'))}
            </Notice>
          )}
          <span>
            <Button variant="primary" pending={pending} onClick={() => answer('accepted')}>
              {verdicts.accepted}
            </Button>
            <Button pending={pending} onClick={() => answer('refused')}>
              {verdicts.refused}
            </Button>
          </span>
        </div>
      ) : (
        <div>
          <span>
            <Tag tone={tones[answered.state]}>{t(`appeal.state.${answered.state}`)}</Tag>
            <small>{answered.repliedBy}</small>
          </span>
          <blockquote>{answered.reply}</blockquote>
        </div>
      )}
    </Row>
  );
});
