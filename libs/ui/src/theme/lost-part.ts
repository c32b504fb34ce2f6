import { createContext } from 'react';

/** Told when what a press asked for did not arrive; the application says so, for the library has no words. */
export const LostPartContext = createContext<() => void>(() => undefined);
