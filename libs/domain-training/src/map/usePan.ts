import { useCallback, useEffect, useRef, type RefObject } from 'react';

export interface Pan {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly world: RefObject<HTMLDivElement | null>;
  /** Scrolls a place of the world, as a share of its width, to the middle of the view. */
  readonly bringIn: (share: number) => void;
}

/** Distance at which a press becomes a drag and opens nothing. */
const slack = 4;

/**
 * Moves a wide world under its frame, by drag, by wheel and by `bringIn`. Only a transform changes, outside of React,
 * so that any number of nodes moves with every frame of the screen. `reach`: share of its width that has content.
 */
export function usePan(reach: number): Pan {
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const place = useRef(0);

  const move = useCallback(
    (to: number) => {
      if (frame.current === null || world.current === null) return;
      const seen = frame.current.clientWidth;
      const most = Math.max(0, world.current.offsetWidth * reach - seen);
      place.current = Math.min(most, Math.max(0, to));
      world.current.style.transform = `translate3d(${-place.current}px, 0, 0)`;
    },
    [reach],
  );

  const bringIn = useCallback(
    (share: number) => {
      if (frame.current === null || world.current === null) return;
      move(world.current.offsetWidth * share - frame.current.clientWidth / 2);
    },
    [move],
  );

  useEffect(() => {
    const own = frame.current;
    if (own === null) return undefined;
    let held: { readonly id: number; readonly x: number; readonly from: number } | null = null;
    let dragged = false;
    const down = (event: PointerEvent) => {
      dragged = false;
      if (event.button === 0) held = { id: event.pointerId, x: event.clientX, from: place.current };
    };
    const drag = (event: PointerEvent) => {
      if (held?.id !== event.pointerId) return;
      if (!dragged && Math.abs(event.clientX - held.x) < slack) return;
      if (!dragged) own.setPointerCapture(event.pointerId);
      dragged = true;
      move(held.from + held.x - event.clientX);
    };
    const up = () => {
      held = null;
    };
    const press = (event: MouseEvent) => {
      if (dragged) event.preventDefault();
      dragged = false;
    };
    const roll = (event: WheelEvent) => {
      const before = place.current;
      move(before + (Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX : event.deltaY));
      if (place.current !== before) event.preventDefault();
    };
    const resized = new ResizeObserver(() => move(place.current));
    resized.observe(own);
    own.addEventListener('pointerdown', down);
    own.addEventListener('pointermove', drag);
    own.addEventListener('pointerup', up);
    own.addEventListener('pointercancel', up);
    own.addEventListener('click', press, true);
    own.addEventListener('wheel', roll, { passive: false });
    return () => {
      resized.disconnect();
      own.removeEventListener('pointerdown', down);
      own.removeEventListener('pointermove', drag);
      own.removeEventListener('pointerup', up);
      own.removeEventListener('pointercancel', up);
      own.removeEventListener('click', press, true);
      own.removeEventListener('wheel', roll);
    };
  }, [move]);

  return { frame, world, bringIn };
}
