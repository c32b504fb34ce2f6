import type { PostCard } from '@banyan/contracts/community';
import styled from 'styled-components';

const Frame = styled.figure`
  margin-top: 16px;

  & > video {
    width: 100%;
    max-height: 460px;
    border-radius: var(--r-ctl);
    background: var(--stage);
  }
  & > audio {
    width: 100%;
    max-width: 560px;
  }
  & > figcaption {
    margin-top: 4px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    overflow-wrap: anywhere;
  }
`;

/** The recording of a post, played in place by the browser's own controls. */
export function PostMedia({ media }: { media: NonNullable<PostCard['media']> }) {
  const { kind, name, url } = media;
  const shared = { src: url, controls: true, preload: 'metadata', 'aria-label': name } as const;
  return (
    <Frame>
      {/* Recordings of colleagues have no captions. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      {kind === 'video' ? <video {...shared} /> : <audio {...shared} />}
      <figcaption>{name}</figcaption>
    </Frame>
  );
}
