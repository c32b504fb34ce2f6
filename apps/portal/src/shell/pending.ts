import { createContext, useContext } from 'react';

export const PendingContext = createContext(false);

/** Whether the next screen is loading. */
export function usePending(): boolean {
  return useContext(PendingContext);
}
