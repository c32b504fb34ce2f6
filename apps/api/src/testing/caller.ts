import {
  canonicalParameters,
  callPath,
  clientPlatform,
  clientVersion,
  ev1,
  stringToSign,
  encode,
  type Call,
  type CallInput,
} from '@banyan/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { anonymousIdentity, deriveKeys } from '../envelope/index.ts';
import { sealCompact } from '../envelope/jwe.ts';

/** Identity of a caller. */
export interface Caller {
  readonly host: string;
  readonly eid: number;
  readonly token: string;
  readonly userid: string;
  readonly language: string;
}

export interface CallHow {
  /** `auto`: as the contract demands. */
  readonly as?: 'auto' | 'plain' | 'signed' | 'sealed';
  /** Fields that replace or add to those of the request; undefined leaves one out. */
  readonly fields?: Readonly<Record<string, string | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly now?: number;
  readonly nonce?: string;
  readonly idempotencyKey?: string;
}

/** The answer, opened where it was sealed. */
export interface CallResult {
  readonly http: number;
  readonly status: 'Y' | 'N';
  readonly code: number | undefined;
  readonly msg: string | undefined;
  /** The answer; for a refusal its `data`. */
  readonly data: unknown;
  readonly sealed: boolean;
  readonly response: Answer;
}

/** The parts of an answer that are read. */
export type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body' | 'json'>;

/** A server that can be asked: an instance that does not listen, or one behind a port. */
export interface Reachable {
  inject(request: {
    readonly method: 'GET' | 'POST';
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly payload?: string;
  }): Promise<Answer>;
}

/** The server that listens on a port of this machine. */
export function reach(port: number): Reachable {
  return {
    inject: async ({ method, url, headers, payload }) => {
      const request = httpRequest({ host: '127.0.0.1', port, method, path: url, headers, agent: false });
      request.end(payload);
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      const body = await text(response);
      return {
        statusCode: response.statusCode ?? 0,
        headers: response.headers,
        body,
        json: <T>() => JSON.parse(body) as T,
      };
    },
  };
}

const sha256Hex = (text: string) => createHash('sha256').update(text).digest('hex');

/** Makes calls the way a portal does, through the whole stack. */
export function caller(app: Reachable, who: Partial<Caller> = {}) {
  const me: Caller = { host: 'localhost:4000', eid: 0, token: '', userid: '', language: 'zh_cn', ...who };
  const identity = me.token === '' ? anonymousIdentity(me.host) : { token: me.token, userId: me.userid };
  const keys = deriveKeys(identity.token, identity.userId, String(me.eid));

  return async function call<C extends Call>(contract: C, input: CallInput<C>, how: CallHow = {}): Promise<CallResult> {
    const now = how.now ?? Date.now();
    const nonce = how.nonce ?? randomBytes(16).toString('base64url');
    const path = contract.style === 'legacy' ? `${callPath(contract)}?r=${contract.name}` : callPath(contract);
    const fields = fieldsOf(contract, input, me, now, how);
    const as =
      how.as === undefined || how.as === 'auto' ? (contract.protection === 'encrypted' ? 'sealed' : 'plain') : how.as;
    const sign = (method: string, message: string) =>
      createHmac('sha256', keys.signKey)
        .update(stringToSign({ method, path, timestamp: String(now), nonce, bodyHash: sha256Hex(message) }))
        .digest('hex');

    if (as === 'sealed') {
      const header = {
        alg: ev1.alg,
        enc: ev1.enc,
        typ: ev1.requestType,
        kid: keys.kid,
        htm: 'POST',
        htu: path,
        ts: now,
        jti: nonce,
      };
      const data = sealCompact(keys.encC2s, header, JSON.stringify(fields), randomBytes(16));
      const form = new URLSearchParams({ ev: '1', kid: keys.kid, data, sign: sign('POST', data) }).toString();
      return read(contract, await inject(app, me, 'POST', path, form, how), keys.encS2c);
    }
    const signed = { ...fields, nonce };
    const sent = as === 'signed' ? { ...signed, sign: sign(contract.method, canonicalParameters(signed)) } : fields;
    const form = new URLSearchParams(sent).toString();
    if (contract.method === 'POST') return read(contract, await inject(app, me, 'POST', path, form, how), keys.encS2c);
    const url = `${path}${path.includes('?') ? '&' : '?'}${form}`;
    return read(contract, await inject(app, me, 'GET', url, undefined, how), keys.encS2c);
  };
}

function fieldsOf(contract: Call, input: unknown, me: Caller, now: number, how: CallHow): Record<string, string> {
  const own = encode(contract.request, input);
  const key = how.idempotencyKey ?? randomBytes(16).toString('hex');
  const all: Record<string, string | undefined> = {
    ...own,
    eid: String(me.eid),
    token: me.token,
    userid: me.userid,
    version: clientVersion,
    platform: clientPlatform,
    language: me.language,
    userPortalID: '',
    userNikkatsu: '',
    requestTimestamp: String(now),
    _method: contract.method,
    page_url: `http://${me.host}/`,
    ...(contract.method === 'POST' && contract.idempotent ? { idempotency_key: key } : {}),
    ...how.fields,
  };
  return Object.fromEntries(Object.entries(all).filter((field): field is [string, string] => field[1] !== undefined));
}

function inject(
  app: Reachable,
  me: Caller,
  method: 'GET' | 'POST',
  url: string,
  body: string | undefined,
  how: CallHow,
): Promise<Answer> {
  return app.inject({
    method,
    url,
    headers: {
      host: me.host,
      ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      ...how.headers,
    },
    ...(body === undefined ? {} : { payload: body }),
  });
}

function read(contract: Call, response: Answer, key: Buffer): CallResult {
  const body = response.json<{ status: 'Y' | 'N'; code?: number; msg?: string; data?: unknown }>();
  const sealed = body.status === 'Y' && typeof body.data === 'string';
  const plain = contract.answer === 'body' && body.status === 'Y' ? body : body.data;
  return {
    http: response.statusCode,
    status: body.status,
    code: body.code,
    msg: body.msg,
    data: sealed ? open(String(body.data), key) : plain,
    sealed,
    response,
  };
}

function open(message: string, key: Buffer): unknown {
  const [, , iv = '', ciphertext = ''] = message.split('.');
  const decipher = createDecipheriv('aes-256-cbc', key.subarray(32), Buffer.from(iv, 'base64url'));
  const text = Buffer.concat([decipher.update(Buffer.from(ciphertext, 'base64url')), decipher.final()]);
  return JSON.parse(text.toString('utf8')) as unknown;
}
