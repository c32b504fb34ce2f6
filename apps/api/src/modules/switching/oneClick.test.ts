import { loginMethods, transferLogin } from '@banyan/contracts/account';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayCarrier, noCarrier, openCarrier } from '../../carrier/carrierPort.ts';
import type { CarrierPort } from '../../ports/carrier.ts';
import { testApp } from '../../testing/app.ts';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { enterprises, users } from '../../platform/enterprise.schema.ts';
import { allRoutes } from '../index.ts';
import { registerOneClick } from './oneClick.http.ts';

const visitor: Asker = { eid: 0, userId: null };
const phone = '+8613805716620';

let world: World;
let app: FastifyInstance;
const serveWith = async (carrier: CarrierPort) => {
  const services = { db: world.db, now: () => world.now, secret: 'of the server', baseDomain: 'localhost', carrier };
  app = await testApp(world.db, allRoutes, {
    now: () => world.now,
    also: (server) => Promise.resolve(registerOneClick(server, { services, rateLimit: 0, addressLimit: 0 })),
  });
};
beforeEach(async () => {
  world = await openWorld(allRoutes);
  await world.addEnterprise(0, { loginWays: ['password', 'oneClick'] });
  await world.addLearner('li', '', 0);
  await change({ phone });
  await serveWith(world.carrier);
});

const change = (to: Partial<typeof users.$inferInsert>) =>
  world.in(0, (scope) =>
    scope.tx
      .update(users)
      .set(to)
      .where(scope.only(users, eq(users.account, 'li'))),
  );
const visit = async (url: string, cookie = '') => {
  const response = await app.inject({ method: 'GET', url, headers: { host: 'localhost', cookie } });
  const [set = ''] = [response.headers['set-cookie'] ?? ''].flat();
  return { to: new URL(String(response.headers.location), 'http://localhost'), cookie: set.split(';')[0] ?? '', set };
};
/** From the login page to the carrier and back to the callback's answer. */
async function oneClick(number: string, browser?: string) {
  const begun = await visit('/oneclick/login?backUrl=%2Fcourse');
  const state = begun.to.searchParams.get('state') ?? '';
  const token = world.carrier.insert(number) ?? '';
  const address = `/oneclick/callback?${new URLSearchParams({ state, token }).toString()}`;
  return { begun, address, ended: await visit(address, browser ?? begun.cookie) };
}
const said = ({ pathname, search }: URL) => pathname + search;

describe('one-click login', () => {
  it('hands over a code that logs in whose number it is, once [SE-03]', async () => {
    const { address, begun, ended } = await oneClick('+86 138-0571-6620');
    expect([begun.to.pathname, begun.set]).toEqual(['/dev/sim', expect.stringMatching(/HttpOnly; SameSite=Lax/)]);
    expect([ended.to.pathname, ended.to.searchParams.get('redirect')]).toEqual(['/transferLogin', '/course']);
    const code = ended.to.searchParams.get('code') ?? '';
    expect((await world.ask(transferLogin, { code }, visitor)).userinfo.account).toBe('li');
    expect(said((await visit(address, begun.cookie)).to)).toBe('/login?oneClick=expired');
  });

  it('belongs to the browser that began it, and to a token that is fresh [SE-03] [AC-14]', async () => {
    expect(said((await oneClick(phone, 'banyan_oneclick=other')).ended.to)).toBe('/login?oneClick=expired');
    const { to, cookie } = await visit('/oneclick/login?backUrl=%2F%2Fevil.example');
    const state = to.searchParams.get('state') ?? '';
    const token = world.carrier.insert(phone) ?? '';
    world.now += 61_000;
    expect(said((await visit(`/oneclick/callback?state=${state}&token=${token}`, cookie)).to)).toBe(
      '/login?oneClick=expired&backUrl=%2Findex',
    );
    const again = await visit('/oneclick/login');
    const left = `/oneclick/callback?state=${again.to.searchParams.get('state') ?? ''}`;
    expect(said((await visit(left, again.cookie)).to)).toBe('/login?oneClick=cancelled&backUrl=%2Findex');
  });

  it('lets in whom the enterprise knows by the number, unless the account is locked [SE-03] [AC-12]', async () => {
    expect(said((await oneClick('+8613900000001')).ended.to)).toBe('/login?oneClick=person&backUrl=%2Fcourse');
    await change({ locked: true });
    expect(said((await oneClick(phone)).ended.to)).toBe('/login?oneClick=locked&backUrl=%2Fcourse');
  });

  it('is offered where the enterprise names it and a carrier is reached [SE-03]', async () => {
    expect((await world.ask(loginMethods, {}, visitor)).methods).toEqual(['password', 'oneClick']);
    expect([openCarrier(null, true).carrier.reaches, openCarrier(null, false).carrier.reaches]).toEqual([false, true]);
    await serveWith(noCarrier);
    expect(said((await visit('/oneclick/login')).to)).toBe('/login?oneClick=failed&backUrl=%2Findex');
    await serveWith(world.carrier);
    await world.in(0, (scope) =>
      scope.tx
        .update(enterprises)
        .set({ loginWays: ['password'] })
        .where(scope.only(enterprises)),
    );
    expect(said((await visit('/oneclick/login')).to)).toBe('/login?oneClick=failed&backUrl=%2Findex');
  });

  it('asks a provider for the number by token and key, and says so when that fails [SE-03]', async () => {
    const asked: unknown[] = [];
    const provider = createServer((request, response) => {
      let body = '';
      request.on('data', (piece) => (body += String(piece)));
      request.on('end', () => {
        asked.push([request.method, request.url, request.headers.authorization, body]);
        const known = body.includes('good');
        response.statusCode = known ? 200 : body.includes('old') ? 404 : 500;
        response.end(JSON.stringify(known ? { phone } : {}));
      });
    });
    await new Promise<void>((ready) => provider.listen(0, '127.0.0.1', ready));
    try {
      const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
      const carrier = gatewayCarrier({ url, key: 'k' });
      expect(carrier.address({ state: 's', back: 'https://a.example/oneclick/callback' })).toBe(
        `${url}/authorize?state=s&back=https%3A%2F%2Fa.example%2Foneclick%2Fcallback`,
      );
      expect([await carrier.numberOf('good'), await carrier.numberOf('old')]).toEqual([phone, null]);
      expect(asked[0]).toEqual(['POST', '/number', 'Bearer k', '{"token":"good"}']);
      await serveWith(carrier);
      const { to, cookie } = await visit('/oneclick/login');
      const state = to.searchParams.get('state') ?? '';
      expect(said((await visit(`/oneclick/callback?state=${state}&token=bad`, cookie)).to)).toBe(
        '/login?oneClick=failed&backUrl=%2Findex',
      );
    } finally {
      provider.close();
    }
  });
});
