import type { UserInfo } from './session.ts';

/** Role of a person. `none` is a visitor. */
export type Role = 'none' | 'learner' | 'lecturer' | 'admin';

/** Role in the access rules; null is a visitor. Administrators without rights count as learners [AC-10]. */
export function roleOf(user: Pick<UserInfo, 'type' | 'isdeleteadmin'> | null): Role {
  if (user === null) return 'none';
  if (user.type >= 2 && user.type <= 4) return user.isdeleteadmin === '1' ? 'learner' : 'admin';
  return user.type === 5 ? 'lecturer' : 'learner';
}
