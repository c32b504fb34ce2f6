import { createContext } from 'react';

/** Called when code for a pressed control failed to load; the application says so, because the library has no words. */
export const LostPartContext = createContext<() => void>(() => undefined);
