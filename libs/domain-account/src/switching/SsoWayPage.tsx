import { loginAddress } from '@banyan/contracts/account';
import { safeInternalPath } from '@banyan/core-session';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { accountDomain } from '../account.domain.ts';
import { HandoverView } from './HandoverView.tsx';
import { SsoWayStore } from './SsoWayStore.ts';

export interface SsoWayPageProps {
  /** Where the login leads; a path of this portal, anything else is the home page. */
  redirect: string;
  /** Shown where the enterprise has no single sign-on. */
  children: ReactNode;
}

/**
 * The way of a desktop program, or another system, that brings no code: through single sign-on, and back to where it leads
 *. The provider says who it is, most often without a question.
 */
export const SsoWayPage = observer(function SsoWayPage({ children, redirect }: SsoWayPageProps) {
  const { http, session } = accountDomain.useEnvironment();
  const [store] = useState(() => new SsoWayStore(http));
  const target = safeInternalPath(redirect, { origin: location.origin, allowedHosts: [] });
  const { offered } = store;
  useEffect(() => void store.look(), [store]);
  useEffect(() => {
    // The server answers this address. What fails there leads to the login page, not here again.
    if (offered === true) location.replace(`/sso/login?${new URLSearchParams({ backUrl: target }).toString()}`);
  }, [offered, target]);
  if (offered === false) return children;
  return (
    <HandoverView
      portal={session.enterprise?.portalName ?? ''}
      problem={null}
      failure={undefined}
      loggedIn={session.loggedIn}
      loginHref={loginAddress(target)}
      onRetry={() => undefined}
      onLearner={() => undefined}
    />
  );
});
