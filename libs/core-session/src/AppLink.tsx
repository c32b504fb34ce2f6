import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useSession } from './context.ts';

export interface AppLinkProps extends Omit<LinkProps, 'target' | 'reloadDocument'> {
  /**
   * `screen`: cards and rows that lead to another item's screen; a new tab in a plain browser, the same window in an
   * embedded host. `shell`: navigation, tabs, filters, pages, breadcrumbs; always the same window.
   */
  readonly kind?: 'screen' | 'shell';
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link inside the portal. */
export const AppLink = observer(function AppLink({ kind = 'shell', ...rest }: AppLinkProps) {
  const { opensNewTab } = useSession();
  return kind === 'screen' && opensNewTab ? <Link {...rest} target="_blank" rel="noopener" /> : <Link {...rest} />;
});
