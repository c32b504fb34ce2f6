import { ErrorCode } from '@banyan/contracts';
import { answerScan, enterByScan, openScan, scanLifetimeS, scanStanding, startScan } from '@banyan/contracts/account';
import { beforeEach, describe, expect, it } from 'vitest';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { enterprises } from '../../platform/enterprise.schema.ts';
import { allRoutes } from '../index.ts';
import { browserOf } from '../../text/browserOf.ts';
import { scanLogins } from './scan.schema.ts';

const visitor: Asker = { userId: null };
let world: World;
let li: Asker;
let wang: Asker;
beforeEach(async () => {
  world = await openWorld(allRoutes);
  li = { userId: await world.addLearner('li') };
  wang = { userId: await world.addLearner('wang') };
  await world.in(1001, (scope) =>
    scope.tx
      .update(enterprises)
      .set({ loginWays: ['password', 'scan'] })
      .where(scope.only(enterprises)),
  );
});

async function begin() {
  const { address, secret } = await world.ask(startScan, {}, visitor);
  return { scan: new URL(address).searchParams.get('id') ?? '', secret };
}
const state = async (secret: string) => (await world.ask(scanStanding, { secret }, visitor)).state;
const enter = (secret: string) => world.refusal(enterByScan, { secret, remember: 'Y' }, visitor);
const refused = (field: string, why: string) => ({
  code: ErrorCode.fieldsRefused,
  data: { fields: { [field]: why } },
});

describe('a login by scan', () => {
  it('goes from waiting to scanned to confirmed, and opens one session [SE-03]', async () => {
    const { scan, secret } = await begin();
    expect(await state(secret)).toBe('waiting');
    expect(await world.ask(openScan, { scan }, li)).toMatchObject({ sameNetwork: 'Y' });
    expect(await state(secret)).toBe('scanned');
    expect(await enter(secret)).toEqual(refused('secret', 'expired'));
    await world.ask(answerScan, { scan, allowed: 'Y' }, li);
    const { userinfo } = await world.ask(enterByScan, { secret, remember: 'Y' }, visitor);
    expect(userinfo.userid).toBe(String(li.userId));
    expect(await enter(secret)).toEqual(refused('secret', 'expired'));
    expect(await state(secret)).toBe('expired');
    expect(await world.refusal(openScan, { scan }, li)).toEqual(refused('scan', 'taken'));
    const rows = await world.in(1001, ({ tx }) => tx.select().from(scanLogins));
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(scan);
  });

  it('opens nothing by the picture alone, nor for who scans it second [SE-03]', async () => {
    const { scan, secret } = await begin();
    // Nobody confirms what they have not seen.
    expect(await world.refusal(answerScan, { scan, allowed: 'Y' }, li)).toEqual(refused('scan', 'taken'));
    await world.ask(openScan, { scan }, li);
    expect(await world.refusal(openScan, { scan }, wang)).toEqual(refused('scan', 'taken'));
    expect(await world.refusal(answerScan, { scan, allowed: 'Y' }, wang)).toEqual(refused('scan', 'taken'));
    await world.ask(answerScan, { scan, allowed: 'Y' }, li);
    expect(await world.refusal(answerScan, { scan, allowed: 'N' }, li)).toEqual(refused('scan', 'taken'));
    expect(await enter(scan)).toEqual(refused('secret', 'expired'));
    expect(await state(secret)).toBe('confirmed');
  });

  it('ends refused, and after two minutes for both sides [SE-03]', async () => {
    const one = await begin();
    await world.ask(openScan, { scan: one.scan }, li);
    expect(await world.ask(answerScan, { scan: one.scan, allowed: 'N' }, li)).toEqual({ state: 'refused' });
    expect(await state(one.secret)).toBe('refused');
    expect(await world.refusal(openScan, { scan: one.scan }, li)).toEqual(refused('scan', 'taken'));
    expect(await enter(one.secret)).toEqual(refused('secret', 'expired'));
    const two = await begin();
    world.now += scanLifetimeS * 1000;
    expect(await state(two.secret)).toBe('expired');
    expect(await world.refusal(openScan, { scan: two.scan }, li)).toEqual(refused('scan', 'expired'));
  });

  it('names browser and system of the page that asks [SE-03]', () => {
    const edge = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0';
    expect(browserOf(edge)).toEqual({ browser: 'Edge', system: 'Windows' });
    expect(browserOf('curl/8')).toEqual({ browser: '', system: '' });
  });
});
