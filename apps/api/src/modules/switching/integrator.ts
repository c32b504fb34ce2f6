import { v } from '@banyan/contracts';
import { handoverKinds } from '@banyan/contracts/account';
import { and, eq, or, sql } from 'drizzle-orm';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TenantScope } from '../../db/tenant.ts';
import { digestBy } from '../../http/digest.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { makeCode } from './codes.ts';
import { entryStateOf, enterpriseOf } from './entry.ts';
import { integrators } from './switching.schema.ts';

/** Tolerance for an integrator's clock, ms. */
const maxSkewMs = 300_000;

/** Request of a system to log a person in, with its signature. */
export interface SignedRequest {
  readonly key: string;
  /** Epoch ms, as text. */
  readonly timestamp: string;
  /** 16 to 64 letters and digits, another one for each request. */
  readonly nonce: string;
  /** Hex HMAC-SHA256 over `timestamp`, `nonce` and the body, a line each. */
  readonly signature: string;
  /** JSON, as received. */
  readonly body: string;
}

const asked = v.object({
  /** Login name of the person. */
  account: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** Kind of the handover. */
  kind: v.picklist(handoverKinds),
  /** Path of the portal to open. */
  redirect: v.optional(v.pipe(v.string(), v.maxLength(2048), v.regex(/^\/(?![/\\])/))),
});

/** Reasons for refusing a code, as in the answer. */
export type Denial = 'signature' | 'clock' | 'replayed' | 'request' | 'person' | 'enterprise' | 'kind';
export type Handed = {
  readonly code: string;
  readonly kind: v.InferOutput<typeof asked>['kind'];
  readonly redirect: string;
};

/**
 * The secret that an integrator signs with. It is derived from the server's own, so that a copy of the database reveals
 * none; `generation` makes another one of it.
 */
export const integratorSecret = (serverSecret: string, eid: number, key: string, generation: number) =>
  Buffer.from(digestBy(serverSecret)(`integrator ${eid} ${key} ${generation}`)).toString('base64url');

/** The signature of a request. */
export const signatureOf = (secret: string, { body, nonce, timestamp }: Omit<SignedRequest, 'key' | 'signature'>) =>
  createHmac('sha256', secret).update(`${timestamp}\n${nonce}\n${body}`).digest('hex');

/** Makes a code for the person that a signed request names, or returns why not. */
export async function handOver(
  scope: TenantScope,
  request: SignedRequest,
  { now, serverSecret }: { readonly now: number; readonly serverSecret: string },
): Promise<Handed | Denial> {
  const [row] = await scope.tx
    .select()
    .from(integrators)
    .where(scope.only(integrators, and(eq(integrators.key, request.key), eq(integrators.enabled, true))));
  // Without a row a signature is made all the same: the time of the answer reveals no keys.
  const secret = integratorSecret(serverSecret, scope.eid, request.key, row?.generation ?? 0);
  const expected = Buffer.from(signatureOf(secret, request));
  const given = Buffer.from(request.signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected) || row === undefined) return 'signature';
  if (!/^\d{13}$/.test(request.timestamp) || Math.abs(now - Number(request.timestamp)) > maxSkewMs) return 'clock';
  const read = readBody(request.body);
  if (read === null || !/^[A-Za-z0-9_-]{16,64}$/.test(request.nonce)) return 'request';
  if (!row.kinds.includes(read.kind)) return 'kind';
  const enterprise = await enterpriseOf(scope);
  if (enterprise === undefined || entryStateOf(enterprise, now) !== 'open') return 'enterprise';
  const account = read.account.trim().toLowerCase();
  const [user] = await scope.tx
    .select({ id: users.id, locked: users.locked })
    .from(users)
    .where(scope.only(users, or(eq(sql`lower(${users.account})`, account))));
  if (user === undefined || user.locked) return 'person';
  const nonce = `${row.key} ${request.nonce}`;
  const code = await makeCode(scope, { kind: read.kind, userId: user.id, remember: false, nonce }, now);
  return code === null ? 'replayed' : { code, kind: read.kind, redirect: read.redirect ?? '/index' };
}

function readBody(body: string): v.InferOutput<typeof asked> | null {
  try {
    return v.parseOrNull(asked, JSON.parse(body));
  } catch {
    return null;
  }
}
