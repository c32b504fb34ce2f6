import { RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { withMargin } from '../art/near.ts';
import { Button } from './Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Foot = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  padding: 24px 0;
  color: var(--ink-2);
  text-align: center;
  overflow-wrap: anywhere;

  & > button {
    max-width: 100%;
    padding-block: 4px;
    white-space: normal;
  }
`;

const End = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 12px;
  padding: 24px 0;
  color: var(--ink-3);
  text-align: center;

  &::before,
  &::after {
    content: '';
    /* In a narrow place the lines shrink, not the words. */
    flex: 0 99 96px;
    min-width: 16px;
    border-block-start: 1px solid var(--line);
  }
`;

export interface EndOfListProps {
  /** Words for the end, e.g. the total number. */
  children: ReactNode;
}

/** Marks the end of a list. */
export function EndOfList({ children }: EndOfListProps) {
  return <End>{children}</End>;
}

/** Texts under a list with further pages. */
export interface LoadMoreWords {
  /** Label of the button that loads more. */
  more: string;
  /** Announced while loading; the button shows it as well. */
  loading: string;
  /** Shown when loading failed. */
  failed: string;
  retry: string;
  /** Shown at the end of the list. */
  end: string;
}

export interface LoadMoreProps {
  /** State of the list: more available, loading, failed, complete. */
  state: 'more' | 'loading' | 'failed' | 'end';
  /** All its texts, in the reader's language. */
  words: LoadMoreWords;
  /** Loads more, and again after a failure. */
  onLoad: () => void;
  /** Loads automatically when the end comes near; after a failure the reader tries again. */
  auto?: boolean;
}

/** Distance from the end at which more is loaded automatically, px. */
const near = 200;

/** The foot of a list that loads page by page. */
export function LoadMore({ state, words, onLoad, auto = false }: LoadMoreProps) {
  const foot = useRef<HTMLDivElement>(null);
  const held = useRef(false);
  const load = useEffectEvent(onLoad);
  useEffect(() => {
    const element = foot.current;
    if (!auto || state !== 'more' || element === null) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) load();
    }, withMargin(near));
    watch.observe(element);
    return () => watch.disconnect();
  }, [auto, state]);
  useEffect(() => {
    // The focused button was removed: the focus stays here instead of moving to the top of the page.
    if (held.current && document.activeElement === document.body) foot.current?.focus();
  }, [state]);
  const said = { more: '', loading: words.loading, failed: words.failed, end: words.end }[state];
  return (
    <div
      ref={foot}
      tabIndex={-1}
      onFocus={() => {
        held.current = true;
      }}
      onBlur={() => {
        held.current = false;
      }}
    >
      {state === 'end' ? (
        <div aria-hidden="true">
          <EndOfList>{words.end}</EndOfList>
        </div>
      ) : (
        <Foot>
          {state === 'failed' ? <p aria-hidden="true">{words.failed}</p> : null}
          <Button
            pending={state === 'loading'}
            icon={state === 'failed' ? <RotateCw size={16} aria-hidden="true" /> : undefined}
            onClick={onLoad}
          >
            {state === 'failed' ? words.retry : words.more}
          </Button>
        </Foot>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
