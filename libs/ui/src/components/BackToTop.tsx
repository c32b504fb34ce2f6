import { ArrowUp } from 'lucide-react';
import { useCallback, useState, useSyncExternalStore, type RefObject } from 'react';
import styled, { keyframes } from 'styled-components';
import { isBeyondScreen, scrollToTop, type Scroller } from './back-to-top.ts';
import { IconButton } from './IconButton.tsx';

const appear = keyframes`from { opacity: 0; translate: 0 8px; }`;

const Corner = styled.div`
  position: fixed;
  z-index: var(--z-header);
  inset-block-end: 24px;
  inset-inline-end: 24px;
  animation: ${appear} var(--slow) var(--ease);

  /* In a container it takes no room of its own at the end of what scrolls. */
  &[data-within] {
    position: sticky;
    inset-block-end: 0;
    inset-inline-end: auto;
    height: 0;
  }
  &[data-within] > div {
    position: absolute;
    inset-block-end: 16px;
    inset-inline-end: 16px;
  }
  & > div {
    border-radius: var(--r-ctl);
    background: var(--float);
    box-shadow: var(--float-shadow);
  }
`;

export interface BackToTopProps {
  /** What it does; its accessible name. */
  label: string;
  /** What scrolls, with this at its end; the window without it. */
  within?: RefObject<HTMLElement | null>;
  /** Id of what takes the focus at the top, with `tabIndex={-1}` there: the main content, a heading. */
  focusId?: string;
}

/** Where the focus goes when the button is about to leave: what was named, the container, else the page's beginning. */
function focusTop(focusId: string | undefined, container: HTMLElement | null) {
  const target = (focusId === undefined ? null : document.getElementById(focusId)) ?? container ?? document.body;
  const borrowed = !target.hasAttribute('tabindex');
  if (borrowed) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  if (borrowed) target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}

/** A way back to the top of a long page; there once a screen is scrolled by. */
export function BackToTop({ label, within, focusId }: BackToTopProps) {
  const [focused, setFocused] = useState(false);
  const scroller = useCallback((): Scroller | null => (within === undefined ? window : within.current), [within]);
  const subscribe = useCallback(
    (changed: () => void) => {
      const watched = scroller();
      watched?.addEventListener('scroll', changed, { passive: true });
      window.addEventListener('resize', changed);
      return () => {
        watched?.removeEventListener('scroll', changed);
        window.removeEventListener('resize', changed);
      };
    },
    [scroller],
  );
  const beyond = useSyncExternalStore(
    subscribe,
    () => {
      const watched = scroller();
      return watched !== null && isBeyondScreen(watched);
    },
    () => false,
  );
  // Someone who scrolls up by hand with the focus on it would lose the focus with it.
  if (!beyond && !focused) return null;
  return (
    <Corner data-within={within === undefined ? undefined : ''}>
      <div>
        <IconButton
          label={label}
          variant="outline"
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onClick={() => {
            const watched = scroller();
            if (watched === null) return;
            focusTop(focusId, within?.current ?? null);
            scrollToTop(watched);
          }}
        >
          <ArrowUp size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </Corner>
  );
}
