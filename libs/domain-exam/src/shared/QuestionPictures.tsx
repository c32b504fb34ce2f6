import type { PaperQuestion } from '@banyan/contracts/exam';
import { Gallery } from '@banyan/ui/media';
import styled from 'styled-components';
import { useWords } from './useWords.ts';

const Place = styled.div`
  max-width: 560px;
  margin-top: 16px;
`;

export interface QuestionPicturesProps {
  question: Pick<PaperQuestion, 'no' | 'pictures'>;
}

/** Pictures of a question; a press enlarges one. */
export function QuestionPictures({ question: { no, pictures } }: QuestionPicturesProps) {
  const { t } = useWords();
  return (
    <Place>
      <Gallery
        label={t('sheet.pictures', { no })}
        items={pictures.map(({ url, alt }) => ({ src: url, alt }))}
        ratio={4 / 3}
        minWidth={pictures.length === 1 ? 360 : 180}
        words={{
          lightbox: t('sheet.picture.lightbox'),
          gallery: t('sheet.picture.gallery'),
          carousel: t('sheet.picture.carousel'),
          slide: t('sheet.picture.slide'),
          caption: t('sheet.picture.caption'),
          position: t('sheet.picture.position'),
          previous: t('sheet.picture.previous'),
          next: t('sheet.picture.next'),
          close: t('sheet.picture.close'),
          zoomIn: t('sheet.picture.zoomIn'),
          zoomOut: t('sheet.picture.zoomOut'),
          showCaptions: t('sheet.picture.showCaptions'),
          hideCaptions: t('sheet.picture.hideCaptions'),
          open: (alt) => t('sheet.picture.open', { alt }),
          more: (count) => t('sheet.picture.more', { count }),
        }}
      />
    </Place>
  );
}
