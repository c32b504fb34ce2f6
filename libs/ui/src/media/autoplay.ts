import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';
import { useReducedMotion } from '../theme/page-settings.ts';

/** Minimum interval for slow readers, ms. */
export const leastTurn = 3000;

/** State and handlers of a carousel that turns by itself. */
export interface Autoplay {
  /** Whether it moves now. */
  moving: boolean;
  /** It would move but for the pointer, the focus or a hidden page. */
  wanted: boolean;
  toggle: () => void;
  /** Handlers of the carousel's frame: it pauses while it is read or used. */
  hold: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Turns a page every `every` ms. It pauses under the pointer, while it contains the focus and while the page is hidden,
 * and starts paused for readers who asked for less motion; a press starts it even then.
 */
export function useAutoplay(every: number | undefined, turn: () => void): Autoplay {
  const calm = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);
  const wanted = every !== undefined && (chosen ?? !calm);
  const moving = wanted && !pointed && !focused && !hidden;

  useEffect(() => {
    const look = () => setHidden(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  useEffect(() => {
    if (!moving || every === undefined) return undefined;
    const timer = setInterval(turn, Math.max(leastTurn, every));
    return () => clearInterval(timer);
  }, [moving, every, turn]);

  return {
    moving,
    wanted,
    toggle: () => {
      setChosen(!wanted);
      // A press on start overrides the pause, though pointer and focus are still on the button.
      setPointed(false);
      setFocused(false);
    },
    hold: {
      // Only a mouse pauses it: after a touch no pointer remains whose leaving would end the pause.
      onPointerEnter: (event) => setPointed(event.pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
