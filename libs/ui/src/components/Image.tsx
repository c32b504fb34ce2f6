import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { CourseCover } from '../art/CourseCover.tsx';
import { nearMargin, useNear } from '../art/near.ts';
import { SkeletonBlock } from './Skeleton.tsx';

const Frame = styled.span`
  position: relative;
  display: block;
  /* Clipped, not hidden: a list of fixed height could squeeze it then. */
  overflow: clip;
  max-width: 100%;
  background: var(--sunken);

  &[data-radius='card'] {
    border-radius: var(--r-card);
  }
  &[data-radius='control'] {
    border-radius: var(--r-ctl);
  }
  & > * {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  & > img {
    object-fit: cover;
    filter: var(--cover-filter);
    transition: opacity var(--slow) var(--ease);
  }
  & > img[data-fit='contain'] {
    object-fit: contain;
  }
  /* Hidden visually alone: assistive technology has its text from the start. */
  & > img[data-waiting] {
    opacity: 0;
  }
  & > [data-skeleton] {
    overflow: hidden;
  }
  & > [data-skeleton] > span {
    min-height: 100%;
    border-radius: 0;
  }
  & > [data-fallback] {
    display: grid;
    place-items: center;
    color: var(--ink-3);
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px var(--cover-edge);
    pointer-events: none;
  }
`;

/** Room reserved for a picture: a ratio for the given width, or its own size. */
export type ImageSize =
  | {
      /** Width by height, e.g. `16 / 9`; the picture is as wide as its container. */
      ratio: number;
      width?: undefined;
      height?: undefined;
    }
  | {
      ratio?: undefined;
      /** Width in px; it shrinks with its container and keeps its ratio. */
      width: number;
      /** Height in px at full width. */
      height: number;
    };

interface ImageBase {
  /** Address of the picture; without one the fallback is shown. */
  src: string | undefined;
  /** Content in words; empty where the words beside it say the same. */
  alt: string;
  /** Distance from the window at which it starts to load, 50–200 px. */
  margin?: number;
  /** In the first view: loads at once and with priority, not when it comes near. */
  eager?: boolean;
  /** Cropped to fill its place, or shown whole. */
  fit?: 'cover' | 'contain';
  radius?: 'none' | 'control' | 'card';
  srcSet?: string;
  sizes?: string;
  /** Shown when there is no picture or loading fails; a drawn cover by default. */
  fallback?: ReactNode;
  /** Seed of the drawn cover: an id; the `alt` by default. */
  seed?: string;
  onLoad?: () => void;
  onError?: () => void;
}

export type ImageProps = ImageBase & ImageSize;

/** A drawing in place of a picture. */
function Instead({ alt, seed, fallback }: Pick<ImageProps, 'alt' | 'seed' | 'fallback'>) {
  if (fallback === undefined) return <CourseCover seed={seed ?? alt} title={alt === '' ? undefined : alt} />;
  const semantics = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <span data-fallback="" {...semantics}>
      {fallback}
    </span>
  );
}

/**
 * A picture that loads when it comes near. Its room is reserved, so that nothing moves: a skeleton fills it while it
 * loads, a drawing when it fails.
 */
export function Image({
  src,
  alt,
  ratio,
  width,
  height,
  margin = nearMargin.usual,
  eager = false,
  fit = 'cover',
  radius = 'control',
  srcSet,
  sizes,
  fallback,
  seed,
  onLoad,
  onError,
}: ImageProps) {
  // Outcome by address: a new address starts over.
  const [ended, setEnded] = useState<{ src: string; well: boolean }>();
  const [near, watch] = useNear(margin, eager);
  const wanted = src === undefined || src === '' ? undefined : src;
  const outcome = wanted !== undefined && ended?.src === wanted ? ended : undefined;
  const end = (well: boolean) => {
    if (wanted === undefined) return;
    setEnded({ src: wanted, well });
    (well ? onLoad : onError)?.();
  };
  const place = ratio === undefined ? { width, aspectRatio: `${width} / ${height}` } : { aspectRatio: String(ratio) };
  const missing = wanted === undefined || outcome?.well === false;

  return (
    <Frame ref={watch} data-radius={radius} style={place}>
      {missing ? (
        <Instead alt={alt} seed={seed} fallback={fallback} />
      ) : (
        <>
          {outcome === undefined ? (
            <span data-skeleton="" aria-hidden="true">
              <SkeletonBlock />
            </span>
          ) : null}
          <img
            key={wanted}
            src={near ? wanted : undefined}
            srcSet={near ? srcSet : undefined}
            sizes={sizes}
            alt={alt}
            width={width}
            height={height}
            data-fit={fit}
            data-waiting={outcome === undefined || undefined}
            decoding="async"
            fetchPriority={eager ? 'high' : 'auto'}
            onLoad={() => end(true)}
            onError={() => end(false)}
          />
        </>
      )}
    </Frame>
  );
}
