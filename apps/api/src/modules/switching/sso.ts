import { and, eq, lt, ne, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { TenantScope } from '../../db/tenant.ts';
import { hashToken } from '../../envelope/index.ts';
import { users, type SingleSignOn } from '../../platform/enterprise.schema.ts';
import { makeCode } from './codes.ts';
import { entryStateOf, enterpriseOf } from './entry.ts';
import { ssoLogins } from './sso.schema.ts';

/** Longest duration of a login at the provider, ms. */
export const ssoLifetimeMs = 600_000;

/** Replaces the nonce in a login by the phone's carrier: no provider sends it. */
export const oneClickMark = 'oneClick';

/** Why the login failed; the login page has words for each. */
export type SsoDenial = 'expired' | 'cancelled' | 'failed' | 'person' | 'locked';

const secret = () => randomBytes(32).toString('base64url');

/** The provider of an enterprise that uses single sign-on. */
export async function ssoOf(scope: TenantScope, now: number): Promise<SingleSignOn | null> {
  const enterprise = await enterpriseOf(scope);
  if (enterprise === undefined || entryStateOf(enterprise, now) !== 'open') return null;
  return enterprise.loginWays.includes('sso') ? enterprise.sso : null;
}

/** Begins a login for one browser. `nonce` marks a login by another method. */
export async function beginSso(scope: TenantScope, backUrl: string, now: number, nonce = secret()) {
  const made = { state: secret(), browser: secret(), nonce, verifier: secret() };
  await scope.tx.insert(ssoLogins).values(
    scope.row(ssoLogins, {
      stateHash: hashToken(made.state),
      browserHash: hashToken(made.browser),
      nonce: made.nonce,
      verifier: made.verifier,
      backUrl,
      expiresAt: new Date(now + ssoLifetimeMs),
    }),
  );
  return made;
}

/** The login of a state, used up by this call; null for another browser's, or an expired one. */
export async function takeSso(scope: TenantScope, state: string, browser: string, now: number) {
  await scope.tx.delete(ssoLogins).where(scope.only(ssoLogins, lt(ssoLogins.expiresAt, new Date(now))));
  const [row] = await scope.tx
    .delete(ssoLogins)
    .where(scope.only(ssoLogins, eq(ssoLogins.stateHash, hashToken(state))))
    .returning();
  return row === undefined || row.browserHash !== hashToken(browser) ? null : row;
}

/** The claim in the form of accounts; null when it is missing, or not verified by the provider. */
function claimed({ by, claim }: SingleSignOn, claims: Readonly<Record<string, unknown>>): string | null {
  const value = claims[claim];
  if (typeof value !== 'string' || value.trim() === '') return null;
  if (by === 'email' && claims['email_verified'] !== true) return null;
  if (by === 'phone' && claims['phone_number_verified'] !== true) return null;
  return by === 'phone' ? value.replaceAll(/[\s().-]/g, '') : value.trim().toLowerCase();
}

/** A code that logs in the person of the claims, or why there is none. */
export async function codeForClaims(
  scope: TenantScope,
  sso: SingleSignOn,
  claims: Readonly<Record<string, unknown>>,
  now: number,
): Promise<{ readonly code: string } | SsoDenial> {
  const value = claimed(sso, claims);
  if (value === null) return 'person';
  return codeForPerson(scope, sso.by, value, now);
}

/** A code that logs in the only person with this account, number or address, or why there is none. */
export async function codeForPerson(
  scope: TenantScope,
  by: SingleSignOn['by'],
  value: string,
  now: number,
): Promise<{ readonly code: string } | SsoDenial> {
  const isThis = {
    account: eq(sql`lower(${users.account})`, value),
    phone: and(ne(users.phone, ''), eq(users.phone, value)),
    email: and(ne(users.email, ''), eq(sql`lower(${users.email})`, value)),
  }[by];
  const found = await scope.tx
    .select({ id: users.id, locked: users.locked })
    .from(users)
    .where(scope.only(users, isThis))
    .limit(2);
  const [user] = found;
  if (user === undefined || found.length > 1) return 'person';
  if (user.locked) return 'locked';
  const code = await makeCode(scope, { kind: 'transfer', userId: user.id, remember: false, nonce: null }, now);
  return code === null ? 'failed' : { code };
}
