import { communityLimits } from '@banyan/contracts/community';
import { privateLength } from '@banyan/contracts/messages';
import { Button, Notice, TextArea } from '@banyan/ui';
import { useState } from 'react';
import { useWords } from '../shared/useWords.ts';

export interface DecisionProps {
  reason: string;
  pending: boolean;
  /** Why deciding failed; empty when it did not. */
  failure: string;
  onReason: (reason: string) => void;
  onDecide: (approve: boolean) => void;
}

/** Approves or rejects a post or comment; a rejection needs a reason. */
export function Decision({ reason, pending, failure, onReason, onDecide }: DecisionProps) {
  const { t } = useWords();
  const [missing, setMissing] = useState(false);
  const length = privateLength(reason);
  const reject = () => {
    setMissing(length === 0);
    if (length > 0 && length <= communityLimits.reason) onDecide(false);
  };
  return (
    <div>
      <TextArea
        label={t('desk.reason')}
        hint={t('desk.reasonHint')}
        rows={2}
        maxLength={communityLimits.reason}
        tooLongText={t('desk.reasonLong', { limit: communityLimits.reason })}
        error={missing && length === 0 ? t('desk.reasonEmpty') : undefined}
        value={reason}
        onChange={({ target }) => onReason(target.value)}
      />
      {failure === '' ? null : (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <span data-acts="">
        <Button variant="primary" pending={pending} onClick={() => onDecide(true)}>
          {t('desk.approve')}
        </Button>
        <Button pending={pending} onClick={reject}>
          {t('desk.reject')}
        </Button>
      </span>
    </div>
  );
}
