import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { Card } from './Card.tsx';
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
  /** Height in px; 12 stands for a line of text. */
  height?: number;
}

/** A line of words that is coming. */
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

/** A picture or a box that is coming. */
export function SkeletonBlock({ width = '100%', height, shape = 'box' }: SkeletonBlockProps) {
  return <Shape data-shape={shape} style={{ width, height: shape === 'cover' ? undefined : (height ?? 96) }} />;
}

const Region = styled.div`
  & > div {
    animation: none;
  }
`;

export interface SkeletonRegionProps {
  /** Says to assistive technology that something is coming. */
  label: string;
  /** The skeletons, in the shape of what comes. */
  children: ReactNode;
}

/** Around skeletons: they are drawn for eyes, and said once for everyone else. */
export function SkeletonRegion({ label, children }: SkeletonRegionProps) {
  return (
    <Region role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </Region>
  );
}

const CardShape = styled.div`
  display: grid;
  gap: 12px;

  & > div {
    display: flex;
    justify-content: space-between;
  }
`;

/** A cover with its title that is coming. */
export function CardSkeleton() {
  return (
    <CardShape>
      <SkeletonBlock shape="cover" />
      <SkeletonLine width="88%" height={14} />
      <SkeletonLine width="56%" />
      <div>
        <SkeletonLine width="40%" />
        <SkeletonLine width="20%" />
      </div>
    </CardShape>
  );
}

const Grid = styled.div`
  display: grid;
  gap: 32px 24px;
`;

export interface CardGridSkeletonProps {
  /** Says to assistive technology that something is coming. */
  label: string;
  /** How many cards. */
  count?: number;
  /** How many side by side. */
  columns?: number;
}

/** A grid of cards that is coming. */
export function CardGridSkeleton({ label, count = 8, columns = 4 }: CardGridSkeletonProps) {
  return (
    <SkeletonRegion label={label}>
      <Grid style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {Array.from({ length: count }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </Grid>
    </SkeletonRegion>
  );
}

const Item = styled.div`
  display: grid;
  grid-template-columns: 32px 1fr 64px;
  gap: 12px;
  align-items: center;
  padding: 12px 24px;

  & + & {
    border-top: 1px solid var(--line);
  }
  & > div {
    display: grid;
    gap: 8px;
  }
`;

export interface ListSkeletonProps {
  /** Says to assistive technology that something is coming. */
  label: string;
  /** How many rows. */
  count?: number;
}

/** A list on a card that is coming. */
export function ListSkeleton({ label, count = 4 }: ListSkeletonProps) {
  return (
    <SkeletonRegion label={label}>
      <Card padding="none">
        {Array.from({ length: count }, (_, index) => (
          <Item key={index}>
            <SkeletonBlock width={32} height={32} />
            <div>
              <SkeletonLine width={`${68 - (index % 3) * 12}%`} />
              <SkeletonLine width={`${40 + (index % 2) * 12}%`} height={10} />
            </div>
            <SkeletonLine />
          </Item>
        ))}
      </Card>
    </SkeletonRegion>
  );
}

const Detail = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: 24px;

  & > div {
    display: grid;
    gap: 16px;
    align-content: start;
  }
`;

/** A large picture with a column at its side that is coming. */
export function DetailSkeleton({ label }: { label: string }) {
  return (
    <SkeletonRegion label={label}>
      <Detail>
        <div>
          <SkeletonLine width="48%" height={20} />
          <SkeletonBlock shape="cover" />
          <SkeletonLine width="92%" />
          <SkeletonLine width="72%" />
        </div>
        <Card padding="lg">
          <Grid>
            {Array.from({ length: 8 }, (_, index) => (
              <SkeletonLine key={index} width={`${96 - (index % 3) * 16}%`} />
            ))}
          </Grid>
        </Card>
      </Detail>
    </SkeletonRegion>
  );
}
