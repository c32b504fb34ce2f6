import { ErrorCode } from '@banyan/contracts';
import {
  beginFaceLogin,
  changePassword,
  consentFace,
  endFaceDevice,
  enrolFace,
  enterByFace,
  faceDevices,
  faceLog,
  faceTermsVersion,
  faceTriesMs,
  faceTrustMs,
  loginMethods,
  mostFaceDevices,
  mostFaceTries,
  trustFaceDevice,
  type FaceRefusal,
} from '@banyan/contracts/account';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DeviceCookies } from '../../http/deviceCookies.ts';
import { sweep } from '../../sweep/sweep.ts';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { enterprises, users } from '../../platform/enterprise.schema.ts';
import { allRoutes, allSweeps } from '../index.ts';
import { hashPassword } from '../session/passwords.ts';
import { faceTrusts } from './face.schema.ts';

const password = 'Banyan2026';
/** A face in numbers; another turn is another person. */
const faceOf = (turn: number) => Array.from({ length: 128 }, (_, index) => Math.sin(index * turn) / 10);
const [mine, others] = [faceOf(1), faceOf(2)];
const no = (refusal: FaceRefusal) => ({ code: ErrorCode.faceRefused, data: { refusal } });

/** A browser with its cookies. */
function browser() {
  const kept = new Map<string, string>();
  const device: DeviceCookies = {
    get: (name) => kept.get(name),
    set: (name, value, maxAgeS) => (maxAgeS > 0 ? kept.set(name, value) : kept.delete(name)),
  };
  return { device, kept };
}

let world: World;
let passwordHash: string;
let li: Asker & { readonly userId: number };
let here: ReturnType<typeof browser>;
beforeEach(async () => {
  passwordHash ??= await hashPassword(password);
  world = await openWorld(allRoutes, { eids: [1001, 1002] });
  for (const eid of [1001, 1002]) await offer(eid, ['password', 'face']);
  here = browser();
  li = { userId: await addWithFace('li'), device: here.device };
});

const offer = (eid: number, loginWays: readonly ('password' | 'face')[]) =>
  world.in(eid, (scope) => scope.tx.update(enterprises).set({ loginWays }).where(scope.only(enterprises)));
async function addWithFace(account: string, eid = 1001): Promise<number> {
  const userId = await world.addLearner(account, '', eid);
  await change(userId, { passwordHash }, eid);
  await world.ask(consentFace, { agreed: 'Y', terms: faceTermsVersion }, { eid, userId });
  await world.ask(enrolFace, { descriptor: mine }, { eid, userId });
  return userId;
}
const change = (userId: number, values: Partial<typeof users.$inferInsert>, eid = 1001) =>
  world.in(eid, (scope) =>
    scope.tx
      .update(users)
      .set(values)
      .where(scope.only(users, eq(users.id, userId))),
  );
const trust = (asker: Asker = li) => world.ask(trustFaceDevice, { password }, asker);
const visitor = (device: DeviceCookies | null = here.device, eid = 1001): Asker => ({ eid, userId: null, device });
const begin = () => world.ask(beginFaceLogin, {}, visitor());
const begins = (asker: Asker = visitor()) => world.refusal(beginFaceLogin, {}, asker);
const show = async (descriptor: number[]) => {
  const { challenge } = await begin();
  return world.refusal(enterByFace, { challenge, descriptor, remember: 'Y' }, visitor());
};
const rows = (eid = 1001) => world.in(eid, ({ tx, only }) => tx.select().from(faceTrusts).where(only(faceTrusts)));

describe('a login by face', () => {
  it('lets in who trusts the device, by a check that serves once; the device is known by its cookie alone [SE-03]', async () => {
    expect((await trust()).items).toMatchObject([{ here: 'Y', usedAt: null, expiresAt: world.now + faceTrustMs }]);
    const [token = ''] = here.kept.values();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await rows())).not.toContain(token);
    const { challenge, name } = await begin();
    expect(name).not.toBe('');
    const input = { challenge, descriptor: mine, remember: 'Y' as const };
    expect((await world.ask(enterByFace, input, visitor())).userinfo.userid).toBe(String(li.userId));
    expect(await world.refusal(enterByFace, input, visitor())).toEqual(no('challengeOver'));
    expect((await world.ask(faceDevices, {}, li)).items).toMatchObject([{ usedAt: world.now, here: 'Y' }]);
    const { items } = await world.ask(faceLog, {}, li);
    expect(items.slice(0, 2)).toMatchObject([{ event: 'passed', purpose: 'login' }, { event: 'trusted' }]);
  });

  it('refuses a device that nobody trusts, one that was trusted too long ago, and one that was ended [SE-03]', async () => {
    expect(await begins()).toEqual(no('notTrusted'));
    const { items } = await trust();
    expect(await begins(visitor(browser().device))).toEqual(no('notTrusted'));
    await begin();
    world.now += faceTrustMs;
    expect(await begins()).toEqual(no('notTrusted'));
    world.now -= faceTrustMs;
    const id = items[0]?.id ?? 0;
    const wang = { userId: await addWithFace('wang') };
    expect((await world.ask(endFaceDevice, { id }, wang)).items).toEqual([]);
    await begin();
    expect((await world.ask(endFaceDevice, { id }, li)).items).toEqual([]);
    expect(here.kept.size).toBe(0);
    expect(await rows()).toEqual([]);
  });

  it('refuses somebody else, and after too many tries the right one too [SE-16]', async () => {
    await trust();
    for (let triesLeft = mostFaceTries - 1; triesLeft >= 0; triesLeft -= 1) {
      expect(await show(others)).toEqual({ code: ErrorCode.notSamePerson, data: { triesLeft } });
    }
    expect(await begins()).toMatchObject({ data: { refusal: 'tries', retryAfterS: faceTriesMs / 1000 } });
    world.now += faceTriesMs;
    expect(await show(mine)).toBeUndefined();
  });

  it('ends with the face, with another password, and with a locked account [SE-03] [AC-12]', async () => {
    await trust();
    await world.ask(consentFace, { agreed: 'N', terms: faceTermsVersion }, li);
    expect(await rows()).toEqual([]);
    await world.ask(consentFace, { agreed: 'Y', terms: faceTermsVersion }, li);
    expect(await world.refusal(trustFaceDevice, { password }, li)).toEqual(no('notEnrolled'));
    await world.ask(enrolFace, { descriptor: mine }, li);
    expect(await begins()).toEqual(no('notTrusted'));

    await trust();
    await world.ask(changePassword, { current: password, password: 'Tr4ctor99', confirm: 'Tr4ctor99' }, li);
    expect(await begins()).toEqual(no('notTrusted'));
    expect((await world.ask(faceDevices, {}, li)).items).toEqual([]);
    await sweep({ db: world.db, files: world.files, now: () => world.now }, allSweeps);
    expect(await rows()).toEqual([]);

    await change(li.userId, { passwordHash });
    await trust();
    await change(li.userId, { locked: true });
    expect(await begins()).toEqual({ code: ErrorCode.accountLocked });
    await change(li.userId, { locked: false });
    expect(await begins()).toEqual(no('notTrusted'));
    await trust();
    await change(li.userId, { locked: true });
    await sweep({ db: world.db, files: world.files, now: () => world.now }, allSweeps);
    expect(await rows()).toEqual([]);
  });

  it('opens nothing in another enterprise, and only one person of a device [SE-03]', async () => {
    await trust();
    expect(await begins(visitor(here.device, 1002))).toEqual(no('notTrusted'));
    // The same token under the other enterprise's name.
    here.kept.set('banyan_face_1002', [...here.kept.values()][0] ?? '');
    expect(await begins(visitor(here.device, 1002))).toEqual(no('notTrusted'));
    const { challenge } = await begin();
    const wang = await addWithFace('wang');
    await trust({ userId: wang, device: here.device });
    expect((await world.ask(faceDevices, {}, li)).items).toEqual([]);
    // A check of one device is not valid on the other.
    const input = { challenge, descriptor: mine, remember: 'Y' as const };
    expect(await world.refusal(enterByFace, input, visitor())).toEqual(no('challengeOver'));
  });

  it('asks for the password, and keeps ten devices, those that were used last [SE-03]', async () => {
    expect(await world.refusal(trustFaceDevice, { password: 'guessed' }, li)).toEqual({
      code: ErrorCode.fieldsRefused,
      data: { fields: { password: 'wrong' } },
    });
    expect(here.kept.size).toBe(0);
    await trust();
    for (let more = 0; more < mostFaceDevices; more += 1) {
      world.now += 1000;
      await trust({ ...li, device: browser().device });
    }
    expect(await begins()).toEqual(no('notTrusted'));
    expect((await world.ask(faceDevices, {}, li)).items).toHaveLength(mostFaceDevices);
  });

  it('is offered where the enterprise has it and the browser can keep what the device is known by [SE-03]', async () => {
    const methods = async (device: DeviceCookies | null) =>
      (await world.ask(loginMethods, {}, visitor(device))).methods;
    expect(await methods(here.device)).toEqual(['password', 'face']);
    expect(await methods(null)).toEqual(['password']);
    await trust();
    await offer(1001, ['password']);
    expect(await begins()).toEqual({ code: ErrorCode.illegalRequest });
    expect(await world.ask(faceDevices, {}, li)).toMatchObject({ offered: 'N', items: [{ here: 'Y' }] });
  });
});
