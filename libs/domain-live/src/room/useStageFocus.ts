import { useKeptFocus } from '@banyan/core-screen/views';
import { useState, type RefObject } from 'react';

/**
 * Where the keyboard goes when the room becomes another one and the button that was pressed is no longer there. A question
 * that is `asked` keeps the focus until it closes, and gives it back where it can.
 */
export function useStageFocus(stand: string, asked: boolean): RefObject<HTMLDivElement | null> {
  const [seen, setSeen] = useState(stand);
  if (!asked && seen !== stand) setSeen(stand);
  return useKeptFocus<HTMLDivElement>(seen);
}
