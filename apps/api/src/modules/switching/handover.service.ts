import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { roleOf, type HandoverKind } from '@banyan/contracts/account';
import type { macSsoLogin, transferLogin } from '@banyan/contracts/account';
import type { StepContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { eq } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { shownName } from '../../platform/people.ts';
import { type CodeRow, lookUpCode, makeCode, spendCode } from './codes.ts';
import type { SwitchingPorts } from './switching.ports.ts';

type Handed = CallOutput<typeof transferLogin>;

/** Logs in by a code that another system, or another enterprise's portal, handed over. */
export const enterByTransfer = (
  context: StepContext,
  input: CallInput<typeof transferLogin>,
  ports: SwitchingPorts,
): Promise<Handed> => enterBy(context, { kind: 'transfer', type: 'learner', ...input }, ports);

/** Logs in from a desktop program, as an administrator if that was requested. */
export const enterFromDesktop = (
  context: StepContext,
  kind: HandoverKind,
  input: CallInput<typeof macSsoLogin>,
  ports: SwitchingPorts,
): Promise<Handed> => enterBy(context, { kind, ...input }, ports);

/** A used code stays used: refusals after that are thrown outside of the transaction. */
async function enterBy(
  context: StepContext,
  { code, kind, replace, type }: { readonly kind: HandoverKind } & CallInput<typeof macSsoLogin>,
  ports: SwitchingPorts,
): Promise<Handed> {
  const outcome = await context.inTenant(async (scope) => {
    const found = await lookUpCode(scope, kind, code, context.now());
    if (typeof found === 'string') {
      return new Refusal(ErrorCode.fieldsRefused, { reason: found, data: { fields: { code: found } } });
    }
    if (type === 'admin' && !(await isAdministrator(scope, found.userId))) return new Refusal(ErrorCode.adminsOnly);
    await spendCode(scope, found, context.now());
    const { userId: here } = context.viewer;
    if (here !== null && here !== found.userId && replace !== 'Y') return askFirst(context, scope, found, ports);
    const entered = await ports.admit(scope, found.userId, context, found.remember);
    if (entered instanceof Refusal) return entered;
    const { codeHash } = found;
    const service = await ports.entered(scope, { codeHash, token: entered.userinfo.token, now: context.now() });
    if (service !== undefined) {
      const { expireTime } = service;
      const userinfo = { ...entered.userinfo, serviceUsers: service };
      return { ...entered, userinfo, expiresAt: expireTime, remember: 'N' as const };
    }
    return { ...entered, remember: found.remember ? ('Y' as const) : ('N' as const) };
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

/** Time to answer whether to replace the person logged in, seconds. */
const questionS = 600;

/**
 * Somebody else is logged in here: nobody replaces them without asking, and until the answer there is no session that
 * nobody would end. The code of the address is used up; the one for after the question is known to the page alone.
 */
async function askFirst(
  { now, viewer }: StepContext,
  scope: TenantScope,
  { codeHash, kind, remember, userId }: CodeRow,
  ports: SwitchingPorts,
): Promise<Refusal> {
  const user = await findName(scope, userId);
  const code = await makeCode(scope, { kind, userId, remember, nonce: null, lifetimeS: questionS }, now());
  if (code !== null) await ports.moved(scope, codeHash, code);
  const name = user === undefined ? '' : shownName(user, viewer.language);
  return new Refusal(ErrorCode.otherPersonHere, { data: { name, code }, reason: 'somebody else is logged in' });
}

async function findName(scope: TenantScope, userId: number) {
  const [user] = await scope.tx
    .select({ name: users.name, nickname: users.nickname })
    .from(users)
    .where(scope.only(users, eq(users.id, userId)));
  return user;
}

async function isAdministrator(scope: TenantScope, userId: number): Promise<boolean> {
  const [user] = await scope.tx
    .select({ type: users.type, adminRevoked: users.adminRevoked })
    .from(users)
    .where(scope.only(users, eq(users.id, userId)));
  return user !== undefined && roleOf({ type: user.type, isdeleteadmin: user.adminRevoked ? '1' : '0' }) === 'admin';
}
