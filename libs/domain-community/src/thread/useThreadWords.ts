import { communityLimits, type PostKind } from '@banyan/contracts/community';
import type { CommentWords } from '@banyan/ui';
import { useWords } from '../shared/useWords.ts';

/** All texts of a list of comments or answers; `failed`: why the last one was not sent. */
export function useThreadWords(kind: PostKind, failed: string): CommentWords {
  const { t, number } = useWords();
  return {
    thread: t(`comment.list.${kind}`),
    like: (count) => t('act.praise', { count, formatted: number(count) }),
    reply: t('comment.reply'),
    replyTo: (name) => t('comment.replyTo', { name }),
    remove: t('act.remove'),
    removed: t('comment.removed'),
    placeholder: t('comment.replyHint'),
    send: t('comment.send'),
    cancel: t('act.cancel'),
    tooLong: t('comment.tooLong', { limit: communityLimits.comment }),
    failed,
  };
}
