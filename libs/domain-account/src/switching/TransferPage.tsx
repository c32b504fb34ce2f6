import { transferQuery } from '@banyan/contracts/account';
import { useSearchParams } from 'react-router-dom';
import { HandoverPage } from './HandoverPage.tsx';
import { HandoverFrame } from './HandoverFrame.tsx';
import { SsoWayPage } from './SsoWayPage.tsx';

/** /transferLogin: a login handed over by another system, or by another enterprise's portal. */
export function TransferPage() {
  const [params] = useSearchParams();
  const { code, redirect } = transferQuery.read(params);
  const page = (
    <HandoverPage handed={{ way: 'transfer', code, type: 'learner' }} redirect={redirect} onLearner={() => undefined} />
  );
  return <HandoverFrame>{code === '' ? <SsoWayPage redirect={redirect}>{page}</SsoWayPage> : page}</HandoverFrame>;
}
