import { rejectReasonLimit, type PostVerdict } from '@banyan/contracts/course';
import { Moment } from '../words/Moment.tsx';
import { Button, countCharacters, Tag, TextArea } from '@banyan/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewActs, ReviewFailure, ReviewRow } from './ReviewRow.tsx';

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

/** What somebody wants to show to everybody, and the answer. */
export function VerdictCard(props: VerdictCardProps) {
  const { title, about, at, quoted = '', text, children, answered, reason, pending, failure } = props;
  const { onReason, onAnswer, onRefresh } = props;
  const { t } = useTranslation('screen');
  const [missing, setMissing] = useState(false);
  const length = countCharacters(reason.trim());
  const reject = () => {
    setMissing(length === 0);
    if (length > 0 && length <= rejectReasonLimit) onAnswer('rejected');
  };
  return (
    <ReviewRow>
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
          <ReviewFailure failure={failure} onRefresh={onRefresh} />
          <ReviewActs>
            <Button variant="primary" pending={pending} onClick={() => onAnswer('passed')}>
              {t('review.pass')}
            </Button>
            <Button pending={pending} onClick={reject}>
              {t('review.reject')}
            </Button>
          </ReviewActs>
        </div>
      ) : (
        <div>
          <ReviewActs>
            <Tag tone={answered.passed ? 'ok' : 'danger'}>
              {t(answered.passed ? 'review.passed' : 'review.rejected')}
            </Tag>
            <small>{answered.reviewer}</small>
          </ReviewActs>
          {answered.reason === '' ? null : <blockquote>{answered.reason}</blockquote>}
        </div>
      )}
    </ReviewRow>
  );
}
