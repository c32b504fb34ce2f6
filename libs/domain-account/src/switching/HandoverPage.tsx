import { shownName, loginAddress } from '@banyan/contracts/account';
import { useStillHere } from '@banyan/core-screen/views';
import { safeInternalPath } from '@banyan/core-session';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountDomain } from '../account.domain.ts';
import { HandoverQuestion } from './HandoverQuestion.tsx';
import { HandoverStore, type Handed } from './HandoverStore.ts';
import { HandoverView } from './HandoverView.tsx';

export interface HandoverPageProps {
  readonly handed: Handed;
  /** Target of the login; a path of this portal, anything else is the home page. */
  readonly redirect: string;
  readonly onLearner: () => void;
}

/** Logs in by a code, and leads on. */
export const HandoverPage = observer(function HandoverPage({ handed, redirect, onLearner }: HandoverPageProps) {
  const { http, session } = accountDomain.useEnvironment();
  const navigate = useNavigate();
  const [store] = useState(() => new HandoverStore(http, session));
  const target = safeInternalPath(redirect, { origin: location.origin, allowedHosts: [] });
  const { code, type, way } = handed;
  const isHere = useStillHere(code);
  // A reader who has left meanwhile is logged in on the current page.
  const goOn = (entered: boolean) => {
    if (entered && isHere()) void navigate(target, { replace: true });
  };
  const enter = useEffectEvent(() => void store.enter({ code, type, way }).then(goOn));
  useEffect(() => enter(), [store, code, type, way]);
  const { failure, other, problem } = store;
  if (other !== null) {
    return (
      <HandoverQuestion
        here={session.user === null ? '' : shownName(session.user)}
        handed={other.name}
        onReplace={() => void store.replace().then(goOn)}
        stayHref={target}
      />
    );
  }
  return (
    <HandoverView
      portal={session.enterprise?.portalName ?? ''}
      problem={problem}
      failure={failure}
      loggedIn={session.loggedIn}
      loginHref={loginAddress(target)}
      onRetry={() => void store.retry(handed).then(goOn)}
      onLearner={onLearner}
    />
  );
});
