import { UploadError } from '@banyan/core-http';
import { useTranslation } from 'react-i18next';

const million = 1_000_000;
/** Chinese counts in ten thousands. */
const tenThousand = 10_000;

/** The reason why a file was refused that is the same for all purposes; null: the screen has words of its own. */
export function useUploadTroubleText(): (cause: unknown) => string | null {
  const { t, i18n } = useTranslation('screen');
  return (cause) => {
    const trouble = cause instanceof UploadError ? cause.trouble : null;
    switch (trouble?.kind) {
      case 'locked':
        return t('upload.locked');
      case 'content':
        return t('upload.content', { found: trouble.found.toUpperCase() });
      case 'pixels':
        return t('upload.pixels', { most: trouble.most / (i18n.language.startsWith('zh') ? tenThousand : million) });
      default:
        return null;
    }
  };
}
