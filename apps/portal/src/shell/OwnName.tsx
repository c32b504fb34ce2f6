import { observer } from 'mobx-react-lite';
import { createElement } from 'react';
import { useServices } from '../composition/services.ts';

/** The name of the current person: as the chat tool around the page shows it to its own people, or the portal's. */
export const OwnName = observer(function OwnName({ name }: { name: string }) {
  const { names, session } = useServices();
  const openid = session.user?.weixin_UserId ?? '';
  if (!names.shown || openid === '') return name;
  return createElement('ww-open-data', { type: 'userName', openid });
});
