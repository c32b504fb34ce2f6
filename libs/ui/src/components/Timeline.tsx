import type { ReactNode } from 'react';
import styled from 'styled-components';
import { EmptyState } from './EmptyState.tsx';
import { SkeletonBlock, SkeletonLine, SkeletonRegion } from './Skeleton.tsx';
import type { Tone } from './Tag.tsx';

const Events = styled.ol`
  & > li {
    --tone: var(--ink-2);
    --tone-soft: var(--sunken);
    position: relative;
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    column-gap: 12px;
    padding-block-end: 24px;
  }
  & > li:last-child {
    padding-block-end: 0;
  }
  & > li:not(:last-child)::before,
  &[data-open] > li::before {
    content: '';
    position: absolute;
    inset-block: 32px 4px;
    inset-inline-start: 13px;
    border-inline-start: 2px solid var(--line);
  }
  /* Still open: the line continues below the last event. */
  &[data-open] > li:last-child {
    padding-block-end: 32px;
  }
  &[data-open] > li:last-child::before {
    inset-block-end: 0;
    border-inline-start-style: dashed;
  }
  & > li[data-tone='ok'] {
    --tone: var(--ok);
    --tone-soft: var(--ok-soft);
  }
  & > li[data-tone='warn'] {
    --tone: var(--warn);
    --tone-soft: var(--warn-soft);
  }
  & > li[data-tone='danger'] {
    --tone: var(--danger);
    --tone-soft: var(--danger-soft);
  }
  & > li[data-tone='info'] {
    --tone: var(--info);
    --tone-soft: var(--info-soft);
  }
  & > li[data-tone='accent'] {
    --tone: var(--accent-text);
    --tone-soft: var(--accent-soft);
  }
  & > li > i {
    width: 28px;
    height: 28px;
    display: grid;
    place-items: center;
    border-radius: 50%;
    background: var(--tone-soft);
    color: var(--tone);
  }
  /* Without an icon, a dot in the tone marks the event on the line. */
  & > li > i:empty {
    background: none;
  }
  & > li > i:empty::before {
    content: '';
    width: 10px;
    height: 10px;
    border: 2px solid var(--tone);
    border-radius: 50%;
  }
`;

const Event = styled.div`
  min-width: 0;
  padding-block-start: 3px;
  overflow-wrap: anywhere;

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 12px;
    line-height: 22px;
  }
  & > header > b {
    flex: 1 1 auto;
    min-width: 0;
    font-weight: 500;
  }
  & > header > time {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > div {
    margin-block-start: 4px;
    color: var(--ink-2);
    line-height: 22px;
  }
`;

/** A past or future event. */
export interface TimelineItem {
  id: string;
  /** Name of the event. */
  title: ReactNode;
  /** Date and time in words; `dateTime` is the same for machines. */
  time?: { text: ReactNode; dateTime: string };
  /** Rating of the event. Tones go with an icon and words. */
  tone?: Tone;
  /** An icon of 16 px; a dot by default. */
  icon?: ReactNode;
  /** Details of the event. */
  content?: ReactNode;
}

export interface TimelineProps {
  /** Accessible name: the events that are listed. */
  label: string;
  /** The events, in order. */
  items: readonly TimelineItem[];
  /** More events will follow: the line continues after the last one. */
  open?: boolean;
  /** Announced while events are fetched; shows a skeleton in their place. */
  loadingText?: string;
  /** Shown without any event; an `EmptyState` by default. */
  empty?: ReactNode;
}

/** Events below each other along a line, in the order they are given in. */
export function Timeline({ label, items, open = false, loadingText, empty }: TimelineProps) {
  if (loadingText !== undefined) return <TimelineSkeleton label={loadingText} />;
  if (items.length === 0) return empty ?? <EmptyState size={160} />;
  return (
    <Events aria-label={label} data-open={open || undefined}>
      {items.map(({ id, title, time, tone = 'neutral', icon, content }) => (
        <li key={id} data-tone={tone}>
          <i aria-hidden="true">{icon}</i>
          <Event>
            <header>
              <b>{title}</b>
              {time === undefined ? null : <time dateTime={time.dateTime}>{time.text}</time>}
            </header>
            {content === undefined ? null : <div>{content}</div>}
          </Event>
        </li>
      ))}
    </Events>
  );
}

function TimelineSkeleton({ label }: { label: string }) {
  return (
    <SkeletonRegion label={label}>
      <Events as="div">
        {[64, 48, 56].map((width) => (
          <div key={width} style={{ display: 'flex', gap: 12, paddingBlockEnd: 24 }}>
            <SkeletonBlock shape="circle" width={28} height={28} />
            <div style={{ flex: 1, display: 'grid', gap: 8, paddingBlockStart: 8 }}>
              <SkeletonLine width={`${width}%`} />
              <SkeletonLine width={`${width / 2}%`} height={10} />
            </div>
          </div>
        ))}
      </Events>
    </SkeletonRegion>
  );
}
