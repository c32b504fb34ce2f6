import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { type changePhone, type myPhone } from '@banyan/contracts/account';
import { eq } from 'drizzle-orm';
import type { CallContext, Learner, StepContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { askerOf } from './asker.ts';
import { spendCode } from './codes.ts';
import { refusalOf } from './enter.service.ts';
import { maskNumber, readNumber } from '../../text/phoneNumber.ts';
import { ownerOf, phoneOf } from './owner.ts';
import type { PhonePorts } from './phone.ports.ts';

const refused = (phone: 'invalid' | 'same' | 'taken') =>
  new Refusal(ErrorCode.fieldsRefused, { reason: phone, data: { fields: { phone } } });

/** The phone of the viewer's account, masked for recognition. */
export async function readPhone({ scope, viewer }: CallContext<Learner>): Promise<CallOutput<typeof myPhone>> {
  const phone = await phoneOf(scope, viewer.userId);
  return { phone: phone === '' ? '' : maskNumber(phone) };
}

/**
 * Changes the phone of the viewer's account. The password is required: a stranger at an open screen could otherwise
 * take the account over by a reset. Only the proved owner of a number learns that it belongs to another account.
 */
export async function movePhone(
  context: StepContext<Learner>,
  input: CallInput<typeof changePhone>,
  ports: PhonePorts,
): Promise<CallOutput<typeof changePhone>> {
  const { userId } = context.viewer;
  const number = readNumber(input.region, input.number);
  if (number === null) throw refused('invalid');
  await ports.prove(context, input.password, 'password');
  const outcome = await context.inTenant(async (scope) => {
    if ((await phoneOf(scope, userId)) === number.full) return refused('same');
    const subject = { purpose: 'change', phone: number.full, userId, asker: askerOf(context) } as const;
    const used = await spendCode(scope, subject, input.code, context);
    if (used !== 'right') return refusalOf(used);
    if ((await ownerOf(scope, number.full)) !== undefined) return refused('taken');
    await scope.tx
      .update(users)
      .set({ phone: number.full })
      .where(scope.only(users, eq(users.id, userId)));
    return { phone: number.masked };
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}
