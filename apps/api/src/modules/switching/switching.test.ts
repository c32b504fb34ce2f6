import { ErrorCode } from '@banyan/contracts';
import {
  addPuborg,
  enterpriseCard,
  getPuborg,
  loginType,
  macSsoLogin,
  portalList,
  saveSelectPortal,
  selectEnterprise,
  switchEnterprise,
  switchingSet,
  transferLogin,
} from '@banyan/contracts/account';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { enterprises, portals, users } from '../../platform/enterprise.schema.ts';
import { allRoutes } from '../index.ts';
import { sessions } from '../../platform/session.schema.ts';
import { registerIntegrators } from './integrator.http.ts';
import { integratorSecret, signatureOf } from './integrator.ts';
import { integrators, linkedAccounts } from './switching.schema.ts';

const [here, there] = [1001, 1002];
const visitor: Asker = { eid: there, userId: null };
let world: World;
/** One human: the account here and the one there. */
let mine: number;
let other: number;

beforeEach(async () => {
  world = await openWorld(allRoutes, { eids: [here, there] });
  mine = await world.addLearner('li');
  other = await world.addLearner('siyuan', '', there);
});

const link = (eid: number, userId: number, otherEid: number, otherUserId: number) =>
  world.in(eid, (scope) =>
    scope.tx.insert(linkedAccounts).values(scope.row(linkedAccounts, { userId, otherEid, otherUserId })),
  );
async function linkBoth() {
  await link(here, mine, there, other);
  await link(there, other, here, mine);
}
const set = (eid: number, values: Partial<typeof enterprises.$inferInsert>) =>
  world.in(eid, (scope) => scope.tx.update(enterprises).set(values).where(scope.only(enterprises)));
/** Leaves for the other enterprise; the code of the address. */
async function leave(): Promise<string> {
  const { address } = await world.ask(switchEnterprise, { user_eid: there }, { userId: mine });
  return new URL(address).searchParams.get('code') ?? '';
}
const refusedCode = (why: string) => ({ code: ErrorCode.fieldsRefused, data: { fields: { code: why } } });

describe('switching enterprises', () => {
  it('lists where one belongs, and opens a session there by a code that works once [SE-10]', async () => {
    await linkBoth();
    const { enterprises: own } = await world.ask(selectEnterprise, {}, { userId: mine });
    expect(own.map(({ eid, current, state }) => [eid, current, state])).toEqual([
      [here, 'Y', 'open'],
      [there, 'N', 'open'],
    ]);
    expect(await world.ask(switchingSet, {}, { userId: mine })).toEqual({ enterprise: 'Y', portal: 'N' });
    const code = await leave();
    const { userinfo } = await world.ask(transferLogin, { code }, visitor);
    expect(userinfo.userid).toBe(String(other));
    expect(await world.refusal(transferLogin, { code }, visitor)).toEqual(refusedCode('used'));
    expect((await world.ask(selectEnterprise, {}, { userId: mine })).enterprises[1]?.lastUsedAt).toBe(world.now);
  });

  it('holds a link only where both enterprises say it [SE-10]', async () => {
    await link(here, mine, there, other);
    expect((await world.ask(selectEnterprise, {}, { userId: mine })).enterprises).toHaveLength(1);
    expect(await world.refusal(switchEnterprise, { user_eid: there }, { userId: mine })).toEqual({
      code: ErrorCode.fieldsRefused,
      data: { fields: { user_eid: 'unknown' } },
    });
  });

  it('tells why an enterprise cannot be entered, and leaves the session as it is [SE-10]', async () => {
    await linkBoth();
    const why = async () => (await world.refusal(switchEnterprise, { user_eid: there }, { userId: mine }))?.data;
    await set(there, { locked: true });
    expect(await why()).toEqual({ fields: { user_eid: 'locked' } });
    await set(there, { expiresAt: new Date(world.now - 1) });
    expect(await why()).toEqual({ fields: { user_eid: 'expired' } });
    await set(there, { expiresAt: null, locked: false });
    await world.in(there, (scope) =>
      scope.tx
        .update(users)
        .set({ locked: true })
        .where(scope.only(users, eq(users.id, other))),
    );
    expect(await why()).toEqual({ fields: { user_eid: 'accountLocked' } });
    const ended = await world.in(here, (scope) => scope.tx.select().from(sessions).where(scope.only(sessions)));
    expect(ended.filter(({ endedAt }) => endedAt !== null)).toEqual([]);
  });

  it('binds a code to its enterprise, its way and a minute [SE-03]', async () => {
    await linkBoth();
    const code = await leave();
    expect(await world.refusal(transferLogin, { code }, { userId: null })).toEqual(refusedCode('unknown'));
    expect(await world.refusal(macSsoLogin, { code, type: 'learner' }, visitor)).toEqual(refusedCode('unknown'));
    world.now += 60_000;
    expect(await world.refusal(transferLogin, { code }, visitor)).toEqual(refusedCode('expired'));
  });

  it('tells who an enterprise is and where, and that there is none [AC-16]', async () => {
    expect(await world.ask(enterpriseCard, { id: there }, { userId: null })).toMatchObject({ eid: there, here: 'N' });
    expect((await world.refusal(enterpriseCard, { id: 77 }, { userId: null }))?.code).toBe(ErrorCode.notFound);
  });
});

describe('public organisations', () => {
  const asker = () => ({ userId: mine });
  const states = async () =>
    (await world.ask(getPuborg, {}, asker())).organisations.map(({ eid, state }) => [eid, state]);
  const why = async (eid: number) => (await world.refusal(addPuborg, { user_eid: eid }, asker()))?.data;

  it('shows those that take people of others, and joins one once: an account there, linked on both sides [SE-08] [SE-10]', async () => {
    expect(await states()).toEqual([]);
    expect(await why(there)).toEqual({ fields: { user_eid: 'unknown' } });
    await set(there, { joinable: true });
    expect(await states()).toEqual([[there, 'open']]);
    for (let n = 0; n < 2; n += 1) {
      expect(await world.ask(addPuborg, { user_eid: there }, asker())).toMatchObject({ eid: there, state: 'joined' });
    }
    expect(await states()).toEqual([[there, 'joined']]);
    const { enterprises: own } = await world.ask(selectEnterprise, {}, asker());
    expect(own.map(({ eid, state }) => [eid, state])).toEqual([
      [here, 'open'],
      [there, 'open'],
    ]);
    const code = await leave();
    const { userinfo } = await world.ask(transferLogin, { code }, visitor);
    expect(userinfo.account).toBe(`e${here}-${mine}`);
  });

  it('joins neither one that is full nor one that is closed [AC-15]', async () => {
    await set(there, { joinable: true, userLimit: 1 });
    expect(await why(there)).toEqual({ fields: { user_eid: 'full' } });
    await set(there, { userLimit: null, locked: true });
    expect(await why(there)).toEqual({ fields: { user_eid: 'closed' } });
    expect(await states()).toEqual([[there, 'closed']]);
  });
});

describe('a login that is handed over where somebody else is logged in', () => {
  it('opens no session until they are asked, and none where they stay [SE-03]', async () => {
    await linkBoth();
    const wang = await world.addLearner('wang', '', there);
    const inside: Asker = { eid: there, userId: wang };
    const opened = async () =>
      (await world.in(there, ({ tx, only }) => tx.select().from(sessions).where(only(sessions)))).length;
    const asked = async () => {
      const code = await leave();
      const refusal = await world.refusal(transferLogin, { code }, inside);
      expect(refusal).toMatchObject({ code: ErrorCode.otherPersonHere });
      // The code of the address is used up.
      expect(await world.refusal(transferLogin, { code }, inside)).toEqual(refusedCode('used'));
      return (refusal?.data as { readonly code: string }).code;
    };
    await asked();
    expect(await opened()).toBe(0);
    const code = await asked();
    world.now += 500_000;
    expect((await world.ask(transferLogin, { code, replace: 'Y' }, inside)).userinfo.userid).toBe(String(other));
    expect(await opened()).toBe(1);
    expect(await world.refusal(transferLogin, { code, replace: 'Y' }, inside)).toEqual(refusedCode('used'));
    // A person logged in as the same one is not asked.
    const own = await leave();
    expect(await world.refusal(transferLogin, { code: own }, { eid: there, userId: other })).toBeUndefined();
    const late = await asked();
    world.now += 600_000;
    expect(await world.refusal(transferLogin, { code: late, replace: 'Y' }, inside)).toEqual(refusedCode('expired'));
  });
});

describe('portals', () => {
  it('offers those that may be switched to, keeps the choice, and the theme follows [SH-13]', async () => {
    const colours = { themeColor: '#123456', hoverColor: '#234567' };
    await world.in(here, (scope) =>
      scope.tx
        .insert(portals)
        .values([
          scope.row(portals, { portalId: 'a', name: { zh_cn: '甲' }, ...colours }),
          scope.row(portals, { portalId: 'b', name: { zh_cn: '乙' }, ...colours, switchable: false }),
        ]),
    );
    const asker = { userId: mine };
    const chosen = async () =>
      (await world.ask(portalList, {}, asker)).portals.map((one) => [one.portalId, one.chosen]);
    expect(await chosen()).toEqual([
      ['', 'Y'],
      ['a', 'N'],
    ]);
    await world.ask(saveSelectPortal, { portalId: 'a' }, asker);
    expect(await chosen()).toEqual([
      ['', 'N'],
      ['a', 'Y'],
    ]);
    const status = await world.ask(loginType, { backurl: '', loginLanguage: 'auto', from: '' }, asker);
    expect(status.data).toMatchObject({ portalName: '甲', userPortal: { portalID: 'a', themeColor: '#123456' } });
    expect((await world.refusal(saveSelectPortal, { portalId: 'b' }, asker))?.code).toBe(ErrorCode.notFound);
  });
});

describe('a system of the enterprise', () => {
  const secret = 'of the server';
  let app: FastifyInstance;
  beforeEach(async () => {
    const services = { db: world.db, now: () => world.now, secret, baseDomain: 'localhost' };
    app = await testApp(world.db, allRoutes, {
      now: () => world.now,
      also: (server) => registerIntegrators(server, { services, rateLimit: 0, addressLimit: 0 }),
    });
  });

  const send = async (change: Record<string, string> = {}, body: object = { account: 'li', kind: 'mac' }) => {
    const sent = { timestamp: String(world.now), nonce: 'n'.repeat(16), body: JSON.stringify(body), ...change };
    const signature = signatureOf(integratorSecret(secret, 0, 'intranet', 1), sent);
    const response = await app.inject({
      method: 'POST',
      url: '/integrations/login-codes',
      headers: {
        host: 'localhost',
        'content-type': 'application/json',
        'x-banyan-key': 'intranet',
        'x-banyan-timestamp': sent.timestamp,
        'x-banyan-nonce': sent.nonce,
        'x-banyan-signature': change['signature'] ?? signature,
      },
      payload: sent.body,
    });
    return { http: response.statusCode, ...response.json<{ error?: string; code?: string; address?: string }>() };
  };

  it('gets a code by a signed request, once for each; administrators alone come in as such [SE-03] [AC-16]', async () => {
    await world.addEnterprise(0);
    await world.addLearner('li', '', 0);
    await world.in(0, (scope) =>
      scope.tx
        .insert(integrators)
        .values(scope.row(integrators, { key: 'intranet', name: 'i', kinds: ['mac'] as const })),
    );
    expect(await send({ signature: '0'.repeat(64) })).toMatchObject({ http: 401, error: 'signature' });
    expect(await send({ timestamp: String(world.now - 400_000) })).toMatchObject({ http: 401, error: 'clock' });
    expect(await send({}, { account: 'li', kind: 'pc' })).toMatchObject({ http: 403, error: 'kind' });
    expect(await send({}, { account: 'nobody', kind: 'mac' })).toMatchObject({ http: 404, error: 'person' });
    const given = await send();
    expect(given.address).toMatch(/^http:\/\/localhost\/loginPc\?from=mac&code=/);
    expect(await send()).toMatchObject({ http: 409, error: 'replayed' });
    const code = given.code ?? '';
    const nobody: Asker = { eid: 0, userId: null };
    const asAdmin = await world.refusal(macSsoLogin, { code, type: 'admin' }, nobody);
    expect(asAdmin?.code).toBe(ErrorCode.adminsOnly);
    const { userinfo, remember } = await world.ask(macSsoLogin, { code, type: 'learner' }, nobody);
    expect([userinfo.account, remember]).toEqual(['li', 'N']);
  });
});
