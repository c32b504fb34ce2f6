import type { LightboxWords } from '@banyan/ui/media';
import { useWords } from '../shared/useWords.ts';

/** Texts of enlarged pictures. */
export function useLightboxWords(): LightboxWords {
  const { t } = useWords();
  return {
    lightbox: t('reading.lightbox.title'),
    gallery: t('reading.pictures'),
    carousel: t('reading.lightbox.carousel'),
    slide: t('reading.lightbox.slide'),
    caption: t('reading.lightbox.caption'),
    position: t('reading.lightbox.position', { index: '{index}', total: '{total}' }),
    previous: t('reading.previousPicture'),
    next: t('reading.nextPicture'),
    close: t('reading.lightbox.close'),
    zoomIn: t('reading.lightbox.zoomIn'),
    zoomOut: t('reading.lightbox.zoomOut'),
    showCaptions: t('reading.lightbox.showCaptions'),
    hideCaptions: t('reading.lightbox.hideCaptions'),
  };
}
