import { ownHosts, safeInternalPath } from '@banyan/core-session';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { accountDomain } from '../account.domain.ts';

/** Leads on to the original page after a login: within this origin or the enterprise’s own domains. */
export function useGoOn(): (entered: boolean) => void {
  const { session } = accountDomain.useEnvironment();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  // The form's path: another person's language renders it again.
  const { pathname } = location;
  return (entered) => {
    // A reader who has moved to another screen meanwhile stays there, logged in.
    if (!entered || location.pathname !== pathname) return;
    const target = safeInternalPath(query.get('backUrl') ?? query.get('backurl'), {
      origin: location.origin,
      allowedHosts: ownHosts(session.cookieDomain()),
    });
    if (target.startsWith('/')) void navigate(target, { replace: true });
    // One of the enterprise's own domains: another origin, so the router cannot go there.
    else location.replace(target);
  };
}
