import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { nearMargin, useNear } from './near.ts';
import { CourseCover, type CourseCoverProps } from './CourseCover.tsx';

const Frame = styled.span`
  position: relative;
  display: block;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: var(--r-ctl);
  background: var(--sunken);

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: var(--cover-filter);
  }
  /* The alternative text is not shown before loading; assistive technology has it from the start. */
  & > img:not([src]) {
    opacity: 0;
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

const Label = styled.span`
  position: absolute;
  z-index: 1;
  max-width: calc(100% - 16px);
  padding: 0 6px;
  border-radius: var(--r-small);
  font-size: var(--t12);
  line-height: 20px;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  font-variant-numeric: tabular-nums;

  &[data-place='tag'] {
    inset-inline-start: 8px;
    top: 8px;
    background: var(--cover-tag);
    color: var(--on-cover-tag);
  }
  &[data-place='time'] {
    inset-inline-end: 8px;
    bottom: 8px;
    background: var(--cover-shade);
    color: var(--on-cover);
  }
`;

export interface CoverFrameProps extends CourseCoverProps {
  /** Address of a picture; the drawn cover replaces it when there is none or loading fails. */
  src?: string;
  /** A word at the upper left. */
  tag?: ReactNode;
  /** A duration at the lower right. */
  time?: ReactNode;
  /** In the first view: loads at once, not when it comes near. */
  eager?: boolean;
  /** Distance from the window at which the picture starts to load, 50–200 px. */
  margin?: number;
}

/** A cover of 16:9 with its place reserved, so that nothing moves when it arrives. */
export function CoverFrame({
  src,
  tag,
  time,
  eager = false,
  margin = nearMargin.usual,
  seed,
  motif,
  title,
}: CoverFrameProps) {
  const [failed, setFailed] = useState<string>();
  const [near, watch] = useNear(margin, eager || src === undefined || src === '');
  return (
    <Frame ref={watch}>
      {src !== undefined && src !== '' && src !== failed ? (
        <img
          src={near ? src : undefined}
          alt={title ?? ''}
          width={320}
          height={180}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <CourseCover seed={seed} motif={motif} title={title} />
      )}
      {tag === undefined ? null : <Label data-place="tag">{tag}</Label>}
      {time === undefined ? null : <Label data-place="time">{time}</Label>}
    </Frame>
  );
}
