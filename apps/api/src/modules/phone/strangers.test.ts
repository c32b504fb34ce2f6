import { ErrorCode } from '@banyan/contracts';
import { loginByCode, sendMessage, type CodePurpose } from '@banyan/contracts/account';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DeviceCookies } from '../../http/deviceCookies.ts';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { allRoutes } from '../index.ts';
import { sliderChallenges } from './phone.schema.ts';

const number = { region: 'CN', number: '138 0571 6620' };
const minute = 60_000;
const hour = 60 * minute;

/** A browser that keeps its cookies. */
function browser(): DeviceCookies {
  const kept = new Map<string, string>();
  return { get: (name) => kept.get(name), set: (name, value) => void kept.set(name, value) };
}

let world: World;
let own: DeviceCookies;
/** Number of sliders so far; they are not drawn here. */
let sliders = 0;
beforeEach(async () => {
  world = await openWorld(allRoutes, { eids: [] });
  await world.addEnterprise(1001, { loginWays: ['password', 'code'] });
  const li = await world.addLearner('li');
  await world.in(1001, (scope) =>
    scope.tx
      .update(users)
      .set({ phone: '+8613805716620' })
      .where(scope.only(users, eq(users.id, li))),
  );
  own = browser();
});

const visitor = (ip: string, device: DeviceCookies = browser()): Asker => ({ userId: null, ip, device });
const owner = (ip = '10.0.0.1') => visitor(ip, own);

async function send(asker: Asker, purpose: CodePurpose = 'login') {
  sliders += 1;
  const slider = `slider-${sliders}`;
  const made = { id: slider, position: 80, expiresAt: new Date(world.now + minute) };
  await world.in(1001, ({ tx, row }) => tx.insert(sliderChallenges).values(row(sliderChallenges, made)));
  return world.refusal(sendMessage, { purpose, ...number, slider, position: 80 }, asker);
}
const lastCode = () => /\d{6}/.exec(world.sms.read()[0]?.text ?? '')?.[0] ?? '';
const enter = (code: string, asker: Asker) => world.refusal(loginByCode, { ...number, code, remember: 'Y' }, asker);
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

/** A stranger asks for all the codes available to them. */
async function use(asker: Asker, purpose: CodePurpose = 'login', tries = 12) {
  let sent = 0;
  for (let n = 0; n < tries; n += 1) {
    if ((await send(asker, purpose)) === undefined) sent += 1;
    world.now += minute + 1000;
  }
  return sent;
}

describe('a stranger who asks for codes to somebody’s number', () => {
  it('gets five in an hour, and takes none from its owner, for none of the purposes [SE-16]', async () => {
    const before = world.now;
    expect(await use(visitor('203.0.113.9'))).toBe(5);
    expect(await use(visitor('203.0.113.9'), 'reset')).toBe(5);
    world.now = before + 30 * minute;
    expect(await send(owner())).toBeUndefined();
    expect(await send(owner(), 'reset')).toBeUndefined();
  });

  it('neither replaces the owner’s code nor uses it up by guessing [SE-06] [SE-16]', async () => {
    await send(owner());
    const code = lastCode();
    const stranger = visitor('203.0.113.9');
    await send(stranger);
    for (let n = 0; n < 6; n += 1) await enter(wrong(code), stranger);
    expect(await enter(code, stranger)).toMatchObject({ code: ErrorCode.codeExpired });
    // The address of a phone changes; its browser does not.
    expect(await enter(code, owner('10.9.9.9'))).toBeUndefined();
  });

  it('cannot shut it from many addresses: the browser from which its owner came in has codes of its own [SE-16]', async () => {
    await send(owner());
    expect(await enter(lastCode(), owner())).toBeUndefined();
    world.now += 24 * hour;
    let sent = 0;
    for (let n = 0; n < 40; n += 1) if ((await send(visitor(`203.0.113.${n}`))) === undefined) sent += 1;
    // The phone is not flooded either.
    expect(sent).toBe(8);
    expect(await send(owner('10.9.9.9'))).toBeUndefined();
    // A forged cookie is not accepted as such a browser.
    const forged: DeviceCookies = { get: () => `1-${'0'.repeat(24)}-${'0'.repeat(64)}`, set: () => undefined };
    expect(await send(visitor('203.0.113.77', forged))).toMatchObject({ code: ErrorCode.loginTooFrequent });
  });

  it('has the number called at most twenty times in a day, from however many addresses [SE-16]', async () => {
    let sent = 0;
    for (let n = 0; n < 60; n += 1) {
      if ((await send(visitor(`203.0.${n}.1`))) === undefined) sent += 1;
      world.now += 20 * minute;
    }
    expect(sent).toBe(20);
  });
});
