import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Media } from './media.ts';

const Shown = styled.figure`
  display: grid;
  gap: 4px;
  margin: 0;

  & > :is(img, video) {
    max-width: 100%;
    max-height: 240px;
    border-radius: var(--r-ctl);
    background: var(--sunken);
    object-fit: contain;
  }
  & > audio {
    width: 100%;
  }
  & > figcaption,
  & > p {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    overflow-wrap: anywhere;
  }
`;

export interface MediaPreviewProps {
  media: Media;
  /** Name of the field, for a picture without a description. */
  label: ReactNode;
}

/** The file as others will see or hear it. Its address runs out; the file stays. */
export function MediaPreview({ media: { alt, name, type, url }, label }: MediaPreviewProps) {
  const { t } = useTranslation('console');
  const [lost, setLost] = useState(false);
  const onError = () => setLost(true);
  return (
    <Shown aria-label={typeof label === 'string' ? label : name}>
      {lost ? (
        <p role="status">{t('media.notShown')}</p>
      ) : type.startsWith('image/') ? (
        <img src={url} alt={alt} onError={onError} />
      ) : type.startsWith('video/') ? (
        // The author looks at the own file; captions are a file of their own.
        // eslint-disable-next-line jsx-a11y/media-has-caption
        <video src={url} controls preload="metadata" aria-label={name} onError={onError} />
      ) : type.startsWith('audio/') ? (
        // eslint-disable-next-line jsx-a11y/media-has-caption
        <audio src={url} controls preload="metadata" aria-label={name} onError={onError} />
      ) : null}
      <figcaption>{name}</figcaption>
    </Shown>
  );
}
