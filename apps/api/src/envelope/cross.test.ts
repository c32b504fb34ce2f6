import { canonicalParameters } from '@banyan/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anonymousIdentity, deriveKeys, hashToken } from './keys.ts';
import { openRequest } from './open-request.ts';
import { sealResponse } from './seal-response.ts';
import { formAround, replayMemory, vectorHeader } from './testing.ts';
import { verifySignature } from './verify-signature.ts';

/** The portal's half, as far as it is used here. */
interface PortalHalf {
  deriveKeys(identity: { token: string; userId: string; eid: string }): Promise<PortalKeys>;
  anonymousIdentity(host: string, eid: string): Promise<{ token: string; userId: string; eid: string }>;
  seal(key: Uint8Array, header: object, plaintext: string): Promise<string>;
  open(key: Uint8Array, expected: object, message: string): Promise<string>;
  sign(
    key: Uint8Array,
    call: { method: string; path: string; timestamp: string; nonce: string },
    message: string,
  ): Promise<string>;
}
interface PortalKeys {
  readonly signKey: Uint8Array;
  readonly encC2s: Uint8Array;
  readonly encS2c: Uint8Array;
  readonly kid: string;
}

// The server may not import the portal's code, so the two independent halves meet here by address and in no build.
const address = new URL('../../../../libs/core-http/src/ev1/index.ts', import.meta.url).href;
const portal = (await import(/* @vite-ignore */ address)) as PortalHalf;

const word = fc.string({ unit: fc.constantFrom(...'ABCxyz019-_'), minLength: 43, maxLength: 43 });
const identities = fc.record({
  token: word,
  userId: fc.integer({ min: 1, max: 1e15 - 1 }).map(String),
  eid: fc.integer({ min: 0, max: 999_999_999 }).map(String),
});
const content = fc.string({ unit: 'grapheme', maxLength: 200 }).filter((text) => !text.includes('\0'));

it('opens whatever the portal seals, and the portal opens the answer [HT-03] [HT-05]', async () => {
  await fc.assert(
    fc.asyncProperty(identities, content, async (identity, note) => {
      const mine = deriveKeys(identity.token, identity.userId, identity.eid);
      const theirs = await portal.deriveKeys(identity);
      const header = { ...vectorHeader, kid: theirs.kid };
      const payload = { eid: identity.eid, token: identity.token, userid: identity.userId, note };
      const form = {
        ...formAround(await portal.seal(theirs.encC2s, header, JSON.stringify(payload)), mine, header),
      };
      const call = { method: header.htm, path: header.htu, timestamp: String(header.ts), nonce: header.jti };
      expect(await portal.sign(theirs.signKey, call, form['data'] ?? '')).toBe(form['sign']);
      const session = { keys: mine, eid: identity.eid, userId: identity.userId, tokenHash: hashToken(identity.token) };
      const opened = await openRequest(
        { method: call.method, path: call.path, form },
        {
          sessionOf: (kid) => Promise.resolve(kid === mine.kid ? session : undefined),
          replay: replayMemory(),
          now: () => header.ts,
        },
      );
      expect({ ...opened.parameters }).toEqual(payload);

      const expected = { alg: 'dir', enc: 'A256CBC-HS512', typ: 'ev1r', kid: theirs.kid, rjti: opened.jti };
      const answer = await portal.open(theirs.encS2c, expected, sealResponse(mine, opened.jti, { note }));
      expect(JSON.parse(answer)).toEqual({ note });
    }),
    { numRuns: 50 },
  );
});

it('accepts whatever the portal signs [HT-03]', async () => {
  await fc.assert(
    fc.asyncProperty(identities, content, async (identity, note) => {
      const call = {
        method: 'GET',
        path: '/index.php?r=apiCourse/detail',
        timestamp: '1700000000000',
        nonce: 'n'.repeat(22),
      };
      const parameters = { note, requestTimestamp: call.timestamp, nonce: call.nonce };
      const { signKey } = await portal.deriveKeys(identity);
      const sign = await portal.sign(signKey, call, canonicalParameters(parameters));
      await verifySignature(
        {
          ...call,
          parameters: { ...parameters, sign },
          keys: deriveKeys(identity.token, identity.userId, identity.eid),
        },
        { replay: replayMemory(), now: () => 1_700_000_000_000 },
      );
    }),
    { numRuns: 50 },
  );
});

it.each(['localhost', 'Hengchuan.localhost:4000', '127.0.0.1:4000', '[::1]:4000', '学堂.example', 'faß.example'])(
  'agrees with the portal on visitors of %s [HT-04]',
  async (host) => {
    expect(await portal.anonymousIdentity(host, '7')).toEqual({ ...anonymousIdentity(host), eid: '7' });
  },
);
