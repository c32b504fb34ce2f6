import { clock } from '@banyan/ui';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { usePlayer } from '../course.desk.ts';
import { cutAt } from './transcriptSearch.ts';
import type { Cue } from './vtt.ts';

const Line = styled.li`
  & > button {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr);
    width: 100%;
    padding: 8px 12px;
    border-radius: var(--r-ctl);
    line-height: 24px;
    color: var(--ink-2);
    transition: background-color var(--quick) var(--ease);
  }
  & > button:hover {
    background: var(--hover);
  }
  & > button:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
  & time {
    font-size: var(--t12);
    color: var(--ink-3);
  }
  & span {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & > button[aria-current] {
    background: var(--accent-soft);
    color: var(--ink);
  }
  & > button[aria-current] > time {
    color: var(--accent-text);
    font-weight: 600;
  }
  & mark {
    background: none;
    color: inherit;
    border-bottom: 2px solid var(--warn-graphic);
  }
`;

export interface TranscriptLineProps {
  cue: Cue;
  index: number;
  words: string;
  /** Scrolls this line into view while it is spoken; null when the list does not follow. */
  follow: ((line: HTMLElement) => void) | null;
}

/** A line of the transcript; a press seeks to it. Only the spoken line is rendered again. */
export const TranscriptLine = observer(function TranscriptLine({ cue, index, words, follow }: TranscriptLineProps) {
  const player = usePlayer();
  const spoken = useMemo(() => computed(() => player.subtitles.current === index), [player, index]);
  const now = spoken.get();
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (now && line.current !== null) follow?.(line.current);
  }, [now, follow]);
  return (
    <Line ref={line}>
      <button type="button" aria-current={now ? 'true' : undefined} onClick={() => player.seek(cue.from)}>
        <time>{clock(cue.from)}</time>
        <span>
          {cutAt(cue.text, words).map((part, place) => (place % 2 === 1 ? <mark key={place}>{part}</mark> : part))}
        </span>
      </button>
    </Line>
  );
});
