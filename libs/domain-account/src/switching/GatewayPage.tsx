import { screenHref } from '@banyan/contracts';
import { gatewayQuery, portalScreens, type GatewayQuery, homePath } from '@banyan/contracts/account';
import { observer } from 'mobx-react-lite';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { accountDomain } from '../account.domain.ts';
import { GatewayChoicePage } from './GatewayChoicePage.tsx';
import { GatewayWays } from './GatewayWays.tsx';
import { HandoverPage } from './HandoverPage.tsx';
import { HandoverFrame } from './HandoverFrame.tsx';
import { SsoWayPage } from './SsoWayPage.tsx';

const { loginPc, manage } = portalScreens;

/** Default target of a login without one. */
const placeOf = { admin: manage.path, learner: homePath } as const;

/**
 * /loginPc: the gateway of logins for a chosen enterprise and role; from a desktop program it comes with a
 * code.
 */
export const GatewayPage = observer(function GatewayPage() {
  const { session } = accountDomain.useEnvironment();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const query = gatewayQuery.read(params);
  const { code, eid, from, redirect, type } = query;
  const at = (change: Partial<GatewayQuery>) =>
    void navigate(screenHref(loginPc, {}, gatewayQuery.write({ ...query, ...change })), { replace: true });
  const target = redirect || placeOf[type];
  const isHere = eid === String(session.eid) || (eid === '' && code !== '');
  const way = (
    <>
      {!isHere ? (
        <GatewayChoicePage key={eid} query={query} onHere={(here) => at(here)} />
      ) : code !== '' && from !== '' ? (
        <HandoverPage
          handed={{ way: from, code, type }}
          redirect={target}
          onLearner={() => at({ type: 'learner', redirect: '' })}
        />
      ) : (
        <GatewayWays type={type} target={target} onOther={() => at({ eid: '', code: '' })} />
      )}
    </>
  );
  // A desktop program without a code of its own; administrators choose how to log in.
  const asks = from !== '' && code === '' && type === 'learner' && (eid === '' || isHere);
  return <HandoverFrame>{asks ? <SsoWayPage redirect={target}>{way}</SsoWayPage> : way}</HandoverFrame>;
});
