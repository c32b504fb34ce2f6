import { UploadError } from '@banyan/core-http';
import { useUploadTroubleText } from '@banyan/core-screen/views';
import { fileSize } from '@banyan/ui';
import type { UploadWords } from '@banyan/ui/upload';
import { useWords } from '../shared/useWords.ts';

/** Texts for the pictures of an application. */
export function useAlbumWords(): UploadWords {
  const { t } = useWords();
  const troubleText = useUploadTroubleText();
  const tooLarge = (size: number, limit: number) =>
    t('apply.file.size', { size: fileSize(size), limit: fileSize(limit) });
  return {
    drop: t('apply.file.drop'),
    dropNow: t('apply.file.dropNow'),
    choose: t('apply.file.choose'),
    list: t('apply.file.list'),
    waiting: t('apply.file.waiting'),
    done: t('apply.file.done'),
    stopped: t('apply.file.stopped'),
    problem: (problem, file) => {
      switch (problem.kind) {
        case 'type':
          return t('apply.file.type');
        case 'size':
          return tooLarge(file.size, problem.limit);
        case 'empty':
          return t('apply.file.empty');
        case 'count':
          return t('apply.file.count', { limit: problem.limit });
        case 'failed': {
          const reason = troubleText(problem.cause);
          if (reason !== null) return reason;
          const trouble = problem.cause instanceof UploadError ? problem.cause.trouble : null;
          if (trouble?.kind === 'tooLarge') return tooLarge(file.size, trouble.limit);
          if (trouble?.kind === 'type') return t('apply.file.type');
          if (trouble?.kind === 'unreadable') return t('apply.file.unreadable');
          return t('apply.file.broken');
        }
      }
    },
    retry: (name) => t('apply.file.retry', { name }),
    cancel: (name) => t('apply.file.cancel', { name }),
    remove: (name) => t('apply.file.remove', { name }),
    earlier: (name) => t('apply.file.earlier', { name }),
    later: (name) => t('apply.file.later', { name }),
    summary: (counts) => t('apply.file.summary', { ...counts }),
  };
}
