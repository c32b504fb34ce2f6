// @vitest-environment node
import type { Ev1RequestHeader, Ev1ResponseHeader } from '@banyan/contracts';
import fc from 'fast-check';
import { compactDecrypt, CompactEncrypt } from 'jose';
import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fromBase64url, toBase64url, toHex, utf8 } from './bytes.ts';
import { open, pad, seal, SealBroken, unpad } from './jwe.ts';
import { deriveKeys } from './keys.ts';
import { aesCbc, hkdf, hmac, sha256 } from './primitives.ts';

const key = Uint8Array.from({ length: 64 }, (_, i) => (i * 37) & 255);
const header: Ev1ResponseHeader = {
  alg: 'dir',
  enc: 'A256CBC-HS512',
  typ: 'ev1r',
  kid: 'k'.repeat(22),
  rjti: 'j'.repeat(22),
};
const anyText = fc.string({ unit: 'binary', maxLength: 400 });
const anyBytes = fc.uint8Array({ maxLength: 20_000 });

describe('primitives against node:crypto', () => {
  it('hash and sign the same bytes, short and in slices [HT-03]', async () => {
    await fc.assert(
      fc.asyncProperty(anyBytes, fc.uint8Array({ minLength: 1, maxLength: 200 }), async (bytes, secret) => {
        expect(toHex(await sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
        expect(toHex(await hmac('SHA512', secret, bytes))).toBe(
          createHmac('sha512', secret).update(bytes).digest('hex'),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('derive the same keys [HT-04]', async () => {
    const some = fc.uint8Array({ minLength: 1, maxLength: 80 });
    await fc.assert(
      fc.asyncProperty(some, some, some, fc.integer({ min: 1, max: 130 }), async (ikm, salt, info, length) => {
        expect(toHex(await hkdf(ikm, salt, info, length))).toBe(
          Buffer.from(hkdfSync('sha256', ikm, salt, info, length)).toString('hex'),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('derive what the counter of blocks can count, and refuse more [HT-04]', async () => {
    const ikm = Uint8Array.of(1);
    expect(await hkdf(ikm, ikm, ikm, 255 * 32)).toHaveLength(255 * 32);
    await expect(hkdf(ikm, ikm, ikm, 255 * 32 + 1)).rejects.toBeInstanceOf(RangeError);
  });

  it('write and read base64url as node does, in the canonical form alone', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        const text = toBase64url(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64url'));
        expect(fromBase64url(text)).toEqual(bytes);
      }),
    );
    for (const text of ['A', 'AB', 'AAB', 'AA==', 'AA\n', 'A+8A', '学', 'AAAAA']) {
      expect(fromBase64url(text), text).toBeUndefined();
    }
  });
});

describe('sealed messages against jose', () => {
  it('are opened by jose [HT-03]', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const well = Buffer.from(text).toString();
        const { plaintext, protectedHeader } = await compactDecrypt(await seal(key, header, well), key);
        expect(Buffer.from(plaintext).toString('utf8')).toBe(well);
        expect(protectedHeader).toEqual(header);
      }),
      { numRuns: 60 },
    );
  });

  it('made by jose are opened [HT-05]', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const well = Buffer.from(text).toString();
        const message = await new CompactEncrypt(utf8(well)).setProtectedHeader({ ...header }).encrypt(key);
        expect(await open(key, header, message)).toBe(well);
      }),
      { numRuns: 60 },
    );
  });

  it('of half a megabyte go both ways [HT-05]', async () => {
    const text = '字a'.repeat(130_000);
    const message = await seal(key, header, text);
    expect(Buffer.from((await compactDecrypt(message, key)).plaintext).toString('utf8')).toBe(text);
    expect(await open(key, header, message)).toBe(text);
  });

  it('give the page its turn while a big one is made', async () => {
    let turns = 0;
    let done = false;
    const count = () => {
      turns++;
      if (!done) setImmediate(count);
    };
    setImmediate(count);
    await seal(key, header, 'x'.repeat(1_000_000));
    done = true;
    expect(turns).toBeGreaterThan(3);
  });

  it('never repeat an IV', async () => {
    const ivs = await Promise.all(Array.from({ length: 50 }, async () => (await seal(key, header, 'x')).split('.')[2]));
    expect(new Set(ivs).size).toBe(50);
  });
});

describe('broken messages', () => {
  const request: Ev1RequestHeader = {
    alg: 'dir',
    enc: 'A256CBC-HS512',
    typ: 'ev1',
    kid: 'k'.repeat(22),
    htm: 'POST',
    htu: '/index.php?r=apiCourse/detail',
    ts: 1_700_000_000_000,
    jti: 'j'.repeat(22),
  };

  it('are refused whichever character changes [HT-05]', async () => {
    const message = await seal(key, request, '{"answer":"Y"}');
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+ ';
    let accepted = 0;
    let tried = 0;
    for (let at = 0; at < message.length; at++) {
      for (const other of alphabet) {
        if (other === message[at]) continue;
        tried++;
        try {
          await open(key, request, message.slice(0, at) + other + message.slice(at + 1));
          accepted++;
        } catch (error) {
          expect(error).toBeInstanceOf(SealBroken);
        }
      }
    }
    expect(tried).toBeGreaterThan(10_000);
    expect(accepted).toBe(0);
  });

  it('are refused when cut, lengthened or put together anew', async () => {
    const message = await seal(key, header, 'content');
    const other = await seal(key, header, 'another');
    const [head, , iv, ciphertext, tag] = message.split('.');
    const variants = [
      '',
      '....',
      message.slice(0, -1),
      `${message}A`,
      `${message}.`,
      `${head}.AA.${iv}.${ciphertext}.${tag}`,
      `${head}..${iv}..${tag}`,
      `${head}..${iv}.${other.split('.')[3]}.${tag}`,
      `${head}..${other.split('.')[2]}.${ciphertext}.${tag}`,
      `${head}..${iv}.${ciphertext}${ciphertext}.${tag}`,
    ];
    for (const variant of variants) await expect(open(key, header, variant), variant).rejects.toThrow(SealBroken);
  });

  it('are refused under another key, for another request, and in the other direction', async () => {
    const keys = await deriveKeys({ token: 't'.repeat(43), userId: '7', eid: '1' });
    const message = await seal(keys.encS2c, header, 'content');
    await expect(open(keys.encC2s, header, message)).rejects.toThrow(SealBroken);
    await expect(open(keys.encS2c, { ...header, rjti: 'x'.repeat(22) }, message)).rejects.toThrow(SealBroken);
    await expect(open(keys.encS2c, { ...header, kid: 'x'.repeat(22) }, message)).rejects.toThrow(SealBroken);
  });

  /** A message with a correct tag over arbitrary padding, which crypto-js's own unpadding would accept. */
  async function sealPadded(plaintext: Uint8Array): Promise<string> {
    const iv = new Uint8Array(16);
    const ciphertext = await aesCbc('encrypt', key.subarray(32), iv, plaintext);
    const head = toBase64url(utf8(JSON.stringify(header)));
    const length = Buffer.alloc(8);
    length.writeBigUInt64BE(BigInt(head.length * 8));
    const mac = createHmac('sha512', key.subarray(0, 32)).update(head).update(iv).update(ciphertext).update(length);
    return [
      head,
      '',
      toBase64url(iv),
      toBase64url(ciphertext),
      mac.digest().subarray(0, 32).toString('base64url'),
    ].join('.');
  }

  it.each([
    ['zero', [...Array<number>(15).fill(65), 0]],
    ['longer than a block', [...Array<number>(15).fill(17), 17]],
    ['one byte wrong', [...Array<number>(12).fill(65), 4, 5, 4, 4]],
    ['first byte of a full block wrong', [15, ...Array<number>(15).fill(16)]],
    ['255', Array<number>(16).fill(255)],
  ])('are refused with padding: %s', async (_, bytes) => {
    await expect(open(key, header, await sealPadded(Uint8Array.from(bytes)))).rejects.toThrow(/padding/);
  });

  it('are refused when the content is not UTF-8', async () => {
    const message = await sealPadded(pad(Uint8Array.of(0xc3, 0x28)));
    await expect(open(key, header, message)).rejects.toThrow(/text/);
  });

  it('lose exactly the padding that was added', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
        expect(unpad(pad(bytes))).toEqual(bytes);
      }),
    );
    expect(unpad(new Uint8Array(0))).toBeUndefined();
  });
});
