import type { CallInput, CallOutput } from '@banyan/contracts';
import { statusPurposes, type certificateStatus } from '@banyan/contracts/training';
import { and, gte, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { TenantScope } from '../../db/tenant.ts';
import type { StepContext } from '../../http/context.ts';
import { certificates } from './certificate.schema.ts';
import { originOf } from './document.ts';
import { signerOf } from './signing.ts';

type Purpose = (typeof statusPurposes)[number];

/** Credentials of one list: the least that the standard allows, so that a list says little about whom it is asked. */
const LIST_BITS = 131_072;

const addressOf = (origin: string, eid: number, list: number, purpose: Purpose) =>
  `${origin}/yii/appapi/v1/certificate/status?eid=${eid}&list=${list}&purpose=${purpose}`;

/** A certificate's places in the status lists, for its credential. */
export function statusEntriesOf({ eid, id }: { readonly eid: number; readonly id: number }, origin: string) {
  const index = id % LIST_BITS;
  return statusPurposes.map((statusPurpose) => {
    const statusListCredential = addressOf(origin, eid, Math.floor(id / LIST_BITS), statusPurpose);
    return {
      id: `${statusListCredential}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose,
      statusListIndex: String(index),
      statusListCredential,
    };
  });
}

/** Certificates with a bit, by what it means; `refresh`: the person has a newer one of its kind that holds. */
const withBit: Readonly<Record<Purpose, SQL>> = {
  revocation: sql`${isNotNull(certificates.revokedAt)}`,
  refresh: sql`exists (
    select 1 from ${certificates} as later
    where later.eid = ${certificates.eid} and later.user_id = ${certificates.userId}
      and later.template_id = ${certificates.templateId} and later.id > ${certificates.id}
      and later.revoked_at is null
  )`,
};

async function bitsOf(scope: TenantScope, list: number, purpose: Purpose): Promise<Buffer> {
  const from = list * LIST_BITS;
  const own = and(gte(certificates.id, from), lt(certificates.id, from + LIST_BITS), withBit[purpose]);
  const rows = await scope.tx.select({ id: certificates.id }).from(certificates).where(scope.only(certificates, own));
  const bits = Buffer.alloc(LIST_BITS / 8);
  for (const { id } of rows) {
    const index = id - from;
    const byte = index >> 3;
    // The first bit is the leftmost of the first byte.
    bits[byte] = (bits[byte] ?? 0) | (0x80 >> (index & 7));
  }
  return bits;
}

/** A status list as a signed credential. */
export async function readStatusList(
  ctx: StepContext,
  { list, purpose }: CallInput<typeof certificateStatus>,
): Promise<CallOutput<typeof certificateStatus>> {
  const { inTenant, portalOrigin, viewer } = ctx;
  const now = new Date(ctx.now());
  const { bits, origin } = await inTenant(async (scope) => ({
    bits: await bitsOf(scope, list, purpose),
    origin: await originOf(scope, portalOrigin),
  }));
  const id = addressOf(origin, viewer.eid, list, purpose);
  const signed = (await signerOf(ctx, origin))({
    iss: origin,
    jti: id,
    nbf: Math.floor(now.getTime() / 1000),
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: { id: origin },
    validFrom: now.toISOString(),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: purpose,
      // Multibase: base64url without padding.
      encodedList: `u${(await promisify(gzip)(bits)).toString('base64url')}`,
    },
  });
  return {
    '@context': 'https://www.w3.org/ns/credentials/v2',
    id: `data:application/vc+jwt,${signed}`,
    type: 'EnvelopedVerifiableCredential',
  };
}
