import { createContext } from 'react';

/** Receives errors that a part of a screen has caught and shown itself; the portal reports them. */
export const FaultContext = createContext<(error: unknown) => void>(() => undefined);
