import type { UserInfo } from './session.ts';

/** The caller. `none` is a visitor. */
export type Role = 'none' | 'learner' | 'lecturer' | 'admin';

/** The role someone has in the rules of access; null is a visitor. Administrators whose rights were taken away learn like others [AC-10]. */
export function roleOf(user: Pick<UserInfo, 'type' | 'isdeleteadmin'> | null): Role {
  if (user === null) return 'none';
  if (user.type >= 2 && user.type <= 4) return user.isdeleteadmin === '1' ? 'learner' : 'admin';
  return user.type === 5 ? 'lecturer' : 'learner';
}
