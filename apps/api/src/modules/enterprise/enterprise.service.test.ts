import { ErrorCode } from '@banyan/contracts';
import {
  agreement,
  languageList,
  loginMethods,
  loginType,
  switchLanguage,
  uploadLogs,
} from '@banyan/contracts/account';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { inTenant } from '../../db/tenant.ts';
import { testApp } from '../../testing/app.ts';
import { caller } from '../../testing/caller.ts';
import { testDatabase } from '../../testing/database.ts';
import { addEnterprise, addSession, addUser } from '../../testing/fixtures.ts';
import { sessionRoutes } from '../session/session.routes.ts';
import { enterpriseRoutes } from './enterprise.routes.ts';
import { agreements, logQuotas, pageEvents, portals } from '../../platform/enterprise.schema.ts';
import { keepConsent } from '../../platform/consent.service.ts';
import { sweepPageEvents } from './pageEvents.ts';

const now = Date.UTC(2026, 4, 4);
const status = { backurl: '', loginLanguage: 'auto' as const, from: '' };

let db: Database;
let app: FastifyInstance;

beforeAll(async () => {
  db = await testDatabase();
  await addEnterprise(db, { eid: 0, puborg: 0, expiresAt: new Date(now - 1) });
  await addEnterprise(db, {
    eid: 1002,
    host: 'larkfield.localhost',
    name: { zh_cn: '云雀零售', en: 'Larkfield' },
    portalName: { zh_cn: '云雀学院', en: 'Larkfield Academy', zh_tw: '雲雀學院' },
    accountHint: { zh_cn: '员工号', en: 'Staff number' },
    language: 'auto',
    switchLanguage: true,
    languages: ['zh_cn', 'en', 'zh_tw'],
    themeColor: '#0a7d5a',
    cookiesDomain: 'larkfield.localhost',
    expiresAt: new Date(now + 1),
  });
  await addEnterprise(db, { eid: 1003, host: 'expired.localhost', expiresAt: new Date(now) });
  await addEnterprise(db, { eid: 1004, host: 'locked.localhost', locked: true });
  await addEnterprise(db, { eid: 1005, host: 'deleted.localhost', deleted: true });
  await addEnterprise(db, { eid: 1006, host: 'members.localhost', membersOnly: true });
  app = await testApp(db, [...enterpriseRoutes, ...sessionRoutes], {
    now: () => now,
    trustProxy: ['127.0.0.1'],
  });
});

const on = (host: string, eid: number, who: object = {}) => caller(app, { host, eid, ...who });
const larkfield = (who: object = {}) => on('larkfield.localhost', 1002, who);

describe('enterprise status', () => {
  it.each([
    ['larkfield.localhost', 1002, { expireStatus: 'Y', islock: 'Y', isdelete: '0', is_jion: 'Y' }],
    ['expired.localhost', 1003, { expireStatus: 'N', islock: 'Y', isdelete: '0', is_jion: 'Y' }],
    ['locked.localhost', 1004, { expireStatus: 'Y', islock: 'N', isdelete: '0', is_jion: 'Y' }],
    ['deleted.localhost', 1005, { expireStatus: 'Y', islock: 'Y', isdelete: '1', is_jion: 'Y' }],
    ['members.localhost', 1006, { expireStatus: 'Y', islock: 'Y', isdelete: '0', is_jion: 'N' }],
    ['localhost', 0, { expireStatus: 'Y' }],
  ])('of %s says what the guard decides by [AC-01] [AC-03]', async (host, eid, data) => {
    const result = await on(host, eid)(loginType, status, { now });
    expect(result.data).toMatchObject({ data });
  });

  it('lets a member of a members-only enterprise in [AC-03]', async () => {
    const member = await addSession(db, 1006, await addUser(db, 1006, { account: 'm' }), { now });
    const result = await on('members.localhost', 1006, member)(loginType, status, { now });
    expect(result.data).toMatchObject({ data: { is_jion: 'Y' }, userinfo: { account: 'm' } });
  });

  it('tells names in the asked language [SE-09]', async () => {
    const names = await Promise.all(
      ['zh_cn', 'en', 'zh_tw', 'zh_hk'].map(async (language) => {
        const { data } = await larkfield({ language })(loginType, status, { now });
        return (data as { data: { portalName: string } }).data.portalName;
      }),
    );
    expect(names).toEqual(['云雀学院', 'Larkfield Academy', '雲雀學院', '云雀学院']);
  });

  it('brings the colours of the chosen portal, when there is such a portal [SE-11]', async () => {
    await inTenant(db, 1002, (scope) =>
      scope.tx.insert(portals).values(
        scope.row(portals, {
          portalId: 'shops',
          name: { zh_cn: '门店' },
          themeColor: '#123456',
          hoverColor: '#234567',
        }),
      ),
    );
    const ask = (userPortalID: string) => larkfield()(loginType, status, { now, fields: { userPortalID } });
    const userPortal = { portalID: 'shops', themeColor: '#123456', hoverColor: '#234567' };
    expect((await ask('shops')).data).toMatchObject({ data: { userPortal } });
    expect((await ask('other')).data).toMatchObject({ data: { userPortal: null } });
  });
});

describe('languages', () => {
  it('are those of the enterprise, or the one it has [SE-09]', async () => {
    const codes = async (host: string, eid: number) => {
      const { data } = await on(host, eid)(languageList, {}, { now });
      return (data as { languages: { code: string }[] }).languages.map(({ code }) => code);
    };
    expect(await codes('larkfield.localhost', 1002)).toEqual(['zh_cn', 'en', 'zh_tw']);
    expect(await codes('members.localhost', 1006)).toEqual(['zh_cn']);
  });

  it('stay as the learner chose, for what the page does not ask for itself [SE-09]', async () => {
    const me = larkfield({
      language: 'auto',
      ...(await addSession(db, 1002, await addUser(db, 1002, { account: 's' }), { now })),
    });
    const name = async () => {
      const { data } = await me(loginType, status, { now, headers: { 'accept-language': 'zh-TW' } });
      return (data as { data: { portalName: string } }).data.portalName;
    };
    expect(await name()).toBe('雲雀學院');
    expect((await me(switchLanguage, { to: 'en' }, { now })).data).toEqual({ language: 'en' });
    expect(await name()).toBe('Larkfield Academy');
    expect(await me(switchLanguage, { to: 'zh_hk' }, { now })).toMatchObject({ code: ErrorCode.badRequest });
    expect((await me(switchLanguage, { to: 'auto' }, { now })).status).toBe('Y');
    expect(await name()).toBe('雲雀學院');
  });
});

it('tells the ways in and what the account is called [SE-03]', async () => {
  const { data } = await larkfield({ language: 'en' })(loginMethods, {}, { now });
  expect(data).toEqual({ methods: ['password'], accountHint: 'Staff number', ssoName: '', reset: 'Y' });
});

it('shows the agreement in the asked language, else in Chinese [SH-02]', async () => {
  const text = (language: 'zh_cn' | 'en', title: string) => ({
    kind: 'terms' as const,
    language,
    title,
    since: new Date(now),
    sections: [{ heading: 'h', paragraphs: ['p'] }],
  });
  await inTenant(db, 1002, (scope) =>
    scope.tx
      .insert(agreements)
      .values([text('zh_cn', '协议'), text('en', 'Terms')].map((row) => scope.row(agreements, row))),
  );
  const read = (language: string, kind: 'terms' | 'privacy' = 'terms') =>
    larkfield({ language })(agreement, { kind }, { now });
  expect((await read('en')).data).toEqual({
    title: 'Terms',
    since: now,
    sections: [{ heading: 'h', paragraphs: ['p'] }],
  });
  expect((await read('zh_tw')).data).toMatchObject({ title: '协议' });
  expect(await read('en', 'privacy')).toMatchObject({ http: 404, code: ErrorCode.notFound });
});

it('keeps page views and errors, with who reported them only where they have agreed [SH-04]', async () => {
  const id = await addUser(db, 1002, { account: 'v' });
  const me = larkfield(await addSession(db, 1002, id, { now }));
  const events = [
    { kind: 'page_view' as const, at: now, path: '/course', title: '课程' },
    { kind: 'client_error' as const, at: now, path: '/course', title: '课程', detail: 'TypeError: x' },
  ];
  expect((await me(uploadLogs, { events }, { now })).data).toEqual({ accepted: 2 });
  await inTenant(db, 1002, (scope) => keepConsent(scope, { userId: id, kind: 'analytics', given: true }, now));
  expect((await me(uploadLogs, { events }, { now })).data).toEqual({ accepted: 2 });
  expect((await larkfield()(uploadLogs, { events: [] }, { now })).data).toEqual({ accepted: 0 });
  const rows = await inTenant(db, 1002, (scope) => scope.tx.select().from(pageEvents).where(scope.only(pageEvents)));
  expect(rows.map(({ userId, kind, detail }) => ({ userId, kind, detail }))).toEqual([
    { userId: null, kind: 'page_view', detail: '' },
    { userId: null, kind: 'client_error', detail: 'TypeError: x' },
    { userId: id, kind: 'page_view', detail: '' },
    { userId: id, kind: 'client_error', detail: 'TypeError: x' },
  ]);
});

describe('the sink of page views', () => {
  const full = {
    kind: 'client_error' as const,
    path: 'p'.repeat(2048),
    title: 't'.repeat(300),
    detail: 'd'.repeat(500),
  };
  const flood = Array.from({ length: 10 }, () => ({ ...full, at: now }));
  const from = (ip: string, at: number) =>
    larkfield()(uploadLogs, { events: flood }, { now: at, headers: { 'x-forwarded-for': ip } });
  const kept = () =>
    inTenant(db, 1002, (scope) =>
      scope.tx
        .select({ at: pageEvents.at })
        .from(pageEvents)
        .where(scope.only(pageEvents, eq(pageEvents.kind, 'client_error'), eq(pageEvents.title, full.title))),
    );

  it('takes so much a day of one learner, then says when to come back, and keeps nothing of what it refuses [SH-04]', async () => {
    const who = larkfield(await addSession(db, 1002, await addUser(db, 1002, { account: 'flood' }), { now }));
    let refused = await who(uploadLogs, { events: flood }, { now });
    for (let i = 0; i < 40 && refused.status === 'Y'; i++) refused = await who(uploadLogs, { events: flood }, { now });
    expect(refused).toMatchObject({ http: 429, code: ErrorCode.tooFrequent });
    const before = (await kept()).length;
    expect(before * 2848).toBeLessThan(1_000_000);
    await who(uploadLogs, { events: flood }, { now });
    expect(await kept()).toHaveLength(before);
  });

  it('takes so much of all visitors behind one address, and still of another [SH-04]', async () => {
    const spent = { subject: 'ip:198.51.100.9', day: new Date(now - (now % 86_400_000)), characters: 19_990_000 };
    await inTenant(db, 1002, (scope) => scope.tx.insert(logQuotas).values(scope.row(logQuotas, spent)));
    expect(await from('198.51.100.9', now)).toMatchObject({ http: 429, code: ErrorCode.tooFrequent });
    expect((await from('198.51.100.10', now)).status).toBe('Y');
  });

  it('believes no clock that would keep an event for ever, and forgets after 30 days [SH-04]', async () => {
    await inTenant(db, 1002, (scope) => scope.tx.delete(pageEvents).where(scope.only(pageEvents)));
    const events = [253_402_300_799_999, 1, now - 1000].map((at) => ({ ...full, at }));
    expect((await larkfield()(uploadLogs, { events }, { now })).data).toEqual({ accepted: 3 });
    const moments = (await kept()).map(({ at }) => at.getTime() - now).sort((a, b) => a - b);
    expect(moments).toEqual([-86_400_000, -1000, 0]);
    const sweepAt = (at: number) => inTenant(db, 1002, (scope) => sweepPageEvents(scope, at));
    await sweepAt(now + 30 * 86_400_000 - 1);
    expect(await kept()).toHaveLength(1);
    await sweepAt(now + 31 * 86_400_000);
    expect(await kept()).toHaveLength(0);
  });
});
