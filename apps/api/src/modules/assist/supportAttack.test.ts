import { ErrorCode, type CallOutput } from '@banyan/contracts';
import {
  answerScan,
  checkLoginExpire,
  copyPolling,
  endSupport,
  enterByScan,
  getUserInfo,
  grantSupport,
  loginType,
  myPhone,
  openLive,
  openScan,
  prepareCopy,
  privacyOverview,
  readProfile,
  startScan,
  supportList,
  switchEnterprise,
} from '@banyan/contracts/account';
import { settleReport, waitingPosts } from '@banyan/contracts/community';
import { reviewFigures } from '@banyan/contracts/exam';
import { calendarFeed, renewCalendarFeed } from '@banyan/contracts/training';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Readable } from 'node:stream';
import { hashToken } from '../../envelope/index.ts';
import { buildContentApp } from '../../files/contentApp.ts';
import { signUrl } from '../../files/signedUrls.ts';
import { isNamedSessionOpen, sessionName } from '../../live/sessionEnd.ts';
import { testSecret } from '../../testing/testSecret.ts';
import { enterprises } from '../../platform/enterprise.schema.ts';
import { openSupport, webm } from './testing/supportWorld.ts';

let here: Awaited<ReturnType<typeof openSupport>>;
beforeAll(async () => {
  here = await openSupport();
});
afterAll(() => here.close());

type Support = Awaited<ReturnType<typeof here.comeIn>>;

/** Status of a call that a working session of support may make. */
const works = async ({ ask }: Support) => (await ask(reviewFigures, {})).status;
const second = 1000;

/** A stream ends within five seconds. */
const ends = (stream: { readonly ended: Promise<void> }) =>
  Promise.race([
    stream.ended.then(() => 'ended'),
    new Promise((resolve) => {
      setTimeout(() => resolve('open'), 5000).unref();
    }),
  ]);

describe.each(['before consent', 'while it is recorded'] as const)('support, %s,', (when) => {
  const comeIn = async () => {
    const support = await here.comeIn();
    if (when === 'while it is recorded') await support.record();
    return support;
  };

  it('opens and confirms no login by scan [AR-01] [SE-03]', async () => {
    await here.world.in(1001, ({ tx, only }) =>
      tx
        .update(enterprises)
        .set({ loginWays: ['password', 'scan'] })
        .where(only(enterprises, eq(enterprises.eid, 1001))),
    );
    const support = await comeIn();
    const visitor = here.askAs();
    const { address, secret } = (await visitor(startScan, {})).data as CallOutput<typeof startScan>;
    const scan = new URL(address).searchParams.get('id') ?? '';
    expect((await support.ask(openScan, { scan })).code).toBe(ErrorCode.supportSession);
    expect((await support.ask(answerScan, { scan, allowed: 'Y' })).code).toBe(ErrorCode.supportSession);
    expect((await visitor(enterByScan, { secret, remember: 'Y' })).status).toBe('N');
  });

  it('goes into no other enterprise, and makes no address, access or copy [AR-01] [TR-06]', async () => {
    const { ask, id } = await comeIn();
    const refused = [
      await ask(switchEnterprise, { user_eid: 1002 }),
      await ask(renewCalendarFeed, {}),
      await ask(calendarFeed, {}),
      await ask(grantSupport, { type: 'assist', minutes: 120, reason: '', agreed: 'Y' }),
      await ask(supportList, {}),
      await ask(endSupport, { id }),
      await ask(prepareCopy, {}),
    ];
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => ErrorCode.supportSession));
  });

  it('reads no identity number, phone, or copy of what is kept [AR-01] [SE-12]', async () => {
    const { ask } = await comeIn();
    const refused = [
      await ask(readProfile, {}),
      await ask(myPhone, {}),
      await ask(copyPolling, {}),
      await ask(privacyOverview, {}),
    ];
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => ErrorCode.supportSession));
  });
});

describe('a session of support', () => {
  it('is answered nothing but its dialog before consent, in a second window too [AR-01]', async () => {
    const support = await here.comeIn();
    expect((await support.ask(getUserInfo, {})).status).toBe('Y');
    expect((await support.ask(checkLoginExpire, { id: support.id, status: 'ready', count: 1 })).data).toMatchObject({
      status: 'ready',
    });
    expect((await support.ask(reviewFigures, {})).code).toBe(ErrorCode.supportUnrecorded);
    expect((await support.ask(openLive, {})).code).toBe(ErrorCode.supportUnrecorded);
    // Consent alone records nothing.
    await support.report('start');
    expect((await support.ask(reviewFigures, {})).code).toBe(ErrorCode.supportUnrecorded);
    // Nor does content that is no film.
    expect((await support.send(0, { content: Buffer.from('twenty bytes of text') })).code).toBe(ErrorCode.fileType);
    expect((await support.ask(reviewFigures, {})).code).toBe(ErrorCode.supportUnrecorded);
    await support.send(0);
    expect(await works(support)).toBe('Y');
  });

  it('is answered by what it was let in for, which its pieces say too [AR-01] [AR-03]', async () => {
    const settling = { target: 'post', id: 1, remove: 'N' } as const;
    const [look, repair] = [await here.comeIn('recordScreen'), await here.comeIn('assist')];
    for (const one of [look, repair]) await one.record();
    expect([await works(look), await works(repair)]).toEqual(['Y', 'Y']);
    expect((await look.ask(settleReport, settling)).code).toBe(ErrorCode.supportSession);
    expect((await repair.ask(settleReport, settling)).code).not.toBe(ErrorCode.supportSession);
    expect((await look.send(1, { type: 'assist' })).code).toBe(ErrorCode.badRequest);
  });

  it('stops within fifteen seconds of the last piece, and goes on with the next, whatever its dialog asks [AR-03] [AR-04]', async () => {
    const support = await here.comeIn();
    await support.record();
    here.world.now += 14 * second;
    const stream = await support.openStream();
    expect(await works(support)).toBe('Y');
    // `check-login-expire` is not called: it is blocked.
    here.world.now += second;
    expect((await support.ask(reviewFigures, {})).code).toBe(ErrorCode.supportUnrecorded);
    const said = await support.ask(checkLoginExpire, { id: support.id, status: 'recording', count: 9 });
    expect(said.data).toMatchObject({ status: 'ready', errorCode: '' });
    expect(await ends(stream)).toBe('ended');
    // A repeated piece does not count.
    await support.send(0);
    expect((await support.ask(reviewFigures, {})).code).toBe(ErrorCode.supportUnrecorded);
    await support.send(1);
    expect(await works(support)).toBe('Y');
  });

  it('ends for good after five minutes without a piece [AR-01]', async () => {
    const support = await here.comeIn('assist', 30);
    await support.record();
    here.world.now += 15 * second + 300 * second;
    expect((await support.send(1)).status).toBe('Y');
    expect((await support.ask(reviewFigures, {})).code).toBe(ErrorCode.supportUnrecorded);
    expect((await support.report('start')).code).toBe(ErrorCode.supportOver);
  });

  it.each([
    ['support says that it is done', (support: Support) => support.send(1, { status: 'stopped' })],
    ['its recording breaks off', (support: Support) => support.report('error')],
    ['it is taken back', ({ id }: Support) => here.world.ask(endSupport, { id }, here.admin)],
  ] as const)('ends in every window, with its streams and tickets, when %s [AR-01] [AR-04]', async (_, end) => {
    const support = await here.comeIn();
    await support.record();
    const stream = await support.openStream();
    expect(await works(support)).toBe('Y');
    await end(support);
    expect((await support.ask(reviewFigures, {})).code).toBe(ErrorCode.supportUnrecorded);
    expect((await support.ask(waitingPosts, {})).code).toBe(ErrorCode.supportUnrecorded);
    expect(await ends(stream)).toBe('ended');
    // Late pieces do not reopen the session.
    await support.send(2, { content: webm });
    expect((await support.ask(reviewFigures, {})).code).toBe(ErrorCode.supportUnrecorded);
    expect((await support.report('start')).code).toBe(ErrorCode.supportOver);
    // A minute later there is no session.
    here.world.now += 60 * second;
    expect((await support.ask(reviewFigures, {})).code).toBe(ErrorCode.supportOver);
    const { userinfo } = (await support.ask(loginType, { backurl: '/', loginLanguage: 'auto', from: '' }))
      .data as CallOutput<typeof loginType>;
    expect(userinfo).toBeNull();
  });

  it('ends with the time that it was given, piece or no piece [AR-04]', async () => {
    const support = await here.comeIn();
    await support.record();
    for (const index of [1, 2, 3]) {
      here.world.now += 295 * second;
      await support.send(index);
      expect(await works(support)).toBe('Y');
    }
    here.world.now += 5 * second;
    await support.send(4);
    expect(await works(support)).toBe('Y');
    here.world.now += 10 * second;
    expect((await support.ask(reviewFigures, {})).code).toBe(ErrorCode.supportUnrecorded);
  });

  it('sees files by addresses that end with it [AR-01]', async () => {
    const { files, db } = here.world;
    await files.put('1001/a.vtt', Readable.from([Buffer.from('WEBVTT')]), { type: 'text/vtt', maxBytes: 99 });
    const now = () => here.world.now;
    const content = buildContentApp({
      ...{ files, secret: testSecret, now, trustProxy: [], logLevel: 'silent', tls: false },
      allowsOrigin: () => Promise.resolve(false),
      hears: (session) => isNamedSessionOpen(db, session, now()),
    });
    const support = await here.comeIn();
    await support.record();
    const { token, userid } = support.userinfo;
    const session = sessionName({ eid: 1001, userId: Number(userid), sessionId: hashToken(token) });
    const { url } = signUrl(testSecret, '', '1001/a.vtt', now() + 3600 * second, '', session);
    const opens = async (address: string) => (await content.inject({ url: address })).statusCode;
    expect(await opens(url)).toBe(200);
    // Without its session the signature of the address is not valid.
    expect(await opens(url.replace(/&h=[^&]+/, ''))).toBe(403);
    here.world.now += 15 * second;
    expect(await opens(url)).toBe(403);
    await content.close();
  });
});
