import { createContext, useContext } from 'react';
import type { OpenSheet } from './SheetStore.ts';

/** The sheet that is open, for its parts. */
export const DeskContext = createContext<OpenSheet | null>(null);

/** The open sheet; throws outside of one. */
export function useDesk(): OpenSheet {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('a part of the answer sheet stands outside of it');
  return desk;
}
