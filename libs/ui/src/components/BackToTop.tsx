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

  /* In a container it takes no room at the end of the content. */
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
  /** Accessible name of the button. */
  label: string;
  /** The scrolling element, with this button at its end; the window by default. */
  within?: RefObject<HTMLElement | null>;
  /** Id of the element focused at the top, with `tabIndex={-1}`: the main content, a heading. */
  focusId?: string;
}

/** Moves the focus before the button disappears: to the named element, the container, else the top of the page. */
function focusTop(focusId: string | undefined, container: HTMLElement | null) {
  const target = (focusId === undefined ? null : document.getElementById(focusId)) ?? container ?? document.body;
  const borrowed = !target.hasAttribute('tabindex');
  if (borrowed) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  if (borrowed) target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}

/** A button back to the top of a long page; visible after one screen of scrolling. */
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
  // Kept while focused: scrolling up by hand would otherwise lose the focus.
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
