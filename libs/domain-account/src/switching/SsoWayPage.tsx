import { loginAddress } from '@banyan/contracts/account';
import { safeInternalPath } from '@banyan/core-session';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { accountDomain } from '../account.domain.ts';
import { HandoverView } from './HandoverView.tsx';
import { SsoWayStore } from './SsoWayStore.ts';

export interface SsoWayPageProps {
  /** Target of the login; a path of this portal, anything else is the home page. */
  redirect: string;
  /** Shown when the enterprise has no single sign-on. */
  children: ReactNode;
}

/**
 * The login of a desktop program, or another system, without a code: through single sign-on, and back to the target.
 * The provider identifies the person, most often without a question.
 */
export const SsoWayPage = observer(function SsoWayPage({ children, redirect }: SsoWayPageProps) {
  const { http, session } = accountDomain.useEnvironment();
  const [store] = useState(() => new SsoWayStore(http));
  const target = safeInternalPath(redirect, { origin: location.origin, allowedHosts: [] });
  const { offered } = store;
  useEffect(() => void store.look(), [store]);
  useEffect(() => {
    // The server answers this address. A failure there leads to the login page, not back here.
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
