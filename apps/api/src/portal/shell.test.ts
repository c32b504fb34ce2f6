import { loginType } from '@banyan/contracts/account';
import { examClasses, examList } from '@banyan/contracts/exam';
import { baseCss, themeCss } from '@banyan/tokens';
import type { FastifyInstance } from 'fastify';
import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { openLivePages } from '../livePages/livePages.ts';
import { noNameTickets } from '../testing/noNameTickets.ts';
import { inTenant } from '../db/tenant.ts';
import { enterpriseRoutes } from '../modules/enterprise/enterprise.routes.ts';
import { enterprises, hosts, portals } from '../platform/enterprise.schema.ts';
import { allRoutes } from '../modules/index.ts';
import { courseRoutes } from '../modules/course/course.routes.ts';
import { courseHomePorts } from '../modules/course/homePorts.ts';
import { CourseWorld } from '../modules/course/testing/world.ts';
import { homeRoutes } from '../modules/home/home.routes.ts';
import { homeModules, navigationItems } from '../modules/home/home.schema.ts';
import { sessionRoutes } from '../modules/session/session.routes.ts';
import { noJobs } from '../jobs/queue.ts';
import { testApp } from '../testing/app.ts';
import { testDatabase } from '../testing/database.ts';
import { addEnterprise, addSession, addUser } from '../testing/fixtures.ts';
import { keywordScorer } from '../scorer/keywordScorer.ts';
import { noCarrier } from '../carrier/carrierPort.ts';
import { embeddedChat } from '../chat/chatPort.ts';
import { smsInbox } from '../sms/smsPort.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { registerBoot } from './boot.ts';
import { readPortalBuild } from './build.ts';
import { registerShell } from './shell.ts';
import { registerStatics } from './statics.ts';
import type { VisitOptions } from './visit.ts';

const exams = allRoutes.filter(({ call }) => call === examList || call === examClasses);
const routes = [...sessionRoutes, ...enterpriseRoutes, ...homeRoutes(courseHomePorts), ...courseRoutes, ...exams];
const directory = mkdtempSync(join(tmpdir(), 'banyan-portal-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

let db: Database;
let app: FastifyInstance;
let li: { token: string; userid: string };
let openCourse: number;
let sealedCourse: number;
let privateCourse: number;

function writeBuild() {
  mkdirSync(join(directory, 'assets'));
  mkdirSync(join(directory, '.vite'));
  writeFileSync(
    join(directory, 'index.html'),
    '<!doctype html><html lang="zh-CN"><head><title>B</title><script type="module" crossorigin src="/assets/index-1.js"></script></head>' +
      '<body><div id="root"></div><script type="application/json" id="banyan-boot"></script></body></html>',
  );
  writeFileSync(join(directory, 'favicon.svg'), '<svg/>');
  writeFileSync(join(directory, 'assets/home-1.js'), 'plain');
  writeFileSync(join(directory, 'assets/home-1.js.br'), 'brotli');
  writeFileSync(join(directory, 'assets/small-1.js'), 'small');
  const none = { files: [], texts: {} };
  const screens = { '/index': { files: ['/assets/home-1.js'], texts: {} } };
  writeFileSync(
    join(directory, '.vite/preloads.json'),
    JSON.stringify({ page: none, shell: none, navigation: none, console: none, screens }),
  );
}

beforeAll(async () => {
  writeBuild();
  db = await testDatabase();
  await addEnterprise(db, { eid: 0, puborg: 0 });
  await addEnterprise(db, {
    eid: 1002,
    host: 'larkfield.localhost',
    portalName: { zh_cn: '云雀', en: 'Lark</script><b>' },
    themeColor: '#0a7d5a',
    language: 'auto',
    switchLanguage: true,
    languages: ['zh_cn', 'en'],
    frameAncestors: ['https://office.example'],
  });
  await inTenant(db, 1002, async (scope) => {
    const entry = { key: 'course', title: { zh_cn: '课程', en: 'Courses' }, path: '/course', position: 1 };
    await scope.tx.insert(navigationItems).values(scope.row(navigationItems, entry));
    const module = { kind: 'new' as const, title: { zh_cn: '新' }, position: 1 };
    await scope.tx.insert(homeModules).values(scope.row(homeModules, module));
  });
  const world = await CourseWorld.open([1004, 1005, 1006], routes, db);
  for (const [eid, host, change] of [
    [1004, 'open.localhost', { logoUrl: '/logo.png' }],
    [1005, 'sealed.localhost', { encryptAll: true }],
    [1006, 'private.localhost', { puborg: 2 }],
  ] as const) {
    await db.orm.insert(hosts).values({ host, eid });
    await world.in(eid, ({ tx, only }) => tx.update(enterprises).set(change).where(only(enterprises)));
  }
  const intro = { zh_cn: '讲'.repeat(300) };
  openCourse = (await world.addCourse({ title: { zh_cn: '<b>公开课' }, intro }, 1004)).id;
  sealedCourse = (await world.addCourse({ title: { zh_cn: '密封课程' } }, 1005)).id;
  privateCourse = (await world.addCourse({ title: { zh_cn: '内部课程' } }, 1006)).id;
  li = await addSession(db, 1002, await addUser(db, 1002, { account: 'li' }));
  app = await pages();
});

/** The portal's pages as a server serves them. */
async function pages(change: Partial<VisitOptions> = {}): Promise<FastifyInstance> {
  const build = readPortalBuild(directory);
  if (!build) throw new Error('no build');
  return testApp(db, routes, {
    trustProxy: ['127.0.0.1'],
    also: async (instance) => {
      await registerStatics(instance, build);
      const visits: VisitOptions = {
        routes,
        services: {
          db,
          files: memoryStorage(),
          scorer: keywordScorer,
          payments: {},
          livePages: openLivePages(null),
          nameTickets: noNameTickets,
          sms: smsInbox(),
          carrier: noCarrier,
          chat: embeddedChat,
          handlers: [],
          jobs: noJobs,
          secret: 'of this test',
          baseDomain: 'localhost',
          portalOrigin: (host) => `https://${host}`,
          now: Date.now,
          contentUrl: fail,
          packageUrl: fail,
        },
        rateLimit: 0,
        addressLimit: 0,
        contentOrigin: (page: string) => page.replace(':4000', ':4001'),
        config: {
          apiBase: '',
          productName: 'Banyan',
          registerUrl: '',
          analyticsUrl: 'https://log.example/x',
          version: '1',
        },
        ...change,
      };
      registerBoot(instance, visits);
      registerShell(instance, { ...visits, build, themeCss, baseCss: baseCss() });
    },
  });
}

function fail(): never {
  throw new Error('not used by a page');
}

interface Boot {
  readonly config: Record<string, unknown>;
  readonly boot?: { readonly at: number; readonly language: string; readonly answers: Record<string, unknown> };
}

async function open(url: string, headers: Record<string, string> = {}) {
  const response = await app.inject({
    url,
    headers: { host: 'larkfield.localhost:4000', accept: 'text/html', ...headers },
  });
  const json = /id="banyan-boot">(.*?)<\/script>/s.exec(response.body)?.[1] ?? '{}';
  return { response, page: response.body, boot: JSON.parse(json) as Boot };
}
const cookie = (who: { token: string; userid: string }) =>
  `userInfo=${encodeURIComponent(JSON.stringify({ userid: who.userid, token: who.token }))}`;
const status = (boot: Boot) => {
  const key = Object.keys(boot.boot?.answers ?? {}).find((name) => name.includes('get-pcweb-login-type?'));
  return boot.boot?.answers[key ?? ''] as {
    data: { eid: number; portalName: string };
    userinfo: { account: string; token: string } | null;
  };
};

describe('the page of an address', () => {
  it("has the enterprise's language, colours, name and first answers inside [AC-01] [SE-11]", async () => {
    const { response, page, boot } = await open('/index?x=1', { 'accept-language': 'en' });
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
    expect(response.headers['etag']).toBeUndefined();
    expect(page).toContain('<html lang="en-GB" data-theme-color="#0a7d5a">');
    expect(page).toContain('<title>Lark&lt;/script&gt;&lt;b&gt;</title>');
    expect(page).toContain('--tenant:#0a7d5a');
    expect(boot.config).toMatchObject({ apiBase: '', productName: 'Banyan', eid: 1002, version: '1' });
    expect(boot.config['contentOrigin']).toBe('http://larkfield.localhost:4001');
    expect(status(boot)).toMatchObject({ data: { eid: 1002, portalName: 'Lark</script><b>' }, userinfo: null });
    expect(Object.keys(boot.boot?.answers ?? {})[0]).toContain('backurl=%2Findex%3Fx%3D1');
    expect(boot.boot?.language).toBe('en');
    expect(Math.abs((boot.boot?.at ?? 0) - Date.now())).toBeLessThan(10_000);
  });

  it('is painted in the colours of the portal that its person has chosen [SH-13] [SE-11]', async () => {
    await inTenant(db, 1002, (scope) =>
      scope.tx.insert(portals).values(
        scope.row(portals, {
          portalId: 'logistics',
          name: { zh_cn: '物流学院' },
          themeColor: '#1f5fae',
          hoverColor: '#184c8c',
          switchable: true,
          position: 1,
        }),
      ),
    );
    const mia = await addSession(db, 1002, await addUser(db, 1002, { account: 'mia', portalId: 'logistics' }));
    const { page } = await open('/index', { cookie: cookie(mia) });
    expect(page).toContain('data-theme-color="#1f5fae"');
    expect(page).toContain('--tenant:#1f5fae');
  });

  it('has nothing of a private enterprise for a visitor, and preloads the login [AC-06]', async () => {
    const { boot, page } = await open('/index');
    const names = Object.keys(boot.boot?.answers ?? {}).map((key) => key.split('?')[0]);
    expect(names).toEqual([
      '/yii/appapi/v1/pcweb/get-pcweb-login-type',
      '/yii/appapi/v1/login/get-enterprise-login-type',
    ]);
    expect(page).not.toContain('home-1.js');
  });

  it('has the answers of whoever the cookie proves, without their token [SE-01]', async () => {
    const { boot, page } = await open('/index', { cookie: cookie(li) });
    expect(status(boot).userinfo).toMatchObject({ account: 'li' });
    expect(page).not.toContain(li.token);
    expect(Object.keys(boot.boot?.answers ?? {})).toEqual(
      expect.arrayContaining(['apiHomePage/NavigationTop?', 'apiHomePage/GetStructure?', 'apiMy/getMyStudyInfo?']),
    );
    expect(Object.keys(boot.boot?.answers ?? {}).some((key) => key.startsWith('apiHomePage/GetList?module='))).toBe(
      true,
    );
    expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/home-1.js">');
    expect(page).toContain('<a href="/course">课程</a>');
  });

  it.each([
    ['a broken cookie', 'userInfo=%7B'],
    ['another user than the token is of', cookie({ token: 'x'.repeat(43), userid: '1' })],
    ['an array', 'userInfo=%5B1%5D'],
  ])('is for a visitor with %s [SE-01]', async (_case, value) => {
    const { boot } = await open('/index', { cookie: value });
    expect(status(boot).userinfo).toBeNull();
  });

  it('is in the language that the portal keeps [SE-09]', async () => {
    const { page } = await open('/login', { cookie: 'language=en', 'accept-language': 'zh-CN' });
    expect(page).toContain('<html lang="en-GB"');
  });

  it('may run only what its policy names, with a fresh nonce each time', async () => {
    const first = await open('/login');
    const second = await open('/login');
    const policy = String(first.response.headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(first.page).toContain(`<style nonce="${nonce}">`);
    expect(second.page).not.toContain(`nonce="${nonce}"`);
    expect(policy).toContain("frame-ancestors 'self' https://office.example");
    expect(policy).toContain('https://log.example');
    expect(policy).not.toContain('unsafe');
  });

  it('travels compressed', async () => {
    const response = await app.inject({
      url: '/login',
      headers: { host: 'larkfield.localhost', accept: 'text/html', 'accept-encoding': 'gzip, br' },
    });
    expect(response.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain('id="banyan-boot"');
  });

  it('is there for every address but those of files and calls [SH-08]', async () => {
    expect((await open('/no/such/page')).response.statusCode).toBe(200);
    const robots = await app.inject({ url: '/robots.txt', headers: { accept: '*/*' } });
    expect(robots.statusCode).toBe(404);
    const post = await app.inject({ method: 'POST', url: '/index', headers: { accept: 'text/html' } });
    expect(post.statusCode).toBe(404);
  });

  it.each([
    ['GET', { accept: '*/*' }],
    ['GET', { accept: 'application/json' }],
    ['GET', {}],
    ['HEAD', {}],
    ['HEAD', { accept: 'text/html' }],
  ] as const)('is there for %s with %j: curl, monitors, previews of links [SH-08]', async (method, headers) => {
    const response = await app.inject({ method, url: '/course', headers: { host: 'larkfield.localhost', ...headers } });
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(response.body.includes('id="banyan-boot"')).toBe(method === 'GET');
  });

  it('carries no answer where every one is to be sealed, and nothing of the course in its place [HT-03]', async () => {
    const sealed = await addSession(db, 1005, await addUser(db, 1005, { account: 'sealed' }));
    const { page, boot } = await open(`/course/${sealedCourse}`, { host: 'sealed.localhost', cookie: cookie(sealed) });
    expect(boot.boot?.answers).toEqual({});
    expect(boot.config['eid']).toBe(1005);
    expect(page).toContain('<title>学堂1005</title>');
    expect(page).not.toContain('密封课程');
    expect(page).not.toContain(sealed.userid);
  });

  it('carries no answer that is always sealed, but for the status of the enterprise [HT-03]', async () => {
    const { boot } = await open('/my/my-exam', { host: 'larkfield.localhost', cookie: cookie(li) });
    const carried = Object.keys(boot.boot?.answers ?? {}).map((key) => key.split('?')[0]);
    expect(carried).toContain(examClasses.name);
    expect(carried).toContain(loginType.name);
    expect(carried).not.toContain(examList.name);
  });

  it('tells previews of links about a public course, and of a private enterprise its name alone [AC-06]', async () => {
    const { page } = await open(`/course/${openCourse}`, { host: 'open.localhost' });
    for (const [property, content] of [
      ['title', '&lt;b&gt;公开课'],
      ['description', `${'讲'.repeat(199)}…`],
      ['image', 'http://open.localhost/logo.png'],
      ['url', `http://open.localhost/course/${openCourse}`],
      ['site_name', '学堂1004'],
    ]) {
      expect(page).toContain(`<meta property="og:${property}" content="${content}">`);
    }
    const told = ({ page: closed }: { readonly page: string }) =>
      [...closed.matchAll(/"og:[^>]*>/g)].map(([tag]) => tag);
    const names = ['"og:title" content="学堂1006">', '"og:site_name" content="学堂1006">'];
    const member = await addSession(db, 1006, await addUser(db, 1006, { account: 'member' }));
    for (const headers of [{} as Record<string, string>, { cookie: cookie(member) }]) {
      expect(told(await open(`/course/${privateCourse}`, { host: 'private.localhost', ...headers }))).toEqual(names);
    }
  });

  it('comes without answers when the enterprise does not exist [AC-15]', async () => {
    const { response, boot } = await open('/index', { host: 'nobody.localhost:4000' });
    expect(response.statusCode).toBe(200);
    expect(boot.boot).toBeUndefined();
    expect(boot.config['eid']).toBeNull();
  });
});

describe('pages beyond the limit of a minute', () => {
  it('come without answers, so that asking for pages costs no more than asking for calls [ER-08]', async () => {
    const limited = await pages({ addressLimit: 2 });
    const answers = [];
    for (let i = 0; i < 4; i++) {
      const response = await limited.inject({
        url: '/login',
        remoteAddress: '203.0.113.77',
        headers: { host: 'larkfield.localhost:4000', accept: 'text/html' },
      });
      expect(response.statusCode).toBe(200);
      answers.push(response.body.includes('get-pcweb-login-type'));
    }
    expect(answers).toEqual([true, true, false, false]);
  });
});

describe('?eid= on hosts of nobody', () => {
  it('chooses the enterprise and is remembered', async () => {
    const { response, boot } = await open('/login?eid=1002', { host: '127.0.0.1:4000' });
    expect(boot.config['eid']).toBe(1002);
    expect(response.headers['set-cookie']).toBe('eid=1002; Path=/; HttpOnly; SameSite=Lax');
    const safe = await open('/login?eid=1002', { host: '127.0.0.1:4000', 'x-forwarded-proto': 'https' });
    expect(safe.response.headers['set-cookie']).toBe('eid=1002; Path=/; HttpOnly; SameSite=Lax; Secure');
    const later = await open('/login', { host: '127.0.0.1:4000', cookie: 'eid=1002' });
    expect(later.boot.config['eid']).toBe(1002);
    expect((await open('/login', { host: '127.0.0.1:4000' })).boot.config['eid']).toBe(0);
  });

  it('does nothing where the host is an enterprise’s, or the enterprise is none', async () => {
    const mapped = await open('/login?eid=0');
    expect(mapped.boot.config['eid']).toBe(1002);
    expect(mapped.response.headers['set-cookie']).toBeUndefined();
    const none = await open('/login?eid=77', { host: '127.0.0.1:4000' });
    expect(none.response.headers['set-cookie']).toBeUndefined();
  });
});

describe('/boot.json', () => {
  const ask = (address: string, headers: Record<string, string> = {}) =>
    app.inject({
      url: `/boot.json?address=${encodeURIComponent(address)}`,
      headers: { host: 'larkfield.localhost:4000', ...headers },
    });

  it('has what the page would have, for pages of another server', async () => {
    const response = await ask('/index', { cookie: cookie(li) });
    expect(response.headers['cache-control']).toBe('no-store');
    const boot: Boot = response.json();
    expect(boot.config['eid']).toBe(1002);
    expect(status(boot).userinfo).toMatchObject({ account: 'li' });
    expect(response.body).not.toContain(li.token);
  });

  it('is for pages of its own origin, and for paths', async () => {
    expect((await ask('/index', { origin: 'https://evil.example' })).statusCode).toBe(400);
    expect((await ask('/index', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(400);
    expect((await ask('//evil.example')).statusCode).toBe(400);
    expect((await app.inject({ url: '/boot.json' })).statusCode).toBe(400);
  });
});

describe('files of the build', () => {
  it('are sent compressed and kept for good where their name has a hash', async () => {
    const response = await app.inject({ url: '/assets/home-1.js', headers: { 'accept-encoding': 'br' } });
    expect(response.body).toBe('brotli');
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    // Headers with a meaning for pages alone are not sent with each of their files.
    expect(response.headers['permissions-policy']).toBeUndefined();
    expect(response.headers['cross-origin-opener-policy']).toBeUndefined();
    expect((await app.inject({ url: '/assets/home-1.js' })).body).toBe('plain');
  });

  it('that are gone are 404, so that an old tab can tell [SH-14]', async () => {
    const response = await app.inject({ url: '/assets/old-0.js', headers: { accept: 'text/html,*/*' } });
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['goes away', 'ENOENT', 404],
    ['cannot be read', 'EIO', 500],
  ])('one that %s as it is opened is %s in words that can be read: %i [SH-14]', async (_, code, status) => {
    const open = vi.spyOn(fs, 'createReadStream').mockImplementation(
      () =>
        new Readable({
          read() {
            this.destroy(Object.assign(new Error(code), { code }));
          },
        }) as fs.ReadStream,
    );
    // Once as it was compressed beforehand, once compressed on the way.
    for (const url of ['/assets/home-1.js', '/assets/small-1.js']) {
      const response = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect(response.statusCode, url).toBe(status);
      expect(response.headers['content-encoding'], url).toBeUndefined();
      expect(response.headers['cache-control'], url).toBe('no-store');
    }
    open.mockRestore();
  });

  it('do not lead to what lies beside them', async () => {
    for (const url of [
      '/.vite/manifest.json',
      '/assets/../.vite/manifest.json',
      '/assets/%2e%2e/index.html',
      '/assets/',
    ]) {
      const response = await app.inject({ url, headers: { accept: '*/*' } });
      expect([403, 404], url).toContain(response.statusCode);
    }
    expect((await app.inject({ url: '/favicon.svg' })).statusCode).toBe(200);
  });
});

describe('an address or host that is none', () => {
  it.each(['//', '///', '//evil.example/index', '//[', '/\\evil', '/%zz', '/course/%E4%B8'])(
    '%s is answered with a page or a refusal [SH-08]',
    async (url) => {
      const { response } = await open(url);
      expect([200, 400]).toContain(response.statusCode);
      expect(response.body).not.toContain('Invalid URL');
    },
  );

  it.each(['a b', '[', 'a:99999', '%'])('a page of the host "%s" is refused', async (host) => {
    const { response } = await open('/index', { host });
    expect(response.statusCode).toBe(400);
  });
});
