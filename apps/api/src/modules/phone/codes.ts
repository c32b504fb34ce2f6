import { codeLength, codeLifetimeS, type CodeUse } from '@banyan/contracts/account';
import { and, eq } from 'drizzle-orm';
import { randomInt, timingSafeEqual } from 'node:crypto';
import type { TenantScope } from '../../db/tenant.ts';
import type { ServiceContext } from '../../http/context.ts';
import { phoneCodes } from './phone.schema.ts';

/** Wrong codes after which the right one is refused too. */
const mostTries = 5;

/** Owner and purpose of a code. */
export interface CodeSubject {
  readonly purpose: CodeUse;
  readonly phone: string;
  /** The person logged in who asked for it, if any. */
  readonly userId: number | null;
  /** The browser that asked for it, see `asker.ts`. */
  readonly asker: string;
}

const keyOf = ({ purpose, phone, asker }: CodeSubject) => ({ purpose, phone, asker });

type Keys = Pick<ServiceContext, 'digest' | 'now'>;

const secretOf = (scope: TenantScope, { phone, purpose }: CodeSubject, code: string) =>
  `${scope.eid} ${purpose} ${phone} ${code}`;

/** Makes a code that replaces the earlier one of the browser; given out once, stored as its digest. */
export async function makeCode(scope: TenantScope, subject: CodeSubject, { digest, now }: Keys): Promise<string> {
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  const fresh = {
    userId: subject.userId,
    digest: digest(secretOf(scope, subject, code)),
    tries: 0,
    expiresAt: new Date(now() + codeLifetimeS * 1000),
  };
  await scope.tx
    .insert(phoneCodes)
    .values(scope.row(phoneCodes, { ...keyOf(subject), ...fresh }))
    .onConflictDoUpdate({
      target: [phoneCodes.eid, phoneCodes.purpose, phoneCodes.phone, phoneCodes.asker],
      set: fresh,
    });
  return code;
}

/**
 * Uses a code: valid once. A wrong one is counted, so the caller must not roll back because of it. Two at a time wait
 * for each other at the row.
 */
export async function spendCode(
  scope: TenantScope,
  subject: CodeSubject,
  code: string,
  { digest, now }: Keys,
): Promise<'right' | 'wrong' | 'expired'> {
  const mine = and(
    eq(phoneCodes.purpose, subject.purpose),
    eq(phoneCodes.phone, subject.phone),
    eq(phoneCodes.asker, subject.asker),
  );
  const [row] = await scope.tx.select().from(phoneCodes).where(scope.only(phoneCodes, mine)).for('update');
  if (row === undefined || row.userId !== subject.userId) return 'expired';
  if (row.expiresAt.getTime() <= now() || row.tries >= mostTries) return 'expired';
  if (!timingSafeEqual(row.digest, digest(secretOf(scope, subject, code)))) {
    await scope.tx
      .update(phoneCodes)
      .set({ tries: row.tries + 1 })
      .where(scope.only(phoneCodes, mine));
    return 'wrong';
  }
  await scope.tx.delete(phoneCodes).where(scope.only(phoneCodes, mine));
  return 'right';
}
