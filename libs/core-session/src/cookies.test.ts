import { describe, expect, it } from 'vitest';
import { cookieDomain } from './cookie-domain.ts';
import { createSessionCookies } from './cookies.ts';
import { memoryJar } from './testing/session.ts';

/** A jar that also records the written lines with all attributes. */
function recordingJar() {
  const jar = memoryJar();
  const lines: string[] = [];
  return {
    lines,
    get cookie() {
      return jar.cookie;
    },
    set cookie(line: string) {
      lines.push(line);
      jar.cookie = line;
    },
  };
}

function setUp(options: { secure?: boolean; at?: Date } = {}) {
  const jar = recordingJar();
  const logged: string[] = [];
  const cookies = createSessionCookies({
    jar,
    secure: options.secure ?? false,
    log: (message) => logged.push(message),
    now: () => options.at ?? new Date(2025, 10, 20, 14, 40),
  });
  return { jar, logged, cookies };
}

const someone = { userid: '20381', token: 'A-b_c' };

describe('userInfo', () => {
  it('is JSON with user and token for 30 days at the root [SE-01]', () => {
    const { jar, cookies } = setUp({ secure: true });
    cookies.write(someone, { remember: true, domain: null });
    expect(jar.lines).toHaveLength(1);
    const [pair = '', ...attributes] = (jar.lines[0] ?? '').split('; ');
    expect(JSON.parse(decodeURIComponent(pair.replace('userInfo=', '')))).toEqual(someone);
    expect(attributes.sort()).toEqual(['Max-Age=2592000', 'Path=/', 'SameSite=Lax', 'Secure']);
    expect(cookies.read()).toEqual(someone);
  });

  it('ends with the browser when the learner does not want to be remembered [SE-01]', () => {
    const { jar, cookies } = setUp();
    cookies.write(someone, { remember: false, domain: null });
    expect(jar.lines[0]).not.toMatch(/Max-Age|Expires/);
  });

  it('is kept under the domain of the enterprise, and the one of the host alone goes [SE-01]', () => {
    const { jar, cookies } = setUp();
    cookies.write(someone, { remember: true, domain: 'acme.com' });
    expect(jar.lines[0]).toBe('userInfo=; Path=/; SameSite=Lax; Max-Age=0');
    expect(jar.lines[1]).toContain('; Domain=acme.com; ');
  });

  it.each([
    ['no cookie', ''],
    ['no JSON', 'userInfo=abc'],
    ['a broken escape', 'userInfo=%E0%A4%A'],
    ['JSON of another shape', `userInfo=${encodeURIComponent('["20381","A-b_c"]')}`],
    ['null', 'userInfo=null'],
    ['no token', `userInfo=${encodeURIComponent('{"userid":"20381"}')}`],
    ['an empty token', `userInfo=${encodeURIComponent('{"userid":"20381","token":""}')}`],
    ['no user', `userInfo=${encodeURIComponent('{"token":"A-b_c"}')}`],
    ['a token that is no text', `userInfo=${encodeURIComponent('{"userid":"20381","token":7}')}`],
  ])('logs nobody in with %s [SE-01, ER-06]', (_name, cookie) => {
    const { jar, cookies } = setUp();
    if (cookie !== '') jar.cookie = cookie;
    expect(cookies.read()).toBeNull();
  });

  it('is found among others, and not in a name that ends like it [SE-01]', () => {
    const { jar, cookies } = setUp();
    jar.cookie = 'olduserInfo=x';
    jar.cookie = `userInfo=${encodeURIComponent('{"userid":20381,"token":"A-b_c"}')}`;
    jar.cookie = 'theme=dark';
    expect(cookies.read()).toEqual(someone);
  });

  it('goes from the host and from the domain [SE-02]', () => {
    const { jar, cookies, logged } = setUp();
    cookies.write(someone, { remember: true, domain: 'acme.com' });
    cookies.remove('acme.com');
    expect(cookies.read()).toBeNull();
    expect(jar.lines.slice(-2)).toEqual([
      'userInfo=; Path=/; SameSite=Lax; Max-Age=0',
      'userInfo=; Path=/; SameSite=Lax; Domain=acme.com; Max-Age=0',
    ]);
    expect(logged).toEqual([]);
  });

  it('is only reported when it cannot be removed [SE-01]', () => {
    const logged: string[] = [];
    const jar = Object.freeze({ cookie: `userInfo=${encodeURIComponent(JSON.stringify(someone))}` });
    const stubborn = {
      get cookie() {
        return jar.cookie;
      },
      set cookie(_line: string) {
        // A browser that ignores writes, as one does for a cookie set by the server for another path.
      },
    };
    const cookies = createSessionCookies({
      jar: stubborn,
      secure: false,
      log: (message) => logged.push(message),
      now: () => new Date(),
    });
    cookies.remove(null);
    expect(logged).toHaveLength(1);
    expect(logged[0]).not.toContain(someone.token);
  });
});

describe('userNikkatsu', () => {
  it('counts the visits of a day [SE-13]', () => {
    const { cookies } = setUp();
    expect(cookies.visits()).toBe(0);
    expect(cookies.countVisit()).toBe(1);
    expect(cookies.countVisit()).toBe(2);
    expect(cookies.visits()).toBe(2);
  });

  it('ends with the local day [SE-13]', () => {
    const { jar, cookies } = setUp({ at: new Date(2025, 10, 30, 23, 59, 59) });
    cookies.countVisit();
    const expires = /Expires=([^;]+)/.exec(jar.lines[0] ?? '')?.[1] ?? '';
    expect(new Date(expires).getTime()).toBe(new Date(2025, 11, 1, 0, 0, 0).getTime());
  });

  it('begins again where the cookie holds no count [SE-13]', () => {
    const { jar, cookies } = setUp();
    jar.cookie = 'userNikkatsu=-3';
    expect(cookies.countVisit()).toBe(1);
    jar.cookie = 'userNikkatsu=many';
    expect(cookies.countVisit()).toBe(1);
  });
});

describe('language', () => {
  it('is kept for a year, at the root [SE-09]', () => {
    const { jar, cookies } = setUp();
    expect(cookies.language()).toBeNull();
    cookies.keepLanguage('zh_tw');
    expect(jar.lines[0]).toBe('language=zh_tw; Path=/; SameSite=Lax; Max-Age=31536000');
    expect(cookies.language()).toBe('zh_tw');
  });

  it('is none when the cookie holds no language of ours [SE-09]', () => {
    const { jar, cookies } = setUp();
    jar.cookie = 'language=fr';
    expect(cookies.language()).toBeNull();
  });
});

describe('the domain of the session cookie', () => {
  const own = (cookiesDomain: string) => ({ iscustomDomain: 'Y', cookiesDomain }) as const;

  it.each([
    ['learn.acme.com', 'acme.com', 'acme.com'],
    ['learn.acme.com', '.Acme.com', 'acme.com'],
    ['acme.com', 'acme.com', 'acme.com'],
    ['learn.acme.com.cn', 'acme.com.cn', 'acme.com.cn'],
  ])('on %s is the stated %s [SE-01]', async (host, stated, expected) => {
    expect(await cookieDomain(own(stated), host)).toBe(expected);
  });

  it.each([
    ['another tenant', 'learn.acme.com', 'other.com'],
    ['one that only ends alike', 'learn.badacme.com', 'acme.com'],
    ['one below the host', 'acme.com', 'learn.acme.com'],
    ['a public suffix', 'learn.acme.com', 'com'],
    ['a public suffix of two parts', 'learn.acme.com.cn', 'com.cn'],
    ['a suffix that strangers share', 'acme.github.io', 'github.io'],
    ['an address', '10.1.2.3', '10.1.2.3'],
    ['a part of an address', '10.1.2.3', '2.3'],
    ['the machine itself', 'acme.localhost', 'localhost'],
    ['nothing', 'learn.acme.com', ''],
    ['an injected attribute', 'learn.acme.com', 'acme.com; Path=/x'],
  ])('is never %s [SE-01]', async (_name, host, stated) => {
    expect(await cookieDomain(own(stated), host)).toBeNull();
  });

  it('is the host alone where the enterprise has no domain of its own [SE-01]', async () => {
    expect(await cookieDomain({ iscustomDomain: 'N', cookiesDomain: 'acme.com' }, 'learn.acme.com')).toBeNull();
  });
});
