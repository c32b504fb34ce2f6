import { Notice } from '@banyan/ui';
import { useUploadQueue } from '@banyan/ui/upload';
import { observer } from 'mobx-react-lite';
import type { PostSender } from '../community.environment.ts';
import { useWords } from '../shared/useWords.ts';
import type { PostDraftStore } from './PostDraftStore.ts';
import { queueOf, standingIn } from './fileQueues.ts';

export interface StillSendingProps {
  composition: PostDraftStore;
  sender: PostSender;
  onDismiss: () => void;
}

/** Why it was not posted: files are under way, or failed. Disappears when all are uploaded. */
export const StillSending = observer(function StillSending({ composition, sender, onDismiss }: StillSendingProps) {
  const { t } = useWords();
  useUploadQueue(queueOf(composition, 'postImage', sender));
  useUploadQueue(queueOf(composition, 'postMedia', sender));
  const standing = standingIn(composition, sender);
  if (standing === 'settled') return null;
  return (
    <Notice tone="warn" live onDismiss={onDismiss} dismissText={t('act.dismiss')}>
      {t(standing === 'sending' ? 'compose.stillSending' : 'compose.filesMissing')}
    </Notice>
  );
});
