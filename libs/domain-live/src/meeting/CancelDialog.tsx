import type { MeetingInfo } from '@banyan/contracts/live';
import { Radio, RadioGroup } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { RemovalDialog } from '@banyan/core-screen/views';
import { useWords } from '../shared/useWords.ts';
import type { MeetingStore } from './MeetingStore.ts';
import { useMeetingFailure } from './useMeetingFailure.ts';
import { useMeetingTime } from './useMeetingTime.ts';

export interface CancelDialogProps {
  info: MeetingInfo;
  store: Pick<MeetingStore, 'ask' | 'asking' | 'cancel'>;
}

/** Confirmation before a meeting is cancelled, optionally with the later occurrences of a series. */
export const CancelDialog = observer(function CancelDialog({ info, store }: CancelDialogProps) {
  const { t } = useWords();
  const failureText = useMeetingFailure();
  const { span } = useMeetingTime();
  const [following, setFollowing] = useState<'N' | 'Y'>('N');
  const { cancel } = store;
  const { meeting, times } = info;
  const failure = cancel.failureOf();
  const hasLater = times.some(({ from, state }) => from > meeting.from && state === 'before');
  return (
    <RemovalDialog
      open={store.asking}
      title={t('meeting.cancelTitle')}
      keep={t('meeting.keep')}
      remove={t('meeting.cancel')}
      pending={cancel.isPending()}
      failure={failure === undefined ? undefined : failureText(failure, t('meeting.cancelFailed'))}
      onClose={() => store.ask(false)}
      onRemove={() => void cancel.run(hasLater ? following : 'N')}
    >
      <p>{t('meeting.cancelText', { topic: meeting.topic, when: span(meeting) })}</p>
      {hasLater ? (
        <RadioGroup
          label={t('meeting.cancelWhich')}
          value={following}
          onChange={(value) => setFollowing(value === 'Y' ? 'Y' : 'N')}
        >
          <Radio value="N">{t('meeting.cancelThis')}</Radio>
          <Radio value="Y">{t('meeting.cancelFollowing')}</Radio>
        </RadioGroup>
      ) : null}
    </RemovalDialog>
  );
});
