import { ErrorCode, type CallInput } from '@banyan/contracts';
import { type loginByCode, type resetByCode } from '@banyan/contracts/account';
import type { TenantScope } from '../../db/tenant.ts';
import type { StepContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { loadEnterprise } from '../../platform/enterprise.ts';
import { askerOf } from './asker.ts';
import { spendCode } from './codes.ts';
import { readNumber } from '../../text/phoneNumber.ts';
import { ownerOf } from './owner.ts';
import type { Entered, PhonePorts } from './phone.ports.ts';

type Asked = Pick<CallInput<typeof loginByCode>, 'region' | 'number' | 'code'>;

/** Logs in by a code that was sent to the person's phone. */
export async function enterByCode(
  context: StepContext,
  input: CallInput<typeof loginByCode>,
  ports: PhonePorts,
): Promise<Entered> {
  return proved(context, 'login', input, async (scope, userId) => {
    if (!(await loadEnterprise(scope)).loginWays.includes('code')) return new Refusal(ErrorCode.illegalRequest);
    return ports.admit(scope, userId, context, input.remember === 'Y');
  });
}

/** Sets a new password for a person who has forgotten theirs, and logs in. A refused password does not use the code. */
export async function resetPassword(
  context: StepContext,
  input: CallInput<typeof resetByCode>,
  ports: PhonePorts,
): Promise<Entered> {
  if (input.password !== input.confirm) {
    throw new Refusal(ErrorCode.badRequest, { reason: 'confirmation', data: { fields: ['confirm'] } });
  }
  const passwordHash = await ports.newPassword(context, input.password);
  return proved(context, 'reset', input, async (scope, userId) => {
    await ports.setPassword(scope, userId, passwordHash, context);
    return ports.admit(scope, userId, context, true);
  });
}

/**
 * Runs the action that the code's owner asked for. Refusals are thrown outside of the transaction: a wrong code stays
 * counted, a right one stays used.
 */
async function proved(
  context: StepContext,
  purpose: 'login' | 'reset',
  { code, number, region }: Asked,
  work: (scope: TenantScope, userId: number) => Promise<Entered | Refusal>,
): Promise<Entered> {
  const phone = readNumber(region, number)?.full;
  if (phone === undefined) {
    throw new Refusal(ErrorCode.fieldsRefused, { reason: 'number', data: { fields: { phone: 'invalid' } } });
  }
  const outcome = await context.inTenant(async (scope) => {
    const used = await spendCode(scope, { purpose, phone, userId: null, asker: askerOf(context) }, code, context);
    if (used !== 'right') return refusalOf(used);
    const owner = await ownerOf(scope, phone);
    return owner === undefined ? refusalOf('expired') : work(scope, owner);
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

/** The refusal of a code that is not right. */
export const refusalOf = (used: 'wrong' | 'expired') =>
  new Refusal(used === 'wrong' ? ErrorCode.codeWrong : ErrorCode.codeExpired);

/** Uses a code that was sent to a new person; returns the refusal when it is not right. */
export const spendCodeFor =
  (purpose: 'register' | 'outsider') =>
  async (scope: TenantScope, phone: string, code: string, context: StepContext): Promise<Refusal | null> => {
    const used = await spendCode(scope, { purpose, phone, userId: null, asker: askerOf(context) }, code, context);
    return used === 'right' ? null : refusalOf(used);
  };
