import type { UserInfo } from '@banyan/contracts';
import type { Role } from './access.ts';

/** Administrators have type 2, 3 or 4 unless their rights were taken away [AC-10]. */
export function isAdmin(user: Pick<UserInfo, 'type' | 'isdeleteadmin'>): boolean {
  return user.type >= 2 && user.type <= 4 && user.isdeleteadmin !== '1';
}

/** The role someone has in the rules of access; null is a visitor. */
export function roleOf(user: Pick<UserInfo, 'type' | 'isdeleteadmin'> | null): Role {
  if (user === null) return 'none';
  if (isAdmin(user)) return 'admin';
  return user.type === 5 ? 'lecturer' : 'learner';
}
