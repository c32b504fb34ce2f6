import { observer } from 'mobx-react-lite';
import { accountDomain } from '../account.domain.ts';
import { AccessPage } from './AccessPage.tsx';
import { LearnerView } from './LearnerView.tsx';
import { SupportView } from './SupportView.tsx';

/** /assistAuthorization: administrators let support in; support sees in whose place it is. */
export const AssistPage = observer(function AssistPage() {
  const { session } = accountDomain.useEnvironment();
  const { role, user } = session;
  if (user?.serviceUsers !== undefined) return <SupportView user={user} service={user.serviceUsers} />;
  return role === 'admin' ? <AccessPage /> : <LearnerView />;
});
