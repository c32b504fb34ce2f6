import { createContext } from 'react';

/** What an empty state says by default, in the reader's language; the application gives it, for `ui` has no words. */
export const EmptyTextContext = createContext('');
