import { canonicalParameters, stringToSign } from '@banyan/contracts';
import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { replayMemory, vector, vectorKeys, without } from './testing.ts';
import { verifySignature } from './verify-signature.ts';

const path = '/index.php?r=apiCourse/detail';

function signed(change: Record<string, string> = {}): Record<string, string> {
  const parameters = {
    course_id: '7',
    name: '张三*',
    requestTimestamp: String(vector.timestamp),
    nonce: vector.nonce,
    ...change,
  };
  const { requestTimestamp, nonce } = parameters;
  const bodyHash = createHash('sha256').update(canonicalParameters(parameters)).digest('hex');
  const text = stringToSign({ method: 'GET', path, timestamp: requestTimestamp, nonce, bodyHash });
  return { ...parameters, sign: createHmac('sha256', vectorKeys.signKey).update(text).digest('hex') };
}

const ports = (now = vector.timestamp) => ({ replay: replayMemory(), now: () => now });
const request = { method: 'GET', path, keys: vectorKeys, without };

describe('a signed request', () => {
  it('is accepted once [HT-03]', async () => {
    const memory = ports();
    await verifySignature({ ...request, parameters: signed() }, memory);
    await expect(verifySignature({ ...request, parameters: signed() }, memory)).rejects.toMatchObject({ code: 50005 });
  });

  it('is refused when anything of it is changed, added or taken away', async () => {
    const forged: Record<string, string>[] = [
      { ...signed(), course_id: '8' },
      { ...signed(), extra: '' },
      without(signed(), 'name'),
      without(signed(), 'sign'),
      { ...signed(), sign: 'no' },
      { ...signed(), nonce: 'A'.repeat(22) },
      signed({ nonce: 'short' }),
      signed({ requestTimestamp: '17e11' }),
    ];
    for (const parameters of forged) {
      await expect(verifySignature({ ...request, parameters }, ports())).rejects.toMatchObject({ code: 401 });
    }
    for (const other of [{ method: 'POST' }, { path: '/index.php?r=apiCourse/collect' }]) {
      const moved = { ...request, ...other, parameters: signed() };
      await expect(verifySignature(moved, ports())).rejects.toMatchObject({ code: 401 });
    }
  });

  it('is told the time when its clock is off [ER-02]', async () => {
    const now = vector.timestamp + 300_001;
    await expect(verifySignature({ ...request, parameters: signed() }, ports(now))).rejects.toMatchObject({
      code: 4011,
      data: { serverTime: now },
    });
  });
});
