import { createCipheriv, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { parseForm, type Parameters } from './form.ts';
import { deriveKeys, hashToken } from './keys.ts';
import { openRequest } from './open-request.ts';
import { EnvelopeRefusal } from './refusal.ts';
import {
  formAround,
  sealedByJose,
  vector,
  vectorHeader,
  vectorKeys,
  vectorPayload,
  vectorPorts,
  vectorSession,
  without,
} from './testing.ts';

async function refusalOf(form: Parameters, ports = vectorPorts(), call = { method: 'POST', path: vector.path }) {
  try {
    await openRequest({ ...call, form }, ports);
  } catch (error) {
    if (error instanceof EnvelopeRefusal) return { code: error.code, reason: error.reason, data: error.data };
    throw error;
  }
  return undefined;
}

/** Right tag and signature over bytes padded by hand. */
function sealedPadded(bytes: Buffer): Parameters {
  const iv = Buffer.alloc(16, 3);
  const cipher = createCipheriv('aes-256-cbc', vectorKeys.encC2s.subarray(32), iv).setAutoPadding(false);
  const ciphertext = Buffer.concat([cipher.update(bytes), cipher.final()]);
  const header = Buffer.from(JSON.stringify(vectorHeader)).toString('base64url');
  const bits = Buffer.alloc(8);
  bits.writeUInt32BE(header.length * 8, 4);
  const mac = createHmac('sha512', vectorKeys.encC2s.subarray(0, 32)).update(header).update(iv).update(ciphertext);
  const tag = mac.update(bits).digest().subarray(0, 32);
  const jwe = [header, '', ...[iv, ciphertext, tag].map((part) => part.toString('base64url'))].join('.');
  return formAround(jwe, vectorKeys, vectorHeader);
}

describe('a sealed request', () => {
  it('is opened once, and the second time is a replay [HT-03]', async () => {
    const ports = vectorPorts();
    const form = await sealedByJose();
    const opened = await openRequest({ method: 'POST', path: vector.path, form }, ports);
    expect(opened.session).toBe(vectorSession);
    expect(Object.getPrototypeOf(opened.parameters)).toBeNull();
    expect([...ports.replay.seen.values()]).toEqual([vector.timestamp + 600_000]);
    expect(await refusalOf(form, ports)).toMatchObject({ code: 50005, reason: 'replay' });
  });

  it('of a visitor is opened with the keys of the host [HT-04]', async () => {
    const keys = deriveKeys('T'.repeat(43), '000000123', '7');
    const session = { keys, eid: '7', userId: '', tokenHash: hashToken('') };
    const form = await sealedByJose({ keys, header: { kid: keys.kid }, payload: { eid: '7', token: '', userid: '' } });
    const ports = { ...vectorPorts(), sessionOf: () => Promise.resolve(session) };
    expect(await refusalOf(form, ports)).toBeUndefined();
  });

  it.each([
    ['another algorithm', { alg: 'A256KW' }],
    ['another cipher', { enc: 'A256GCM' }],
    ['an answer for a request', { typ: 'ev1r' }],
    ['compression', { zip: 'DEF' }],
    ['a timestamp that is text', { ts: '1700000000000' }],
    ['a timestamp beyond numbers', { ts: 1e300 }],
    ['a short jti', { jti: 'short' }],
    ['a method that is no text', { htm: 1 }],
  ])('with %s in its header is refused before any key is looked up', async (_, change) => {
    const good = await sealedByJose();
    const parts = (good['data'] ?? '').split('.');
    const header = Buffer.from(JSON.stringify({ ...vectorHeader, ...change })).toString('base64url');
    const form = { ...good, data: [header, ...parts.slice(1)].join('.') };
    const ports = { ...vectorPorts(), sessionOf: () => Promise.reject(new Error('looked up')) };
    expect(await refusalOf(form, ports)).toMatchObject({ code: 400 });
  });

  it.each([
    ['a field twice', '{"alg":"dir","alg":"dir",'],
    ['white space', '{ "alg":"dir",'],
    ['fields in another order', '{"enc":"A256CBC-HS512","alg":"dir",'],
  ])('with %s in its header is refused', async (_, start) => {
    const good = await sealedByJose();
    const text = JSON.stringify(vectorHeader).replace('{"alg":"dir",', start);
    const parts = (good['data'] ?? '').split('.');
    const data = [Buffer.from(text).toString('base64url'), ...parts.slice(1)].join('.');
    expect(await refusalOf({ ...good, data })).toMatchObject({ code: 400, reason: 'protected header' });
  });

  it('without exactly ev, kid, data and sign is refused', async () => {
    const good = await sealedByJose();
    const unsigned = without(good, 'sign');
    for (const form of [unsigned, { ...good, ev: '2' }, { ...good, extra: '1' }, { ...good, kid: 'x'.repeat(22) }]) {
      expect(await refusalOf(form)).toMatchObject({ code: 400 });
    }
    expect(await refusalOf({ ...good, data: 'A'.repeat(1_048_577) })).toMatchObject({ code: 413 });
  });

  it('gets one indistinguishable 401 from the key look-up to the JSON', async () => {
    const stranger = deriveKeys('s'.repeat(43), '5', '42');
    const good = await sealedByJose();
    const forms: [string, Parameters][] = [
      ['key id', await sealedByJose({ keys: stranger, header: { kid: stranger.kid } })],
      ['tag or signature', await sealedByJose({ keys: { ...stranger, kid: vectorKeys.kid } })],
      ['tag or signature', { ...good, sign: 'f'.repeat(64) }],
      ['decryption', sealedPadded(Buffer.alloc(16, 17))],
      ['decryption', sealedPadded(Buffer.from([...Buffer.alloc(12, 65), 4, 5, 4, 4]))],
      ['decryption', sealedPadded(Buffer.alloc(32, 0))],
      ['decryption', sealedPadded(Buffer.from([0xc3, 0x28, ...Buffer.alloc(14, 14)]))],
      ['json', await sealedByJose({ plaintext: '{"eid":"42",}' })],
      ['json', await sealedByJose({ plaintext: '{"eid":"1","eid":"42"}' })],
      ['json', await sealedByJose({ plaintext: '{"__proto__":"x"}' })],
      ['json', await sealedByJose({ plaintext: '{"eid":{"a":"b"}}' })],
      ['json', await sealedByJose({ plaintext: '["42"]' })],
      ['json', await sealedByJose({ plaintext: '{"eid":42}' })],
      ['json', await sealedByJose({ plaintext: 'null' })],
      ['fields', await sealedByJose({ payload: Object.fromEntries(Array.from({ length: 101 }, (_, i) => [i, ''])) })],
    ];
    for (const [reason, form] of forms) {
      expect(await refusalOf(form), reason).toEqual({ code: 401, reason, data: undefined });
    }
  });

  it.each([
    ['token', { token: 'B'.repeat(43) }],
    ['no token', { token: '' }],
    ['enterprise', { eid: '43' }],
    ['user', { userid: '100024' }],
  ])("is refused when its %s is not the session's", async (_, change) => {
    const form = await sealedByJose({ payload: { ...vectorPayload, ...change } });
    expect(await refusalOf(form)).toMatchObject({ code: 401, reason: 'token, enterprise or user' });
  });

  it('is refused at another path or method', async () => {
    const form = await sealedByJose();
    for (const call of [
      { method: 'GET', path: vector.path },
      { method: 'POST', path: '/yii/appapi/v1/exam/list' },
      { method: 'POST', path: '/index.php?r=apiExam/questions' },
    ]) {
      expect(await refusalOf(form, vectorPorts(), call)).toMatchObject({ code: 401, reason: 'method or path' });
    }
  });

  it('may be five minutes off, not more, and is told the time without its jti being spent [ER-02]', async () => {
    const form = await sealedByJose();
    for (const off of [-300_001, 300_001]) {
      const ports = vectorPorts(vector.timestamp + off);
      expect(await refusalOf(form, ports)).toMatchObject({ code: 4011, data: { serverTime: vector.timestamp + off } });
      expect(ports.replay.seen.size).toBe(0);
    }
    for (const off of [-300_000, 300_000]) {
      expect(await refusalOf(form, vectorPorts(vector.timestamp + off))).toBeUndefined();
    }
  });

  it('is refused whichever character of it changes', async () => {
    const good = await sealedByJose();
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+ ';
    const accepted: string[] = [];
    let tried = 0;
    for (const field of ['data', 'sign', 'kid']) {
      const text = good[field] ?? '';
      for (let at = 0; at < text.length; at++) {
        for (const other of alphabet) {
          if (other === text[at]) continue;
          tried++;
          const form = { ...good, [field]: text.slice(0, at) + other + text.slice(at + 1) };
          if ((await refusalOf(form)) === undefined) accepted.push(`${field} ${at} ${other}`);
        }
      }
    }
    expect(tried).toBeGreaterThan(40_000);
    expect(accepted).toEqual([]);
  });

  it('comes through the form parser as it left', async () => {
    const good = await sealedByJose();
    const raw = Object.entries(good).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    expect(await refusalOf(parseForm(raw.join('&')))).toBeUndefined();
  });
});
