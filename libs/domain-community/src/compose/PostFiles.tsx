import { fileSize } from '@banyan/ui';
import { Upload, useUploadQueue } from '@banyan/ui/upload';
import { observer } from 'mobx-react-lite';
import type { PostFileKind, PostSender } from '../community.environment.ts';
import { useWords } from '../shared/useWords.ts';
import type { PostDraftStore } from './PostDraftStore.ts';
import { postFileRules, queueOf } from './fileQueues.ts';
import { useUploadWords } from './useUploadWords.ts';

export interface PostFilesProps {
  composition: PostDraftStore;
  kind: PostFileKind;
  sender: PostSender;
  error?: string | undefined;
}

/** Up to nine pictures that can change places, or one video or audio, resumed after an interruption. */
const PostFiles = observer(function PostFiles({ composition, kind, sender, error }: PostFilesProps) {
  const { t } = useWords();
  const words = useUploadWords(kind);
  const uploads = useUploadQueue(queueOf(composition, kind, sender));
  const rules = postFileRules[kind];
  return (
    <Upload
      label={t(`compose.file.${kind}.label`)}
      hint={t(`compose.file.${kind}.hint`, { limit: fileSize(rules.maxSize) })}
      error={error}
      rules={rules}
      layout={kind === 'postImage' ? 'wall' : 'list'}
      words={words}
      {...uploads}
    />
  );
});

export default PostFiles;
