import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { type certificateCredential, type certificateKey } from '@banyan/contracts/training';
import { createHash, createPrivateKey, generateKeyPair, sign } from 'node:crypto';
import { promisify } from 'node:util';
import { localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Learner, StepContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { certificateKeys, type CertificateRow } from './certificate.schema.ts';
import { ownCertificate } from './certificateRow.ts';
import { originOf } from './document.ts';

/** Path of the enterprise’s public key. */
const keyPath = '/yii/appapi/v1/certificate/key';

type Key = typeof certificateKeys.$inferSelect;

async function storedKey(scope: TenantScope): Promise<Key | undefined> {
  const [key] = await scope.tx.select().from(certificateKeys).where(scope.only(certificateKeys));
  return key;
}

/** The enterprise’s key, made when it is first needed; of two made at once the first counts. */
async function keyOf({ inTenant, now }: Pick<StepContext, 'inTenant' | 'now'>): Promise<Key> {
  const known = await inTenant(storedKey);
  if (known !== undefined) return known;
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' });
  const kid = createHash('sha256')
    .update(JSON.stringify({ e, kty: 'RSA', n }))
    .digest('base64url');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return inTenant(async (scope) => {
    await scope.tx
      .insert(certificateKeys)
      .values(scope.row(certificateKeys, { kid, privateKey: pem, publicKey: { n, e }, madeAt: new Date(now()) }))
      .onConflictDoNothing();
    const stored = await storedKey(scope);
    if (stored === undefined) throw new Error('no key was kept');
    return stored;
  });
}

/** The enterprise’s public key as JWK. */
export async function readKey(ctx: StepContext): Promise<CallOutput<typeof certificateKey>> {
  const { kid, publicKey } = await keyOf(ctx);
  return { kty: 'RSA', alg: 'RS256', use: 'sig', kid, ...publicKey };
}

const iso = (moment: Date) => moment.toISOString();
const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A certificate as the payload of a VC-JWT of Open Badges 3.0. */
function payloadOf(row: CertificateRow, origin: string, language: CallContext['viewer']['language']) {
  const { words, issuedAt, expiresAt } = row;
  const say = (text: Parameters<typeof localised>[0]) => localised(text, language);
  const id = `${origin}/verify/${row.code}`;
  const subject = `urn:banyan:${row.eid}:${createHash('sha256').update(`${row.eid} ${row.userId}`).digest('hex').slice(0, 32)}`;
  return {
    iss: origin,
    jti: id,
    sub: subject,
    nbf: seconds(issuedAt),
    ...(expiresAt === null ? {} : { exp: seconds(expiresAt) }),
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: say(words.title),
    issuer: { id: origin, type: ['Profile'], name: say(words.issuer), url: origin },
    validFrom: iso(issuedAt),
    ...(expiresAt === null ? {} : { validUntil: iso(expiresAt) }),
    credentialSubject: {
      id: subject,
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', identityHash: say(words.holder), identityType: 'name', hashed: false }],
      achievement: {
        id: `${origin}/verify/template/${row.templateId}`,
        type: ['Achievement'],
        name: say(words.title),
        description: say(words.body),
        criteria: { narrative: say(words.body) },
        achievementType: 'Certificate',
        humanCode: row.number,
      },
    },
  };
}

/** A certificate as a signed credential for its holder; refused for a revoked one. */
export async function readCredential(
  ctx: StepContext<Learner>,
  { id }: CallInput<typeof certificateCredential>,
): Promise<CallOutput<typeof certificateCredential>> {
  const { inTenant, viewer, portalOrigin } = ctx;
  const { row, origin } = await inTenant(async (scope) => ({
    row: await ownCertificate({ scope, viewer }, id),
    origin: await originOf(scope, portalOrigin),
  }));
  if (row.revokedAt !== null) throw new Refusal(ErrorCode.conflict);
  const { privateKey } = await keyOf(ctx);
  const header = { alg: 'RS256', typ: 'JWT', kid: `${origin}${keyPath}?eid=${row.eid}` };
  const signed = `${part(header)}.${part(payloadOf(row, origin, viewer.language))}`;
  const signature = sign('sha256', Buffer.from(signed), createPrivateKey(privateKey)).toString('base64url');
  return { jwt: `${signed}.${signature}` };
}
