import { callPath, canonicalParameters, encodeRfc3986, ev1 as protocol, type Call } from '@banyan/contracts';
import { commonFieldsOf, type Fields, type Sender } from './fields.ts';
import type { Keyring, Seals } from './keyring.ts';
import type { HttpClientOptions, Identity } from './options.ts';

/** A request ready to be sent. */
export interface WireRequest {
  readonly method: 'GET' | 'POST';
  /** Path below the API's address, with its query. */
  readonly url: string;
  /** Form-encoded, for a POST. */
  readonly body: string | undefined;
  /** True: only a sealed answer is accepted. */
  readonly sealed: boolean;
  /** Id that a sealed answer must name: jti, nonce, or empty. */
  readonly id: string;
  /** The caller; their keys open the answer. */
  readonly identity: Identity;
}

/** Path bound by signature and seal: with its route for a legacy call, without other parameters. */
function boundPath(call: Call): string {
  return call.style === 'legacy' ? `${callPath(call)}?r=${call.name}` : callPath(call);
}

function form(fields: Fields): string {
  return canonicalParameters(fields) + (fields['sign'] === undefined ? '' : `&sign=${encodeRfc3986(fields['sign'])}`);
}

type Built = Omit<WireRequest, 'identity'>;

async function sealedRequest(call: Call, fields: Fields, timestamp: number, { ev1, keys }: Seals): Promise<Built> {
  const path = boundPath(call);
  const jti = ev1.toBase64url(ev1.randomBytes(16));
  // A sealed GET is sent as a POST: the intended method is inside, in `_method`.
  const data = await ev1.seal(
    keys.encC2s,
    {
      alg: protocol.alg,
      enc: protocol.enc,
      typ: protocol.requestType,
      kid: keys.kid,
      htm: 'POST',
      htu: path,
      ts: timestamp,
      jti,
    },
    JSON.stringify(fields),
  );
  const signed = { method: 'POST', path, timestamp: String(timestamp), nonce: jti };
  const sign = await ev1.sign(keys.signKey, signed, data);
  return { method: 'POST', url: path, body: form({ ev: '1', kid: keys.kid, data, sign }), sealed: true, id: jti };
}

async function signedFields(call: Call, fields: Fields, timestamp: number, { ev1, keys }: Seals): Promise<Fields> {
  const nonce = ev1.toBase64url(ev1.randomBytes(16));
  const signed = { method: call.method, path: boundPath(call), timestamp: String(timestamp), nonce };
  const withNonce = { ...fields, nonce };
  return { ...withNonce, sign: await ev1.sign(keys.signKey, signed, canonicalParameters(withNonce)) };
}

/** Builds the request of one attempt: fresh nonce or jti, the same idempotency key. */
export async function buildRequest(
  call: Call,
  own: Fields,
  sender: Sender,
  timestamp: number,
  options: HttpClientOptions,
  keyring: Keyring,
): Promise<WireRequest> {
  const { identity } = sender;
  const { signAll, encryptAll } = options.flags();
  const plain = { ...own, ...commonFieldsOf(call, options, sender, timestamp) };
  if (call.protection === 'encrypted' || encryptAll === 'Y') {
    return { ...(await sealedRequest(call, plain, timestamp, await keyring(call, identity))), identity };
  }
  const fields = signAll === 'Y' ? await signedFields(call, plain, timestamp, await keyring(call, identity)) : plain;
  const path = boundPath(call);
  const rest = { sealed: false, id: fields['nonce'] ?? '', identity };
  if (call.method === 'POST') return { method: 'POST', url: path, body: form(fields), ...rest };
  return { method: 'GET', url: `${path}${path.includes('?') ? '&' : '?'}${form(fields)}`, body: undefined, ...rest };
}
