import { uploadKinds, type UploadKind } from '@banyan/contracts';
import { UploadError } from '@banyan/core-http';
import { useFailureText, useUploadTroubleText } from '@banyan/core-screen/views';
import { fileSize } from '@banyan/ui';
import type { UploadProblem, UploadWords } from '@banyan/ui/upload';
import { useTranslation } from 'react-i18next';

/** Words of a field for one file, with the true reason why one was not taken. */
export function useMediaWords(kind: UploadKind): UploadWords & { readonly hint: string } {
  const { t } = useTranslation('console');
  const troubleText = useUploadTroubleText();
  const failureText = useFailureText();
  const { extensions, maxBytes } = uploadKinds[kind];
  const kinds = extensions.map((extension) => extension.toUpperCase()).join(', ');
  const size = (bytes: number) => t('media.tooLarge', { size: fileSize(bytes), limit: fileSize(maxBytes) });
  const failed = (cause: unknown, bytes: number) => {
    const told = troubleText(cause);
    if (told !== null) return told;
    const trouble = cause instanceof UploadError ? cause.trouble : null;
    if (trouble?.kind === 'tooLarge') return size(bytes);
    if (trouble?.kind === 'type') return t('media.kind', { kinds });
    if (trouble?.kind === 'unreadable' || trouble?.kind === 'cut' || trouble?.kind === 'interrupted')
      return t(`media.${trouble.kind}`);
    if (trouble?.kind === 'coding') return t('media.coding', { coding: trouble.coding });
    return t('media.failed', { why: failureText(cause) });
  };
  const problem = (told: UploadProblem, bytes: number) => {
    if (told.kind === 'type') return t('media.kind', { kinds });
    if (told.kind === 'size') return size(bytes);
    if (told.kind === 'empty') return t('media.empty');
    if (told.kind === 'count') return t('media.one');
    return failed(told.cause, bytes);
  };
  return {
    hint: t('media.hint', { kinds, limit: fileSize(maxBytes) }),
    drop: t('media.drop'),
    dropNow: t('media.dropNow'),
    choose: t('media.choose'),
    list: t('media.list'),
    waiting: t('media.waiting'),
    done: t('media.done'),
    stopped: t('media.stopped'),
    problem: (told, file) => problem(told, file.size),
    retry: (name) => t('media.retry', { name }),
    cancel: (name) => t('media.cancel', { name }),
    remove: (name) => t('media.removeNamed', { name }),
    summary: ({ done, wrong }) => (wrong > 0 ? t('media.refusedOne') : done > 0 ? t('media.done') : t('media.sending')),
  };
}
