// @vitest-environment node
import { canonicalParameters, type Ev1RequestHeader } from '@banyan/contracts';
import { describe, expect, it } from 'vitest';
import { toHex, utf8 } from './bytes.ts';
import { open, seal } from './jwe.ts';
import { anonymousIdentity, deriveKeys } from './keys.ts';
import { sha256 } from './primitives.ts';
import { sign } from './sign.ts';

const identity = { token: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8', userId: '100023', eid: '42' };
const path = '/yii/appapi/v1/exam/questions';
const call = { method: 'POST', path, timestamp: '1700000000000', nonce: 'EBESExQVFhcYGRobHB0eHw' };
const headerText =
  '{"alg":"dir","enc":"A256CBC-HS512","typ":"ev1","kid":"Oh7k4suWQmjXuXX4IcuFRN","htm":"POST",' +
  '"htu":"/yii/appapi/v1/exam/questions","ts":1700000000000,"jti":"EBESExQVFhcYGRobHB0eHw"}';
const header = JSON.parse(headerText) as Ev1RequestHeader;
const payload =
  '{"eid":"42","token":"AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8","userid":"100023","version":"6.0.0",' +
  '"platform":"pcweb","exam_id":"7","name":"张三 & co+ä"}';
const iv = Uint8Array.from({ length: 16 }, (_, i) => i);
const jweTag = '5tE9ElnvmcEeZdkVcuwz_iXXEIiRYoR1CodE-wVADZI';

describe('EV1 vectors', () => {
  it('derives the keys [HT-04]', async () => {
    const keys = await deriveKeys(identity);
    expect(toHex(keys.signKey)).toBe('a5d4ec7aa03fc5800a85347e0fde66161c1df4780fb2eca250c9f07df9d47877');
    expect(toHex(keys.encC2s)).toBe(
      '894da5a0d22c69da6157f61ba724fcd699d8dd44534f9a6225b826a76d1722583ccec971279928d9f039dbab40bdd1111021edfe0419364e14722c8ea7a49e2f',
    );
    expect(keys.kid).toBe('Oh7k4suWQmjXuXX4IcuFRN');
  });

  it('seals a request to the very bytes and signs it [HT-03]', async () => {
    const keys = await deriveKeys(identity);
    const jwe = await seal(keys.encC2s, header, payload, iv);
    expect(Buffer.from(jwe.split('.')[4] ?? '', 'base64url').toString('hex')).toBe(
      'e6d13d1259ef99c11e65d91572ec33fe25d71088916284750a8744fb05400d92',
    );
    expect(jwe.endsWith(jweTag)).toBe(true);
    expect(toHex(await sha256(utf8(jwe)))).toBe('cb4bc6e42227a784b23b335b64b10d5c6287c97966f46c8a76047f4b15af6697');
    expect(await sign(keys.signKey, call, jwe)).toBe(
      '149deca95005da698bf8f032061f270828d6aed3ca753c52442c09bb1c31159c',
    );
    expect(await open(keys.encC2s, header, jwe)).toBe(payload);
  });

  it('signs a plain request [HT-03]', async () => {
    const canonical = canonicalParameters({
      userid: '100023',
      requestTimestamp: '1700000000000',
      q: "a'(b)*!",
      platform: 'pcweb',
      nonce: 'EBESExQVFhcYGRobHB0eHw',
      name: '张三 & co+ä',
      eid: '42',
    });
    expect(canonical).toBe(
      'eid=42&name=%E5%BC%A0%E4%B8%89%20%26%20co%2B%C3%A4&nonce=EBESExQVFhcYGRobHB0eHw&platform=pcweb&q=a%27%28b%29%2A%21&requestTimestamp=1700000000000&userid=100023',
    );
    const { signKey } = await deriveKeys(identity);
    expect(await sign(signKey, call, canonical)).toBe(
      '45a2d2d407fde2ebd482df549e1f5d6657ece3043f5487b227e1977d61b1e3da',
    );
  });

  it('computes what a visitor uses, whatever the case, port and script of the host [HT-04]', async () => {
    const visitor = {
      token: 'Zg9LsztVcIoF_ObH9DZ1-kVEKSNwyOAAKpDEy8oQSN8',
      userId: '355638517',
      eid: '42',
    };
    expect(await anonymousIdentity('learn.example.com', '42')).toEqual(visitor);
    expect(await anonymousIdentity('LEARN.Example.com:8443', '42')).toEqual(visitor);
    expect(await anonymousIdentity('学堂.example', '0')).toEqual(await anonymousIdentity('xn--ckst2f.example', '0'));
  });
});
