import { ErrorCode } from '@banyan/contracts';
import {
  assistLimits,
  checkLoginExpire,
  endSupport,
  getUserInfo,
  grantSupport,
  supportList,
  transferLogin,
  updateAssistStatus,
  type SupportAccess,
} from '@banyan/contracts/account';
import { eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '../../envelope/index.ts';
import type { Learner, StepContext } from '../../http/context.ts';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { allRoutes, assistPorts } from '../index.ts';
import { sessions } from '../../platform/session.schema.ts';
import { takeChunk } from './chunk.service.ts';
import { sweepSupport } from './putTogether.ts';

const visitor: Asker = { userId: null };
/** How a WebM file begins. */
const webm = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x01]);

let world: World;
let admin: Asker;
beforeEach(async () => {
  world = await openWorld(allRoutes);
  admin = await world.addPerson('admin');
});

const grant = (minutes = 15) =>
  world.ask(grantSupport, { type: 'assist', minutes, reason: '证书打不开', agreed: 'Y' }, admin);
const codeOf = (link: string) => new URL(link, 'http://portal.test').searchParams.get('code') ?? '';

/** Support logs in by the link of a new access. */
async function comeIn() {
  const { access, link } = await grant();
  const { userinfo } = await world.ask(transferLogin, { code: codeOf(link), replace: 'N' }, visitor);
  const support: Asker = {
    ...admin,
    sessionId: hashToken(userinfo.token),
    support: { type: 'assist', running: true },
  };
  return { id: access.id, link, userinfo, support };
}
const report = (id: number, status: 'start' | 'cancel' | 'fail' | 'error', who: Asker) =>
  world.ask(updateAssistStatus, { id, status }, who);
const check = (id: number, who: Asker) => world.ask(checkLoginExpire, { id, status: 'recording', count: 1 }, who);
const only = async (): Promise<SupportAccess | undefined> => (await world.ask(supportList, {}, admin)).items[0];

/** The work of the upload route after its checks; outside of a transaction, as there. */
async function send(
  id: number,
  index: number,
  content: Buffer,
  who: Asker,
  status: 'recording' | 'stopped' = 'recording',
) {
  const ctx = await world.as(who, (context) => Promise.resolve(context));
  const inTenant: StepContext['inTenant'] = (work) => world.in(1001, work);
  const steps = { ...ctx, inTenant } as unknown as StepContext<Learner>;
  const piece = { id, index, status, type: 'assist', sound: 'N' } as const;
  return takeChunk(steps, piece, Readable.from([content]), assistPorts);
}

describe('support access', () => {
  it('is given by administrators with their consent, and opens once, as them [AR-01]', async () => {
    const refused = { code: ErrorCode.fieldsRefused, data: { fields: { minutes: 'choice', agreed: 'required' } } };
    expect(
      await world.refusal(grantSupport, { type: 'assist', minutes: 7, reason: '', agreed: 'N' } as const, admin),
    ).toEqual(refused);
    const learner: Asker = { userId: await world.addLearner('li') };
    expect(await world.refusal(supportList, {}, learner)).toMatchObject({ code: ErrorCode.adminsOnly });
    const { id, link, support, userinfo } = await comeIn();
    expect(userinfo).toMatchObject({
      userid: String(admin.userId),
      serviceUsers: { id, type: 'assist', duration: 15 },
    });
    expect((await world.ask(getUserInfo, {}, support)).serviceUsers?.id).toBe(id);
    expect((await world.ask(getUserInfo, {}, admin)).serviceUsers).toBeUndefined();
    const again = await world.refusal(transferLogin, { code: codeOf(link), replace: 'N' }, visitor);
    expect(again).toMatchObject({ data: { fields: { code: 'used' } } });
  });

  it('gives itself nothing more and shows itself no recording [AR-01]', async () => {
    const { id, support } = await comeIn();
    const refused = { code: ErrorCode.supportSession };
    expect(
      await world.refusal(grantSupport, { type: 'assist', minutes: 15, reason: '', agreed: 'Y' }, support),
    ).toEqual(refused);
    expect(await world.refusal(supportList, {}, support)).toEqual(refused);
    expect(await world.refusal(endSupport, { id }, support)).toEqual(refused);
    // Nobody else can call it.
    expect(await world.refusal(checkLoginExpire, { id, status: 'ready', count: 1 }, admin)).toEqual({
      code: ErrorCode.notFound,
    });
  });

  it('goes on behind the question whether to take the place of somebody else [AR-01]', async () => {
    const { link } = await grant();
    const other: Asker = { userId: await world.addLearner('wang') };
    const asked = await world.refusal(transferLogin, { code: codeOf(link), replace: 'N' }, other);
    const { code } = asked?.data as { code: string };
    const { userinfo } = await world.ask(transferLogin, { code, replace: 'Y' }, other);
    expect(userinfo.serviceUsers?.duration).toBe(15);
  });

  it('keeps pieces in order, a piece sent twice once, and puts the whole together at the end [AR-03]', async () => {
    const { id, support } = await comeIn();
    expect(await send(id, 0, webm, support).catch((error: { code: number }) => error.code)).toBe(ErrorCode.supportOver);
    expect(await report(id, 'start', support)).toEqual({ status: 'ready', index: 0 });
    expect(await send(id, 1, Buffer.from('b'), support)).toEqual({ number: '', url: '' });
    await send(id, 0, webm, support);
    await send(id, 1, Buffer.from('other'), support);
    // The page was reloaded: its next recording is a film of its own.
    expect(await report(id, 'start', support)).toEqual({ status: 'ready', index: 2 });
    await send(id, 2, webm, support);
    const answer = await send(id, 3, Buffer.from('c'), support, 'stopped');
    expect(answer).toEqual({ number: `AS-00${id}`, url: '/assistAuthorization' });
    const row = await only();
    expect(row).toMatchObject({ state: 'success', number: answer.number });
    expect(row?.recordings.map(({ size }) => size)).toEqual([6, 6]);
    const file = await buffer(world.files.read(`1001/support/${id}/1.webm`));
    expect(file.toString('latin1')).toBe(`${webm.toString('latin1')}b`);
    expect(await send(id, 4, webm, support).catch((error: { code: number }) => error.code)).toBe(ErrorCode.supportOver);
  });

  it('takes neither too many pieces nor too large ones [AR-03]', async () => {
    const { id, support } = await comeIn();
    await report(id, 'start', support);
    const code = (error: { code: number }) => error.code;
    expect(await send(id, assistLimits.chunks, webm, support).catch(code)).toBe(ErrorCode.fileTooLarge);
    const large = Buffer.concat([webm, Buffer.alloc(16 * 1024 * 1024)]);
    expect(await send(id, 0, large, support).catch(code)).toBe(ErrorCode.fileTooLarge);
    expect(await report(id, 'start', support)).toMatchObject({ index: 0 });
  });

  it('tells within a check that it was taken back, has expired, or was not agreed to [AR-04]', async () => {
    const one = await comeIn();
    await report(one.id, 'start', one.support);
    // Consent is no recording yet.
    expect(await check(one.id, one.support)).toMatchObject({ errorCode: '', confirmTime: world.now, status: 'ready' });
    await world.ask(endSupport, { id: one.id }, admin);
    expect(await check(one.id, one.support)).toMatchObject({ errorCode: 'delete', msg: '企业已收回这次授权' });
    // The recording until then still arrives, and its session is over a minute later.
    await send(one.id, 0, webm, one.support, 'stopped');
    expect((await only())?.recordings).toHaveLength(1);
    expect((await only())?.state).toBe('delete');
    const [session] = await world.in(1001, ({ tx }) =>
      tx
        .select()
        .from(sessions)
        .where(eq(sessions.tokenHash, one.support.sessionId ?? '')),
    );
    expect(session?.expiresAt.getTime()).toBe(world.now + assistLimits.graceMs);

    const two = await comeIn();
    world.now += assistLimits.confirmMs;
    expect(await check(two.id, two.support)).toMatchObject({ errorCode: 'unconfirmed', confirmTime: null });
    const over = { code: ErrorCode.supportOver, data: { status: 'unconfirmed' } };
    expect(await world.refusal(updateAssistStatus, { id: two.id, status: 'start' }, two.support)).toEqual(over);

    const three = await comeIn();
    await report(three.id, 'start', three.support);
    world.now += 15 * 60_000;
    expect(await check(three.id, three.support)).toMatchObject({ errorCode: 'expire' });
  });

  it('is void once it was taken back before it was opened [AR-01]', async () => {
    const { access, link } = await grant();
    expect(await world.ask(endSupport, { id: access.id }, admin)).toMatchObject({ state: 'delete' });
    const refused = await world.refusal(transferLogin, { code: codeOf(link), replace: 'N' }, visitor);
    expect(refused).toMatchObject({ data: { fields: { code: 'used' } } });
  });

  it('is called a recording to the administrator only while pieces come [AR-01] [AR-03]', async () => {
    const { id, support } = await comeIn();
    await report(id, 'start', support);
    expect((await only())?.state).toBe('ready');
    await send(id, 0, webm, support);
    expect((await only())?.state).toBe('recording');
    expect(await check(id, support)).toMatchObject({ status: 'recording' });
    world.now += 15_000;
    expect((await only())?.state).toBe('ready');
    world.now += 300_000;
    expect((await only())?.state).toBe('error');
  });

  it('has what broke off put together, and forgets after 90 days [AR-03]', async () => {
    const { id, support } = await comeIn();
    await report(id, 'start', support);
    await send(id, 0, webm, support);
    const ctx = {
      files: world.files,
      now: () => world.now,
      inTenant: <T>(work: Parameters<typeof world.in<T>>[1]) => world.in(1001, work),
    };
    world.now += 20 * 60_000;
    await sweepSupport(ctx);
    expect((await only())?.recordings).toHaveLength(1);
    world.now += assistLimits.keptMs;
    await sweepSupport(ctx);
    expect(await only()).toBeUndefined();
    expect(await world.files.stat(`1001/support/${id}/1.webm`)).toBeNull();
  });
});
