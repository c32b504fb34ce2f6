import { createContext } from 'react';

/** Default text of an empty state in the reader's language; set by the application, because `ui` has no words. */
export const EmptyTextContext = createContext('');
