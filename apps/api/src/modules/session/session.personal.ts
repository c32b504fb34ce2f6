import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { sessions } from '../../platform/session.schema.ts';

/** A person's logins. */
export const sessionPersonal: readonly PersonalTable[] = [
  personal(sessions, 'usage', {
    since: sessions.createdAt,
    without: ['tokenHash', 'kid', 'signKey', 'encC2s', 'encS2c', 'seeing'],
    erase: 'remove',
  }),
];
