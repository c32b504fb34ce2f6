import { ErrorCode } from '@banyan/contracts';
import { outsiderPassMs, type OutsiderStanding } from '@banyan/contracts/account';
import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { TenantScope } from '../../db/tenant.ts';
import { hashToken } from '../../envelope/index.ts';
import { Refusal } from '../../http/refusal.ts';
import { maskNumber } from '../../text/phoneNumber.ts';
import type { OutsiderPorts } from './outsider.ports.ts';
import { outsiderPasses, outsiderRequests } from './outsider.schema.ts';

export type RequestRow = typeof outsiderRequests.$inferSelect;

export const refusedPass = (why: 'unknown' | 'stale' | 'waiting') =>
  new Refusal(ErrorCode.fieldsRefused, { reason: `pass ${why}`, data: { fields: { pass: why } } });

/** A pass for a number just proved; given out once, stored as its hash. */
export async function givePass(scope: TenantScope, phone: string, now: number): Promise<string> {
  const pass = randomBytes(32).toString('base64url');
  await scope.tx.insert(outsiderPasses).values(
    scope.row(outsiderPasses, {
      passHash: hashToken(pass),
      phone,
      provedAt: new Date(now),
      expiresAt: new Date(now + outsiderPassMs),
    }),
  );
  return pass;
}

/** The number of a pass, and the time of its proof. Throws for an unknown or expired one. */
export async function readPass(
  scope: TenantScope,
  pass: string,
  now: number,
): Promise<{ readonly phone: string; readonly provedAt: number }> {
  const [row] = await scope.tx
    .select()
    .from(outsiderPasses)
    .where(scope.only(outsiderPasses, eq(outsiderPasses.passHash, hashToken(pass))));
  if (row === undefined || row.expiresAt.getTime() <= now) throw refusedPass('unknown');
  return { phone: row.phone, provedAt: row.provedAt.getTime() };
}

/** The request of a number, locked until the transaction ends. */
export async function requestOf(scope: TenantScope, phone: string): Promise<RequestRow | undefined> {
  const [row] = await scope.tx
    .select()
    .from(outsiderRequests)
    .where(scope.only(outsiderRequests, eq(outsiderRequests.phone, phone)))
    .for('update');
  return row;
}

/** State of a number's request. A number with an account and without a request belongs to a member. */
export async function standingOf(
  scope: TenantScope,
  phone: string,
  { ownerOf }: Pick<OutsiderPorts, 'ownerOf'>,
): Promise<OutsiderStanding> {
  const row = await requestOf(scope, phone);
  if (row !== undefined) return told(row);
  const state = (await ownerOf(scope, phone)) === undefined ? 'new' : 'member';
  return { state, phone: maskNumber(phone), name: '', company: '', reason: '', answer: '', askedAt: null };
}

export const told = ({ answer, askedAt, company, name, phone, reason, state }: RequestRow): OutsiderStanding => ({
  state,
  phone: maskNumber(phone),
  name,
  company,
  reason,
  answer,
  askedAt: askedAt.getTime(),
});
