import { ErrorCode } from '@banyan/contracts';
import { loginMethods, transferLogin } from '@banyan/contracts/account';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { enterprises, users, type SingleSignOn } from '../../platform/enterprise.schema.ts';
import { allRoutes } from '../index.ts';
import { registerSso } from './sso.http.ts';
import { openSecret, sealSecret } from './ssoSecret.ts';
import { logInThere, openProvider } from './testing/provider.ts';

const secret = 'of the server';
const client = { id: 'banyan', secret: 'a secret of the client, long enough' };
const visitor: Asker = { eid: 0, userId: null };

let provider: Awaited<ReturnType<typeof openProvider>>;
let world: World;
let app: FastifyInstance;
beforeAll(async () => {
  provider = await openProvider('http://localhost/sso/callback', client);
});
afterAll(() => provider.close());
beforeEach(async () => {
  world = await openWorld(allRoutes);
  await world.addEnterprise(0, { loginWays: ['password', 'sso'], sso: providerOf({}) });
  await world.addLearner('li', '', 0);
  const services = { db: world.db, now: () => world.now, secret, baseDomain: 'localhost' };
  app = await testApp(world.db, allRoutes, {
    now: () => world.now,
    also: (server) => Promise.resolve(registerSso(server, { services, rateLimit: 0, addressLimit: 0 })),
  });
});

const providerOf = (change: Partial<SingleSignOn>): SingleSignOn => ({
  name: 'Lark ID',
  issuer: provider.issuer,
  clientId: client.id,
  secret: sealSecret(secret, 0, client.secret),
  claim: 'preferred_username',
  by: 'account',
  ...change,
});
const set = (change: Partial<SingleSignOn>) =>
  world.in(0, (scope) =>
    scope.tx
      .update(enterprises)
      .set({ sso: providerOf(change) })
      .where(scope.only(enterprises)),
  );
const visit = async (url: string, cookie = '') => {
  const response = await app.inject({ method: 'GET', url, headers: { host: 'localhost', cookie } });
  const [set = ''] = [response.headers['set-cookie'] ?? ''].flat();
  return { to: String(response.headers.location), cookie: set.split(';')[0] ?? '', kept: set };
};
/** From the login page to the provider and back to the callback's answer. */
async function signOn(login: string, backUrl = '/course', browser?: string) {
  const begun = await visit(`/sso/login?backUrl=${encodeURIComponent(backUrl)}`);
  const back = new URL(await logInThere(begun.to, provider.issuer, login));
  const address = `${back.pathname}${back.search}`;
  return { begun, address, ended: await visit(address, browser ?? begun.cookie) };
}

describe('single sign-on', () => {
  it('leads to the provider and back, and hands a code over that logs in once [SE-03]', async () => {
    const { address, begun, ended } = await signOn('LI');
    const asked = new URL(begun.to).searchParams;
    expect([asked.get('code_challenge_method'), asked.get('response_type')]).toEqual(['S256', 'code']);
    expect(asked.get('state')).not.toBe(asked.get('nonce'));
    expect(begun.kept).toMatch(/HttpOnly; SameSite=Lax/);
    const handed = new URL(ended.to, 'http://localhost');
    expect([handed.pathname, handed.searchParams.get('redirect')]).toEqual(['/transferLogin', '/course']);
    const code = handed.searchParams.get('code') ?? '';
    expect((await world.ask(transferLogin, { code }, visitor)).userinfo.account).toBe('li');
    // Repeating the provider's answer does not log in again.
    expect((await visit(address, begun.cookie)).to).toBe('/login?sso=expired');
  });

  it('belongs to the browser that began it, and leads to this portal alone [SE-03] [AC-14]', async () => {
    expect((await signOn('li', '/course', 'banyan_sso=other')).ended.to).toBe('/login?sso=expired');
    const { ended } = await signOn('li', '//evil.example');
    expect(new URL(ended.to, 'http://localhost').searchParams.get('redirect')).toBe('/index');
  });

  it('lets in whom the enterprise knows, unless the account is locked [SE-03] [AC-12]', async () => {
    expect((await signOn('nobody')).ended.to).toBe('/login?sso=person&backUrl=%2Fcourse');
    await world.in(0, (scope) =>
      scope.tx
        .update(users)
        .set({ locked: true })
        .where(scope.only(users, eq(users.account, 'li'))),
    );
    expect((await signOn('li')).ended.to).toBe('/login?sso=locked&backUrl=%2Fcourse');
  });

  it('takes an address that the provider has verified, and one person by it [SE-03]', async () => {
    await set({ claim: 'email', by: 'email' });
    const named = (account: string, email: string) =>
      world.in(0, (scope) =>
        scope.tx
          .update(users)
          .set({ email })
          .where(scope.only(users, eq(users.account, account))),
      );
    await named('li', 'Li@example.com');
    expect((await signOn('li')).ended.to).toMatch(/^\/transferLogin\?/);
    await named('li', 'newli@example.com');
    expect((await signOn('newli')).ended.to).toContain('sso=person');
    await world.addLearner('wang', '', 0);
    await named('li', 'li@example.com');
    await named('wang', 'li@example.com');
    expect((await signOn('li')).ended.to).toContain('sso=person');
  });

  it('says so when the provider is not there, is not set, or was left [SE-03]', async () => {
    const { begun } = await signOn('li');
    expect(begun.to).toContain(provider.issuer);
    const again = await visit('/sso/login');
    const state = new URL(again.to).searchParams.get('state') ?? '';
    expect((await visit(`/sso/callback?error=access_denied&state=${state}`, again.cookie)).to).toBe(
      '/login?sso=cancelled&backUrl=%2Findex',
    );
    await set({ issuer: 'http://127.0.0.1:9' });
    expect((await visit('/sso/login')).to).toBe('/login?sso=failed&backUrl=%2Findex');
    await world.in(0, (scope) => scope.tx.update(enterprises).set({ sso: null }).where(scope.only(enterprises)));
    expect((await visit('/sso/login')).to).toBe('/login?sso=failed&backUrl=%2Findex');
    expect((await world.ask(loginMethods, {}, visitor)).methods).toEqual(['password']);
  });

  it('keeps the secret sealed by the server’s own [SE-03]', async () => {
    const sealed = sealSecret(secret, 0, client.secret);
    expect(openSecret(secret, 0, sealed)).toBe(client.secret);
    expect(() => openSecret(secret, 1, sealed)).toThrow(/authenticate/);
    const code = { code: 'x' };
    expect((await world.refusal(transferLogin, code, visitor))?.code).toBe(ErrorCode.fieldsRefused);
  });
});
