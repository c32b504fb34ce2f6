import { messagesScreens } from '@banyan/contracts/messages';
import { useFormats } from '@banyan/core-screen/views';
import { IconLink } from '@banyan/ui';
import { Bell } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useFrame } from '../composition/frame.ts';
import { useServices } from '../composition/services.ts';
import { useUnread } from './useUnread.ts';

const { path } = messagesScreens.own;

/** Links to the messages, and shows the number of unread ones on every page. */
export const MessageBell = observer(function MessageBell() {
  const { t } = useTranslation('portal');
  const { number } = useFormats();
  const { session } = useServices();
  const { mayOpen } = useFrame();
  const unread = useUnread();
  if (!session.loggedIn || !mayOpen(path)) return null;
  const label =
    unread > 0 ? t('shell.unreadMessages', { count: unread, formatted: number(unread) }) : t('shell.messages');
  return (
    <IconLink href={path} label={label} pip={unread > 0}>
      <Bell size={20} strokeWidth={1.65} aria-hidden="true" />
    </IconLink>
  );
});
