import { createContext } from 'react';

/** Told when what a press asked for did not arrive; the application says so, for the library has no words [SH-14]. */
export const LostPartContext = createContext<() => void>(() => undefined);
