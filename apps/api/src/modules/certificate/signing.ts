import type { CallOutput } from '@banyan/contracts';
import type { certificateKey } from '@banyan/contracts/training';
import { createHash, createPrivateKey, generateKeyPair, sign } from 'node:crypto';
import { promisify } from 'node:util';
import type { TenantScope } from '../../db/tenant.ts';
import type { StepContext } from '../../http/context.ts';
import { certificateKeys } from './certificate.schema.ts';

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

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs credentials with the enterprise’s key: payload to compact JWS. */
export async function signerOf(ctx: StepContext, origin: string): Promise<(payload: object) => string> {
  const { eid, privateKey } = await keyOf(ctx);
  const key = createPrivateKey(privateKey);
  const header = { alg: 'RS256', typ: 'JWT', kid: `${origin}${keyPath}?eid=${eid}` };
  return (payload) => {
    const signed = `${part(header)}.${part(payload)}`;
    return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
  };
}
