import type { Chapter } from '@banyan/contracts/course';
import { AppLink } from '@banyan/core-session';
import { ProgressRing, VisuallyHidden } from '@banyan/ui';
import { Check, Lock } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { useCourseDesk } from '../course.desk.ts';
import { detailLinks } from '../detail.links.ts';
import { KindIcon } from '../player/kindIcon.tsx';
import { total } from '../player/intervals.ts';
import { useWords } from '../shared/useWords.ts';

const Row = styled.li`
  position: relative;

  & > :is(a, div) {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto;
    column-gap: 12px;
    align-items: start;
    padding: 8px 20px;
    line-height: 22px;
    color: var(--ink-2);
    transition: background-color var(--quick) var(--ease);
  }
  & > a:hover {
    background: var(--hover);
  }
  & > a:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
  & > :is(a, div) > span:first-child {
    display: grid;
    place-items: center;
    width: 20px;
    height: 22px;
    color: var(--ink-3);
  }
  &[data-state='learned'] > a > span:first-child {
    color: var(--ok);
  }
  & b {
    display: flex;
    gap: 12px;
    font-weight: inherit;
    overflow-wrap: anywhere;
  }
  & b > i {
    flex: none;
    font-style: normal;
    font-variant-numeric: tabular-nums;
  }
  & b > span {
    min-width: 0;
  }
  & small {
    font-size: var(--t12);
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & small[data-why] {
    grid-column: 2 / -1;
    line-height: 18px;
    white-space: normal;
  }
  & > div {
    color: var(--ink-3);
  }
  &[data-current] > :is(a, div) {
    background: var(--accent-soft);
    color: var(--ink);
    font-weight: 600;
  }
  &[data-current] small {
    font-weight: 400;
    color: var(--ink-2);
  }
  &[data-current]::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    z-index: 1;
    width: 2px;
    background: var(--accent);
  }
`;

export interface ChapterRowProps {
  chapter: Chapter;
  current: boolean;
  /** Called in addition to the link: opens the chapter and plays it. */
  onPlay: (chapter: Chapter) => void;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** A chapter of the catalogue, with progress, or its condition while it is locked. */
export const ChapterRow = observer(function ChapterRow({ chapter, current, onPlay }: ChapterRowProps) {
  const { course } = useCourseDesk();
  const { t, brief } = useWords();
  const { state, intervals, leftS } = course.progressOf(chapter);
  const lockedBy = course.lockOf(chapter);
  const left = leftS > 0 ? t('card.left', { duration: brief(leftS) }) : t('reading.partsLeft');
  const time = state === 'learning' ? left : brief(chapter.durationS);
  const words = (
    <b>
      <i>{chapter.no}</i>
      <span>{chapter.title}</span>
    </b>
  );
  if (lockedBy !== null) {
    return (
      <Row data-current={current || undefined}>
        <div aria-current={current ? 'true' : undefined}>
          <span>
            <Lock size={16} aria-hidden="true" />
          </span>
          {words}
          <small>{brief(chapter.durationS)}</small>
          <small data-why="">{t('course.opensAfter', { no: lockedBy })}</small>
        </div>
      </Row>
    );
  }
  return (
    <Row data-current={current || undefined} data-state={state}>
      <AppLink
        to={detailLinks.detail.href(course.course?.id ?? 0, { chapter: chapter.id })}
        preventScrollReset
        aria-current={current ? 'true' : undefined}
        onClick={(event) => {
          if (isPlain(event)) onPlay(chapter);
        }}
      >
        <span>
          {state === 'learned' ? (
            <Check size={16} aria-hidden="true" />
          ) : state === 'learning' ? (
            <ProgressRing value={total(intervals) / Math.max(1, chapter.durationS)} />
          ) : (
            <KindIcon kind={chapter.kind} size={14} />
          )}
        </span>
        {words}
        <small>
          {state === 'learned' ? <VisuallyHidden>{t('state.learned')} </VisuallyHidden> : null}
          {chapter.kind === 'video' ? null : <VisuallyHidden>{t(`reading.kind.${chapter.kind}`)} </VisuallyHidden>}
          {time}
        </small>
      </AppLink>
    </Row>
  );
});
