import { ErrorCode, rejectReasonLimit, type PostVerdict } from '@banyan/contracts';
import { refusalCode } from '@banyan/core-screen';
import { Moment, useFailureText } from '@banyan/core-screen/views';
import { Button, countCharacters, Notice, Tag, TextArea } from '@banyan/ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 360px);
  gap: 8px 32px;
  padding: 20px 24px;

  & + & {
    border-top: 1px solid var(--line);
  }
  & > div {
    display: grid;
    align-content: start;
    gap: 8px;
  }
  & h3 {
    font-size: var(--t14);
    line-height: 22px;
    overflow-wrap: anywhere;
  }
  & p {
    line-height: 24px;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & blockquote {
    margin: 0;
    padding: 8px 12px;
    border-radius: var(--r-ctl);
    background: var(--sunken);
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

/** How something was answered. */
export interface Answered {
  readonly passed: boolean;
  readonly reason: string;
  readonly reviewer: string;
}

export interface VerdictCardProps {
  title: string;
  /** Who wrote it, and where. */
  about: string;
  /** Epoch ms. */
  at: number;
  /** What is answered by it; empty: nothing. */
  quoted?: string;
  text: string;
  /** Beside the text, e.g. pictures. */
  children?: ReactNode;
  /** Null while it waits. */
  answered: Answered | null;
  /** What is typed as the reason. */
  reason: string;
  pending: boolean;
  /** Why answering failed; undefined when it did not. */
  failure: unknown;
  onReason: (reason: string) => void;
  onAnswer: (verdict: PostVerdict) => void;
  onRefresh: () => void;
}

/** What somebody wants to show to everybody, and the answer [NO-01] [CO-09]. */
export function VerdictCard(props: VerdictCardProps) {
  const { title, about, at, quoted = '', text, children, answered, reason, pending, failure } = props;
  const { onReason, onAnswer, onRefresh } = props;
  const { t } = useWords();
  const failureText = useFailureText();
  const [missing, setMissing] = useState(false);
  const length = countCharacters(reason.trim());
  const reject = () => {
    setMissing(length === 0);
    if (length > 0 && length <= rejectReasonLimit) onAnswer('rejected');
  };
  const overtaken = refusalCode(failure) === ErrorCode.postChanged;
  return (
    <Row>
      <div>
        <h3>{title}</h3>
        <small>
          {about} · <Moment at={at} />
        </small>
        {quoted === '' ? null : <blockquote>{quoted}</blockquote>}
        {text === '' ? null : <p>{text}</p>}
        {children}
      </div>
      {answered === null ? (
        <div>
          <TextArea
            label={t('review.reason')}
            rows={2}
            maxLength={rejectReasonLimit}
            tooLongText={t('review.reasonTooLong', { count: rejectReasonLimit })}
            error={missing && length === 0 ? t('review.reasonMissing') : undefined}
            value={reason}
            onChange={({ target }) => onReason(target.value)}
          />
          {failure === undefined ? null : (
            <Notice
              tone="danger"
              live
              action={
                overtaken ? (
                  <Button size="sm" onClick={onRefresh}>
                    {t('review.readAgain')}
                  </Button>
                ) : undefined
              }
            >
              {overtaken ? t('review.overtaken') : failureText(failure, t('review.kept'))}
            </Notice>
          )}
          <Acts>
            <Button variant="primary" pending={pending} onClick={() => onAnswer('passed')}>
              {t('review.pass')}
            </Button>
            <Button pending={pending} onClick={reject}>
              {t('review.reject')}
            </Button>
          </Acts>
        </div>
      ) : (
        <div>
          <Acts>
            <Tag tone={answered.passed ? 'ok' : 'danger'}>
              {t(answered.passed ? 'review.passed' : 'review.rejected')}
            </Tag>
            <small>{answered.reviewer}</small>
          </Acts>
          {answered.reason === '' ? null : <blockquote>{answered.reason}</blockquote>}
        </div>
      )}
    </Row>
  );
}
