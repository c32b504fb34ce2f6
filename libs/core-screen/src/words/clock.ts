import { createContext, useContext } from 'react';

/** The clock that screens tell moments by, epoch ms. */
export const ClockContext = createContext<() => number>(Date.now);

/** The clock of this screen; stories and tests set it. */
export const useClock = (): (() => number) => useContext(ClockContext);
