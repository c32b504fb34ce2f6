import { shownName } from '@banyan/contracts/account';
import { Watermark } from '@banyan/watermark';
import { observer } from 'mobx-react-lite';
import { useServices } from '../composition/services.ts';

/** The learner's name and account over content that should not be passed on without them; nothing for visitors. */
export const LearnerMark = observer(function LearnerMark() {
  const { user } = useServices().session;
  return user === null ? null : <Watermark text={`${shownName(user)} ${user.account}`} />;
});
