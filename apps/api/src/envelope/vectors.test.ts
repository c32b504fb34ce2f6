import { canonicalParameters } from '@banyan/contracts';
import { compactDecrypt } from 'jose';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sealCompact } from './jwe.ts';
import { anonymousIdentity } from './keys.ts';
import { openRequest } from './open-request.ts';
import { sealResponse } from './seal-response.ts';
import { signatureHolds } from './signature.ts';
import { formAround, vector, vectorHeader, vectorKeys, vectorPayload, vectorPorts } from './testing.ts';

const iv = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex');
const call = { method: 'POST', path: vector.path, timestamp: String(vector.timestamp), nonce: vector.nonce };

describe('EV1 vectors', () => {
  it('derives the keys [HT-04]', () => {
    expect(vectorKeys.signKey.toString('hex')).toBe('a5d4ec7aa03fc5800a85347e0fde66161c1df4780fb2eca250c9f07df9d47877');
    expect(vectorKeys.encC2s.toString('hex')).toBe(
      '894da5a0d22c69da6157f61ba724fcd699d8dd44534f9a6225b826a76d1722583ccec971279928d9f039dbab40bdd1111021edfe0419364e14722c8ea7a49e2f',
    );
    expect(vectorKeys.kid).toBe('Oh7k4suWQmjXuXX4IcuFRN');
  });

  it('opens the sealed request [HT-03]', async () => {
    const jwe = sealCompact(vectorKeys.encC2s, vectorHeader, JSON.stringify(vectorPayload), iv);
    expect(Buffer.from(jwe.split('.')[4] ?? '', 'base64url').toString('hex')).toBe(
      'e6d13d1259ef99c11e65d91572ec33fe25d71088916284750a8744fb05400d92',
    );
    expect(createHash('sha256').update(jwe).digest('hex')).toBe(
      'cb4bc6e42227a784b23b335b64b10d5c6287c97966f46c8a76047f4b15af6697',
    );
    const form = formAround(jwe, vectorKeys, vectorHeader);
    expect(form['sign']).toBe('149deca95005da698bf8f032061f270828d6aed3ca753c52442c09bb1c31159c');
    const opened = await openRequest({ method: 'POST', path: vector.path, form }, vectorPorts());
    expect({ ...opened.parameters }).toEqual(vectorPayload);
    expect(opened.jti).toBe(vector.nonce);
  });

  it('accepts the signature of a plain request [HT-03]', () => {
    const canonical = canonicalParameters({
      eid: '42',
      name: '张三 & co+ä',
      nonce: vector.nonce,
      platform: 'pcweb',
      q: "a'(b)*!",
      requestTimestamp: '1700000000000',
      userid: '100023',
    });
    const sign = '45a2d2d407fde2ebd482df549e1f5d6657ece3043f5487b227e1977d61b1e3da';
    expect(signatureHolds(vectorKeys.signKey, call, canonical, sign)).toBe(true);
    expect(signatureHolds(vectorKeys.signKey, call, canonical, sign.toUpperCase())).toBe(false);
  });

  it('computes what visitors of a host use [HT-04]', () => {
    const visitor = { token: 'Zg9LsztVcIoF_ObH9DZ1-kVEKSNwyOAAKpDEy8oQSN8', userId: '355638517' };
    expect(anonymousIdentity('learn.example.com')).toEqual(visitor);
    expect(anonymousIdentity('Learn.EXAMPLE.com:4000')).toEqual(visitor);
    expect(anonymousIdentity('学堂.example')).toEqual(anonymousIdentity('xn--ckst2f.example'));
  });

  it('seals answers that an outside implementation opens [HT-05]', async () => {
    const value = { title: '安全', chapters: [{ id: 1 }] };
    const { plaintext, protectedHeader } = await compactDecrypt(
      sealResponse(vectorKeys, vector.nonce, value),
      vectorKeys.encS2c,
    );
    expect(JSON.parse(Buffer.from(plaintext).toString('utf8'))).toEqual(value);
    expect(protectedHeader).toEqual({
      alg: 'dir',
      enc: 'A256CBC-HS512',
      typ: 'ev1r',
      kid: vectorKeys.kid,
      rjti: vector.nonce,
    });
  });
});
