import { Notice } from '@banyan/ui';
import { useUploadQueue } from '@banyan/ui/upload';
import { observer } from 'mobx-react-lite';
import type { PostSender } from '../community.environment.ts';
import { useWords } from '../shared/useWords.ts';
import type { Composition } from './Composition.ts';
import { isSending, queueOf } from './fileQueues.ts';

export interface StillSendingProps {
  composition: Composition;
  sender: PostSender;
  onDismiss: () => void;
}

/** Why it was not posted: files are under way. It goes by itself once they have arrived. */
export const StillSending = observer(function StillSending({ composition, sender, onDismiss }: StillSendingProps) {
  const { t } = useWords();
  useUploadQueue(queueOf(composition, 'postImage', sender));
  useUploadQueue(queueOf(composition, 'postMedia', sender));
  if (!isSending(composition, sender)) return null;
  return (
    <Notice tone="warn" live onDismiss={onDismiss} dismissText={t('act.dismiss')}>
      {t('compose.stillSending')}
    </Notice>
  );
});
