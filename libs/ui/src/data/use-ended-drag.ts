import { useEffect, useRef } from 'react';

/**
 * Ends a move by keyboard when its list goes away. The move holds every key and press of the page until it ends, so a
 * list that is replaced meanwhile (the login ran out, the network is gone) would leave a page that answers nothing.
 * @returns what `useDragAndDrop` tells when a move begins and ends
 */
export function useEndedDrag(): { onDragStart: () => void; onDragEnd: () => void } {
  const moving = useRef(false);
  useEffect(
    () => () => {
      // There is no other way in from outside than the key that a reader would press.
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
