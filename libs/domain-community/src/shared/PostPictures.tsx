import type { PostFile } from '@banyan/contracts/community';
import { Gallery } from '@banyan/ui/media';
import { useWords } from './useWords.ts';

export interface PostPicturesProps {
  images: readonly PostFile[];
  /** Most tiles; the last one counts the rest. */
  most?: number;
}

/** Pictures of a post; a press shows them large. */
export default function PostPictures({ images, most }: PostPicturesProps) {
  const { t } = useWords();
  const total = images.length;
  return (
    <Gallery
      label={t('picture.all')}
      items={images.map(({ url, name }, index) => ({
        src: url,
        alt: t('picture.one', { no: index + 1, name }),
      }))}
      ratio={4 / 3}
      minWidth={total === 1 ? 320 : 160}
      {...(most === undefined ? {} : { most })}
      words={{
        lightbox: t('picture.lightbox'),
        gallery: t('picture.all'),
        carousel: t('picture.carousel'),
        slide: t('picture.slide'),
        caption: t('picture.caption'),
        position: t('picture.position'),
        previous: t('picture.previous'),
        next: t('picture.next'),
        close: t('picture.close'),
        zoomIn: t('picture.zoomIn'),
        zoomOut: t('picture.zoomOut'),
        showCaptions: t('picture.showCaptions'),
        hideCaptions: t('picture.hideCaptions'),
        open: (alt) => t('picture.open', { alt }),
        more: (count) => t('picture.more', { count }),
      }}
    />
  );
}
