import { ErrorCode } from '@banyan/contracts';
import { getUserInfo, login, readInvitation, updateInitialPassword } from '@banyan/contracts/account';
import {
  actOnEnterprise,
  addEnterprise,
  auditLog,
  changeEnterprise,
  deleteEnterprise,
  inviteAdministrator,
  managePeople,
  platformEnterpriseDetail,
  platformEnterprises,
} from '@banyan/contracts/organisation';
import { allCalls } from '@banyan/contracts/all';
import { eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { lookUpSession } from '../../../http/sessionLookup.ts';
import { auditEntries } from '../../../platform/audit.schema.ts';
import { enterprises, users } from '../../../platform/enterprise.schema.ts';
import { addUser } from '../../../testing/fixtures.ts';
import { openWorld, type Asker, type World } from '../../../testing/world.ts';
import { sweep } from '../../../sweep/sweep.ts';
import { eraseDeleted } from './erase.ts';
import { allRoutes } from '../../index.ts';

const acme = {
  name: 'Acme Tools',
  host: 'acme.localhost',
  languages: 'en' as const,
  timeZone: 'Europe/London',
  userLimit: 50,
  expiresOn: '',
  person: 'Ann Lee',
  mail: 'ann@acme.example',
};
const everything = { q: '', state: '' } as const;
const password = 'Birch4271';

let world: World;
let runner: Asker;

beforeEach(async () => {
  world = await openWorld(allRoutes, { eids: [1, 1001] });
  runner = { eid: 1, userId: await world.addLearner('admin', '', 1) };
  world.platformAdmin = { account: 'Admin', eid: 1 };
});

const add = (change: Partial<Parameters<typeof world.ask<typeof addEnterprise>>[1]> = {}) =>
  world.ask(addEnterprise, { ...acme, ...change }, runner);
const ticketOf = (link: string) => new URL(link).searchParams.get('ticket') ?? '';
const closedAt = async (host: string) =>
  (
    await lookUpSession(world.db, {
      ...{ host, baseDomain: 'localhost', claim: null, tokenHash: '', kid: '', ip: '127.0.0.1', now: world.now },
    })
  ).enterprise?.closed;

describe('Calls of the platform', () => {
  const calls = allCalls.filter(({ name }) => name.startsWith('platform/'));

  it('are refused to everybody but its administrator, whatever their role elsewhere [AC-10]', async () => {
    const input = { ...acme, ...everything, id: 1001, act: 'lock', user: 1 };
    const others: Asker[] = [
      await world.addPerson('admin', 'super'),
      await world.addPerson('admin', 'admin'),
      { eid: 1, userId: await world.addLearner('other', '', 1) },
      { ...runner, support: { type: 'recordScreen', running: true } },
    ];
    expect(calls.length).toBeGreaterThanOrEqual(7);
    for (const call of calls) {
      const own = Object.fromEntries(Object.entries(input).filter(([field]) => field in call.request.entries));
      for (const asker of others) {
        const code = (await world.refusal(call, own, asker))?.code;
        expect([call.name, code === ErrorCode.adminsOnly || code === ErrorCode.supportSession]).toEqual([
          call.name,
          true,
        ]);
      }
      expect((await world.refusal(call, own, { userId: null }))?.code).toBe(ErrorCode.unauthenticated);
    }
  });

  it('end with the account that is locked, and give no right inside an enterprise [AC-10]', async () => {
    await add();
    const people = { q: '', type: '', state: '', sort: 'account' } as const;
    expect((await world.refusal(managePeople, people, runner))?.code).toBe(ErrorCode.adminsOnly);
    expect(await world.ask(getUserInfo, {}, runner)).toMatchObject({ platform: 'Y', type: 1 });
    await world.in(1, (scope) =>
      scope.tx
        .update(users)
        .set({ locked: true })
        .where(scope.only(users, eq(users.account, 'admin'))),
    );
    expect((await world.refusal(platformEnterprises, everything, runner))?.code).toBe(ErrorCode.adminsOnly);
  });
});

describe('A new enterprise', () => {
  it('has a host, a home page, and an administrator who comes in by the invitation, once [SE-05]', async () => {
    const { id, invitation } = await add();
    expect(invitation).toMatchObject({ mailedTo: 'ann@acme.example' });
    expect(new URL(invitation.link).hostname).toBe('acme.localhost');
    expect(await closedAt('acme.localhost')).toBe(0);
    const visitor = { eid: id, userId: null };
    const ticket = ticketOf(invitation.link);
    expect(await world.ask(readInvitation, { ticket }, visitor)).toMatchObject({ name: 'Ann Lee', account: acme.mail });
    const weak = { ticket, password: 'abc', confirm: 'abc' };
    expect((await world.refusal(updateInitialPassword, weak, visitor))?.code).toBe(ErrorCode.weakPassword);
    const { userinfo } = await world.ask(updateInitialPassword, { ticket, password, confirm: password }, visitor);
    expect(userinfo).toMatchObject({ type: 2, account: acme.mail });
    expect(await world.refusal(readInvitation, { ticket }, visitor)).toEqual({
      code: ErrorCode.fieldsRefused,
      data: { fields: { ticket: 'unknown' } },
    });
    expect((await world.refusal(updateInitialPassword, { ticket, password, confirm: password }, visitor))?.code).toBe(
      ErrorCode.unauthenticated,
    );
    await world.ask(login, { account: acme.mail, password, remember: 'N' }, visitor);
    expect(await world.ask(platformEnterpriseDetail, { id }, runner)).toMatchObject({
      ...{ people: 1, userLimit: 50, state: 'open', host: 'acme.localhost', timeZone: 'Europe/London' },
      administrators: [{ account: acme.mail, invited: false }],
      acts: [{ act: 'platform/enterprises/add' }],
    });
  });

  it('counts and names people who have not left alone [AC-10]', async () => {
    const { id } = await add();
    await addUser(world.db, id, { account: 'gone', type: 2, leftAt: new Date(world.now) });
    const detail = await world.ask(platformEnterpriseDetail, { id }, runner);
    expect(detail).toMatchObject({ people: 1, administrators: [{ account: acme.mail }] });
    expect(detail.administrators).toHaveLength(1);
    const { items } = await world.ask(platformEnterprises, { ...everything, q: 'acme' }, runner);
    expect(items).toMatchObject([{ eid: id, people: 1 }]);
  });

  it('mails the invitation, whose address waits sealed, and which ends after seven days or with the next [SE-05]', async () => {
    const sent: string[] = [];
    const { id, invitation } = await add();
    const [waiting] = world.waitingOf('session.invite');
    expect(JSON.stringify(waiting)).not.toContain(ticketOf(invitation.link));
    world.mail = { send: ({ text, to }) => Promise.resolve(void sent.push(`${to} ${text}`)) };
    await world.work();
    expect(sent).toEqual([expect.stringContaining(invitation.link)]);
    const { administrators } = await world.ask(platformEnterpriseDetail, { id }, runner);
    const next = await world.ask(inviteAdministrator, { id, user: administrators[0]?.id ?? 0 }, runner);
    const state = async (link: string) =>
      (await world.refusal(readInvitation, { ticket: ticketOf(link) }, { eid: id, userId: null })) === undefined;
    expect([await state(invitation.link), await state(next.link)]).toEqual([false, true]);
    world.now += 7 * 86_400_000 + 1;
    expect(await state(next.link)).toBe(false);
  });

  it('is refused by field, and nothing of it stays [SE-04]', async () => {
    await add();
    const fields = async (change: object) =>
      (
        (await world.refusal(addEnterprise, { ...acme, host: 'b.localhost', ...change }, runner))?.data as {
          fields: object;
        }
      )?.fields;
    expect(await fields({ host: 'acme.localhost' })).toEqual({ host: 'taken' });
    for (const host of ['localhost', 'a b.localhost', 'https://x.y', '127.0.0.1', 'nodots'])
      expect(await fields({ host })).toEqual({ host: 'invalid' });
    expect(await fields({ name: ' ', person: '', mail: 'nobody', userLimit: -1 })).toEqual({
      ...{ name: 'missing', person: 'missing', mail: 'invalid', userLimit: 'invalid' },
    });
    expect(await fields({ timeZone: 'Mars/Base' })).toEqual({ timeZone: 'invalid' });
    expect(await fields({ expiresOn: '2020-01-01' })).toEqual({ expiresOn: 'invalid' });
    expect((await world.ask(platformEnterprises, { ...everything, q: 'acme' }, runner)).total).toBe(1);
  });

  it('gets an id of its own, of two that are made at once [AC-03]', async () => {
    const both = await Promise.all([add(), add({ host: 'b.localhost', name: 'Birch' })]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(2);
    const { items } = await world.ask(platformEnterprises, everything, runner);
    expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(['Acme Tools', 'Birch']));
  });
});

describe('An enterprise of the platform', () => {
  it('is locked, let back in, renewed, put into the trash by its name, and taken out again [AC-03] [AC-13]', async () => {
    const { id } = await add();
    const { state } = await world.ask(actOnEnterprise, { id, act: 'lock' }, runner);
    expect([state, await closedAt('acme.localhost')]).toEqual(['locked', 4]);
    await world.ask(actOnEnterprise, { id, act: 'unlock' }, runner);
    const change = { id, host: 'tools.localhost', userLimit: 0, expiresOn: '2025-11-20' };
    expect(await world.ask(changeEnterprise, change, runner)).toMatchObject({
      ...{ userLimit: null, expiresOn: '2025-11-20', state: 'open', host: 'tools.localhost' },
    });
    world.now += 86_400_000;
    expect([await closedAt('tools.localhost'), await closedAt('acme.localhost')]).toEqual([3, undefined]);
    expect((await world.refusal(deleteEnterprise, { id, name: 'Acme' }, runner))?.data).toEqual({
      fields: { name: 'different' },
    });
    await world.ask(deleteEnterprise, { id, name: 'Acme Tools' }, runner);
    const listed = async (state: 'deleted' | '') =>
      (await world.ask(platformEnterprises, { q: '', state }, runner)).items.map(({ eid }) => eid);
    expect(await listed('deleted')).toEqual([id]);
    expect(await listed('')).not.toContain(id);
    expect((await world.ask(actOnEnterprise, { id, act: 'restore' }, runner)).state).toBe('expired');
  });

  it('is erased after 30 days in the trash with its files; others are not, and its log stays [AC-03]', async () => {
    const { id } = await add();
    const put = async (key: string) => {
      const png = Buffer.from('89504e470d0a1a0a', 'hex');
      await world.files.put(key, Readable.from([png]), { type: 'image/png', maxBytes: 100 });
    };
    for (const key of [`${id}/logo/a.png`, '1001/logo/a.png']) await put(key);
    await world.in(id, (scope) =>
      scope.tx
        .update(enterprises)
        .set({ logoKey: `${id}/logo/a.png` })
        .where(scope.only(enterprises)),
    );
    await world.addLearner('other');
    await world.ask(deleteEnterprise, { id, name: 'Acme Tools' }, runner);
    const sweepAt = async (days: number) => {
      world.now += days * 86_400_000;
      await sweep({ db: world.db, files: world.files, now: () => world.now }, [eraseDeleted]);
    };
    const peopleOf = (eid: number) => world.in(eid, (scope) => scope.tx.$count(users, scope.only(users)));
    await sweepAt(29);
    expect(await peopleOf(id)).toBe(1);
    await sweepAt(1);
    expect([await peopleOf(id), await peopleOf(1001)]).toEqual([0, 1]);
    expect(await world.files.stat(`${id}/logo/a.png`)).toBeNull();
    expect(await world.files.stat('1001/logo/a.png')).not.toBeNull();
    expect(await world.ask(platformEnterpriseDetail, { id }, runner)).toMatchObject({ state: 'erased', host: '' });
    expect(await world.in(id, (scope) => scope.tx.$count(auditEntries, scope.only(auditEntries)))).toBe(2);
    expect((await world.refusal(actOnEnterprise, { id, act: 'restore' }, runner))?.code).toBe(ErrorCode.notFound);
  });

  it('keeps the platform’s own and the public portal as they are [AC-03]', async () => {
    for (const id of [0, 1]) {
      expect((await world.refusal(actOnEnterprise, { id, act: 'lock' }, runner))?.code).toBeDefined();
      expect((await world.refusal(deleteEnterprise, { id, name: '企业1' }, runner))?.code).toBeDefined();
    }
  });

  it('has each act in its own log, which names nobody, and in the platform’s, which does [AC-10]', async () => {
    const { id } = await add();
    await world.ask(actOnEnterprise, { id, act: 'lock' }, runner);
    const [own] = await world.in(id, (scope) => scope.tx.select().from(users).where(scope.only(users)));
    const log = { q: '', subject: 'enterprise', id: 0, who: 0 } as const;
    const theirs = await world.ask(auditLog, log, { eid: id, userId: own?.id ?? 0, role: 'admin' });
    expect(theirs.items[0]).toMatchObject({
      ...{ act: 'platform/enterprises/act', who: null, ip: '' },
      changes: [{ field: 'locked', before: 'false', after: 'true' }],
    });
    const reader = await world.addPerson('admin', 'reader', 1);
    const ours = await world.ask(auditLog, log, reader);
    expect(ours.items.map(({ who }) => who?.id)).toEqual([runner.userId, runner.userId]);
  });

  it('shows nothing of other tables to the platform at once [HT-04]', async () => {
    const seen = await world.services.db.transaction(
      "SET LOCAL ROLE banyan_app; SET LOCAL app.eid = '-1'",
      async (tx) => [await tx.$count(enterprises), await tx.$count(users)],
    );
    expect(seen).toEqual([2, 0]);
  });
});
