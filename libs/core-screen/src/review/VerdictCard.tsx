import { rejectReasonLimit, type PostVerdict } from '@banyan/contracts/course';
import { Moment } from '../words/Moment.tsx';
import { Button, countCharacters, Tag, TextArea } from '@banyan/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewActs, ReviewFailure, ReviewRow } from './ReviewRow.tsx';

/** Answer to a post. */
export interface Answered {
  readonly passed: boolean;
  readonly reason: string;
  readonly reviewer: string;
}

export interface VerdictCardProps {
  title: string;
  /** Author and place. */
  about: string;
  /** Epoch ms. */
  at: number;
  /** Quoted post that it replies to; empty for none. */
  quoted?: string;
  text: string;
  /** Content below the text, e.g. pictures. */
  children?: ReactNode;
  /** Null while it waits. */
  answered: Answered | null;
  /** Typed reason. */
  reason: string;
  pending: boolean;
  /** Error of answering; undefined without one. */
  failure: unknown;
  onReason: (reason: string) => void;
  onAnswer: (verdict: PostVerdict) => void;
  onRefresh: () => void;
}

/** A post submitted for publication, and its answer. */
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
