import type { MessagesLike } from '@banyan/core-session';
import type { invitation as zh } from './invitation.zh.ts';

export const invitation: MessagesLike<typeof zh> = {
  title: 'Invitation for {{name}}',
  mailed: 'It was mailed to {{mail}}. You can also hand over this link, which is shown only now.',
  notMailed: 'There is no address, so nothing was mailed. Hand over this link, which is shown only now.',
  until: 'The link works once, until',
  copy: 'Copy link',
  copied: 'Copied',
  copyFailed: 'Not copied; please select it by hand',
};
