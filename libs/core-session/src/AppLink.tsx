import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { createPath, Link, useLocation, type LinkProps } from 'react-router-dom';
import { useSession } from './context.ts';
import { leadsToThing } from './things.ts';

export interface AppLinkProps extends Omit<LinkProps, 'target' | 'reloadDocument'> {
  /**
   * By default the address decides: a link to a thing (a course, an exam) opens a new tab in a plain browser, one inside
   * that thing, to a list or to a form stays in the window. `screen` is for another thing of the same kind, such as a
   * related course on a course's page. In an embedded host every link stays.
   */
  readonly kind?: 'screen';
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link inside the portal. */
export const AppLink = observer(function AppLink({ kind, ...rest }: AppLinkProps) {
  const { opensNewTab } = useSession();
  const here = createPath(useLocation());
  const address = typeof rest.to === 'string' ? rest.to : createPath(rest.to);
  const away = kind === 'screen' || leadsToThing(here, address);
  return away && opensNewTab ? <Link {...rest} target="_blank" rel="noopener" /> : <Link {...rest} />;
});
