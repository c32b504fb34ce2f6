import { UploadError } from '@banyan/core-http';
import { useUploadTroubleText } from '@banyan/core-screen/views';
import { fileSize } from '@banyan/ui';
import type { UploadWords } from '@banyan/ui/upload';
import { useWords } from '../shared/useWords.ts';

/** All texts of the pictures or the recording of a post. */
export function useUploadWords(kind: 'postImage' | 'postMedia'): UploadWords {
  const { t } = useWords();
  const troubleText = useUploadTroubleText();
  const tooLarge = (size: number, limit: number) =>
    t('compose.file.size', { size: fileSize(size), limit: fileSize(limit) });
  return {
    drop: t(`compose.file.${kind}.drop`),
    dropNow: t('compose.file.dropNow'),
    choose: t(`compose.file.${kind}.choose`),
    list: t(`compose.file.${kind}.list`),
    waiting: t('compose.file.waiting'),
    done: t('compose.file.done'),
    stopped: t('compose.file.stopped'),
    problem: (problem, file) => {
      switch (problem.kind) {
        case 'type':
          return t(`compose.file.${kind}.type`);
        case 'size':
          return tooLarge(file.size, problem.limit);
        case 'empty':
          return t('compose.file.empty');
        case 'count':
          return t('compose.file.count', { limit: problem.limit });
        case 'failed': {
          const reason = troubleText(problem.cause);
          if (reason !== null) return reason;
          const trouble = problem.cause instanceof UploadError ? problem.cause.trouble : null;
          if (trouble?.kind === 'tooLarge') return tooLarge(file.size, trouble.limit);
          if (trouble?.kind === 'type') return t(`compose.file.${kind}.type`);
          if (trouble?.kind === 'unreadable') return t('compose.file.unreadable');
          if (trouble?.kind === 'cut') return t('compose.file.cut');
          if (trouble?.kind === 'coding') return t('compose.file.coding', { coding: trouble.coding });
          return t('compose.file.broken');
        }
      }
    },
    retry: (name) => t('compose.file.retry', { name }),
    cancel: (name) => t('compose.file.cancel', { name }),
    remove: (name) => t('compose.file.remove', { name }),
    earlier: (name) => t('compose.file.earlier', { name }),
    later: (name) => t('compose.file.later', { name }),
    summary: (counts) => t('compose.file.summary', { ...counts }),
  };
}
