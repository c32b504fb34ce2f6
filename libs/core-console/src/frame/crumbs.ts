import { createContext, useContext, useEffect } from 'react';

/** A step of the way to a page. */
export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

/** Takes the steps below the page's entry of the navigation; outside of the frame nobody does. */
export const CrumbsPlace = createContext<(own: readonly Crumb[]) => void>(() => undefined);

/** Ends the breadcrumbs with a thing, or with a page of the thing at an address; a thing without a name has none. */
export function useCrumbs(thing: string, href = '', page = ''): void {
  const say = useContext(CrumbsPlace);
  useEffect(() => {
    const own = page === '' ? [{ label: thing }] : [{ label: thing, href }, { label: page }];
    say(thing === '' ? [] : own);
    return () => say([]);
  }, [say, thing, href, page]);
}
