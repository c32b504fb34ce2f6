import { useEffect, useRef } from 'react';

/**
 * Ends a move by keyboard when its list is unmounted. The move takes every key and press of the page until it ends: a
 * list that is replaced meanwhile (the login expired, the network is gone) would leave a page that does not react.
 * @returns the handlers for `useDragAndDrop` at the start and the end of a move
 */
export function useEndedDrag(): { onDragStart: () => void; onDragEnd: () => void } {
  const moving = useRef(false);
  useEffect(
    () => () => {
      // The library has no API for it but the key that a reader would press.
      if (moving.current) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    },
    [],
  );
  return {
    onDragStart: () => {
      moving.current = true;
    },
    onDragEnd: () => {
      moving.current = false;
    },
  };
}
