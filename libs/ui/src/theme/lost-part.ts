import { createContext } from 'react';

/** Told when a part that was asked for by a press did not arrive; the application says so, for `ui` has no words [SH-14]. */
export const LostPartContext = createContext<(error: unknown) => void>(() => undefined);
