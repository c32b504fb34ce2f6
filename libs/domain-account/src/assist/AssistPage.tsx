import { observer } from 'mobx-react-lite';
import { accountDomain } from '../account.domain.ts';
import { AccessPage } from './AccessPage.tsx';
import { LearnerView } from './LearnerView.tsx';
import { SupportView } from './SupportView.tsx';

/** /assistAuthorization: administrators grant support access; support sees whose account it is in. */
export const AssistPage = observer(function AssistPage() {
  const { session } = accountDomain.useEnvironment();
  const { role, user } = session;
  if (user?.serviceUsers !== undefined) return <SupportView user={user} service={user.serviceUsers} />;
  return role === 'admin' ? <AccessPage /> : <LearnerView />;
});
