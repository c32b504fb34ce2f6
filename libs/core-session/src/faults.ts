import { createContext } from 'react';

/** Hears of an error that a part of a screen has caught and shown itself; the portal reports it. */
export const FaultContext = createContext<(error: unknown) => void>(() => undefined);
