import { createContext, useContext } from 'react';

/** The clock of screens for relative moments, epoch ms. */
export const ClockContext = createContext<() => number>(Date.now);

/** The clock of this screen; stories and tests replace it. */
export const useClock = (): (() => number) => useContext(ClockContext);
