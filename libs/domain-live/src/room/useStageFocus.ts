import { useKeptFocus } from '@banyan/core-screen/views';
import { useState, type RefObject } from 'react';

/**
 * Moves the focus when the room changes its state and the pressed button is gone. An open confirmation, `asked`, keeps
 * the focus until it closes, and returns it if possible.
 */
export function useStageFocus(stand: string, asked: boolean): RefObject<HTMLDivElement | null> {
  const [seen, setSeen] = useState(stand);
  if (!asked && seen !== stand) setSeen(stand);
  return useKeptFocus<HTMLDivElement>(seen);
}
