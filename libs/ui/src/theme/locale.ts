import { createContext } from 'react';

/** BCP 47 tag of the current language; empty: the browser's. Dates, numbers and the words of primitives follow it. */
export const LocaleContext = createContext('');
