import type { MicroGap } from '@banyan/contracts/teaching';
import { UploadError } from '@banyan/core-http';
import { useUploadTroubleText } from '@banyan/core-screen/views';
import { fileSize } from '@banyan/ui';
import type { UploadWords } from '@banyan/ui/upload';
import { useWords } from '../shared/useWords.ts';

/** Messages of the faults. */
export function useGapWords(): (gap: MicroGap) => string {
  const { t } = useWords();
  return ({ chapter, kind }) => {
    if (chapter > 0) return t('micro.ofChapter', { no: chapter, text: t(`micro.gap.${kind}`) });
    if (kind === 'unsent') return t('micro.coverUnsent');
    return kind === 'sending' ? t('micro.coverSending') : t(`micro.gap.${kind}`);
  };
}

/** Texts of the file fields. */
export function useUploadWords(): UploadWords {
  const { t } = useWords();
  const troubleText = useUploadTroubleText();
  const tooLarge = (size: number, limit: number) =>
    t('micro.files.size', { size: fileSize(size), limit: fileSize(limit) });
  return {
    drop: t('micro.files.drop'),
    dropNow: t('micro.files.dropNow'),
    choose: t('micro.files.choose'),
    list: t('micro.files.list'),
    waiting: t('micro.files.waiting'),
    done: t('micro.files.done'),
    stopped: t('micro.files.stopped'),
    problem: (problem, file) => {
      if (problem.kind === 'size') return tooLarge(file.size, problem.limit);
      if (problem.kind === 'count') return t('micro.files.count');
      if (problem.kind !== 'failed') return t(`micro.files.${problem.kind}`);
      const reason = troubleText(problem.cause);
      if (reason !== null) return reason;
      const trouble = problem.cause instanceof UploadError ? problem.cause.trouble : null;
      if (trouble?.kind === 'tooLarge') return tooLarge(file.size, trouble.limit);
      if (trouble?.kind === 'type' || trouble?.kind === 'unreadable') return t(`micro.files.${trouble.kind}`);
      return t('micro.files.broken');
    },
    retry: (name) => t('micro.files.retry', { name }),
    cancel: (name) => t('micro.files.cancel', { name }),
    remove: (name) => t('micro.files.remove', { name }),
    summary: (counts) => t('micro.files.summary', { ...counts }),
  };
}
