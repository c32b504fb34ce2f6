import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const pass = keyframes`from { background-position: 100% 0; } to { background-position: 0 0; }`;

const Shape = styled.span`
  display: block;
  height: 12px;
  border-radius: var(--r-small);
  background: var(--track);

  &[data-shape='cover'] {
    height: auto;
    aspect-ratio: 16 / 9;
    border-radius: var(--r-ctl);
  }
  &[data-shape='circle'] {
    border-radius: 50%;
  }
  @media (prefers-reduced-motion: no-preference) {
    background: linear-gradient(
        90deg,
        var(--track) 0 40%,
        color-mix(in oklab, var(--track) 55%, var(--surface)) 50%,
        var(--track) 60% 100%
      )
      0 0 / 300% 100%;
    animation: ${pass} 1.6s linear infinite;

    &:dir(rtl) {
      animation-direction: reverse;
    }
  }
`;

export interface SkeletonLineProps {
  /** Any CSS width; ragged ends look like words. */
  width?: string | number;
  /** Height in px; 12 for a line of text. */
  height?: number;
}

/** Skeleton of a line of words. */
export function SkeletonLine({ width = '100%', height = 12 }: SkeletonLineProps) {
  return <Shape style={{ width, height }} />;
}

export interface SkeletonBlockProps {
  /** Any CSS width. */
  width?: string | number;
  /** Height in px; a cover has its own. */
  height?: number;
  /** A box, a cover of 16:9, a disc. */
  shape?: 'box' | 'cover' | 'circle';
}

/** Skeleton of a picture or a box. */
export function SkeletonBlock({ width = '100%', height, shape = 'box' }: SkeletonBlockProps) {
  return <Shape data-shape={shape} style={{ width, height: shape === 'cover' ? undefined : (height ?? 96) }} />;
}

const Region = styled.div`
  & > div {
    animation: none;
  }
`;

export interface SkeletonRegionProps {
  /** Announced by screen readers while the content loads. */
  label: string;
  /** The skeletons, in the shape of the content. */
  children: ReactNode;
}

/** Around skeletons: they are hidden from assistive technology, which hears one announcement. */
export function SkeletonRegion({ label, children }: SkeletonRegionProps) {
  return (
    <Region role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </Region>
  );
}
