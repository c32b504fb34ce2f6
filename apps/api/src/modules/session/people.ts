import { roleOf, type UserInfo } from '@banyan/contracts/account';
import { eq, inArray, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { ServiceContext } from '../../http/context.ts';
import { accountForm } from '../../text/accountForm.ts';
import { readNumber } from '../../text/phoneNumber.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { permissionsOf } from '../../platform/grants.ts';
import { isPlatformAdmin } from '../../http/platformAdmin.ts';
import { portraitOf } from '../../platform/portrait.ts';

export type UserRow = typeof users.$inferSelect;

export async function findByAccount(scope: TenantScope, account: string): Promise<UserRow | undefined> {
  const typed = account.trim().toLowerCase();
  const form = accountForm(account).toLowerCase();
  const found = await scope.tx
    .select()
    .from(users)
    .where(scope.only(users, inArray(sql`lower(${users.account})`, [typed, form])));
  return found.find((one) => one.account.toLowerCase() === typed) ?? found[0];
}

/** The person typed into a login form: by account, or by phone number as typed in China or with its country. */
export async function findByName(scope: TenantScope, typed: string): Promise<UserRow | undefined> {
  const byAccount = await findByAccount(scope, typed);
  const phone = byAccount === undefined ? readNumber('CN', typed)?.full : undefined;
  if (phone === undefined) return byAccount;
  const [user] = await scope.tx
    .select()
    .from(users)
    .where(scope.only(users, eq(users.phone, phone)));
  return user;
}

export async function findById(scope: TenantScope, id: number): Promise<UserRow | undefined> {
  const [user] = await scope.tx
    .select()
    .from(users)
    .where(scope.only(users, eq(users.id, id)));
  return user;
}

/** The person as pages see them. `token` is the one of the request, or a new one. */
export function describeUser(
  user: UserRow,
  token: string,
  context: Pick<ServiceContext, 'viewer' | 'contentUrl' | 'platformAdmin'>,
): UserInfo {
  const { language } = context.viewer;
  return {
    userid: String(user.id),
    token,
    username: localised(user.name, language),
    nickname: user.nickname,
    account: user.account,
    department: localised(user.department, language),
    image: portraitOf(user, context),
    type: user.type,
    isdeleteadmin: user.adminRevoked ? '1' : '0',
    score: user.score,
    credit: user.credit,
    weixin_UserId: user.weixinUserId,
    ...(isPlatformAdmin(context.platformAdmin, user) ? { platform: 'Y' as const } : {}),
  };
}

/** The person with their rights in the console; administrators have theirs by the kind of account. */
export async function withRights(scope: TenantScope, user: UserInfo, now: number): Promise<UserInfo> {
  if (roleOf(user) === 'admin') return user;
  const rights = await permissionsOf(scope, Number(user.userid), now);
  return rights.length === 0 ? user : { ...user, rights };
}
