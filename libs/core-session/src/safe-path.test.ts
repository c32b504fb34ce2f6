import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeInternalPath, type Home } from './safe-path.ts';

const home: Home = { origin: 'https://learn.acme.com', allowedHosts: ['.acme.com', 'acme.partner.cn'] };

describe('leads inside [AC-14]', () => {
  it.each([
    ['/course/7', '/course/7'],
    ['/course/7?chapter=3#notes', '/course/7?chapter=3#notes'],
    ['course/7', '/course/7'],
    ['https://learn.acme.com/course?keyword=5S', '/course?keyword=5S'],
    ['https://LEARN.acme.com:443/index', '/index'],
    ['/course/../my/index', '/my/index'],
    ['/refused/7/%E7%84%8A%E6%8E%A5%20%E5%AE%89%E5%85%A8', '/refused/7/%E7%84%8A%E6%8E%A5%20%E5%AE%89%E5%85%A8'],
    ['/course?next=//evil.example', '/course?next=//evil.example'],
    ['/loginhelp', '/loginhelp'],
    ['/course/100%25', '/course/100%25'],
    ['https://acme.com/news', 'https://acme.com/news'],
    ['https://shop.acme.com/a?b=c', 'https://shop.acme.com/a?b=c'],
    ['https://acme.partner.cn/', 'https://acme.partner.cn/'],
  ])('%s', (value, expected) => {
    expect(safeInternalPath(value, home)).toBe(expected);
  });
});

describe('lands on /index [AC-14]', () => {
  it.each([
    ['nothing', ''],
    ['absent', null],
    ['another site', 'https://evil.example/course'],
    ['another site without scheme', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['slash and backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['backslash in the path', '/course\\..\\..\\evil'],
    ['encoded slash that becomes a host', '/%2fevil.example'],
    ['encoded backslash that becomes a host', '/%5cevil.example'],
    ['twice encoded slash', '/%252fevil.example'],
    ['twice encoded backslash', '/%255cevil.example'],
    ['dots that leave two slashes', '/..//evil.example'],
    ['own origin with two slashes', 'https://learn.acme.com//evil.example'],
    ['a tab inside', '/\t/evil.example'],
    ['a line feed inside', '/\n/evil.example'],
    ['a carriage return before', '\r/evil.example'],
    ['a null character', '/\u0000/evil.example'],
    ['an encoded null character', '/course/%00'],
    ['an encoded line feed', '/course/%0d%0aSet-Cookie:x'],
    ['a space before', ' //evil.example'],
    ['an escape character', '/\u001b/evil.example'],
    ['script', 'javascript:alert(1)'],
    ['script in capitals', 'JaVaScRiPt:alert(1)'],
    ['script with a tab', 'java\tscript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['blob of the own origin', 'blob:https://learn.acme.com/0b1c'],
    ['a file', 'file:///etc/passwd'],
    ['another scheme', 'ftp://learn.acme.com/'],
    ['web sockets', 'wss://learn.acme.com/'],
    ['a user name that looks like the host', 'https://learn.acme.com@evil.example/'],
    ['credentials on the own host', 'https://user:pass@learn.acme.com/index'],
    ['the own name as a prefix', 'https://learn.acme.com.evil.example/'],
    ['the own name without its dot', 'https://evilacme.com/'],
    ['the own domain over plain http', 'http://shop.acme.com/'],
    ['another port of the own host over plain http', 'http://learn.acme.com:8080/'],
    ['a partner below the one named', 'https://x.acme.partner.cn/'],
    ['no host at all', 'https://'],
    ['a broken address', 'https://[::1'],
    ['a broken escape', '/course/%E0%A4%A'],
    ['escapes without end', '/%25252525252fevil.example'],
    ['the login screen', '/login'],
    ['the login screen with a query', '/login?backUrl=%2Flogin'],
    ['the login screen in other letters', '/LOGIN/'],
    ['the login screen by its escapes', '/%6cogin'],
    ['the login screen by dots', '/x/../login'],
    ['the prompt', '/prompt?errorMsg=3'],
    ['registration', '/register'],
    ['login handed over', '/transferLogin?token=x'],
    ['the desktop gateway', '/loginPc'],
    ['more than 2048 characters', `/course?${'a'.repeat(2048)}`],
  ])('%s', (_name, value) => {
    expect(safeInternalPath(value, home)).toBe('/index');
  });
});

it('never leads to a host that is not its own, whatever is asked [AC-14]', () => {
  const parts = [
    '/',
    '\\',
    '%2f',
    '%5c',
    '.',
    '@',
    ':',
    '?',
    '#',
    'https:',
    'javascript:',
    'evil.example',
    '\t',
    '%00',
  ];
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 4 })), { maxLength: 12 }),
      (bits) => {
        const answer = safeInternalPath(bits.join(''), home);
        const target = new URL(answer, home.origin);
        const own = target.hostname === 'acme.com' || target.hostname.endsWith('.acme.com');
        expect(own || target.hostname === 'acme.partner.cn').toBe(true);
        expect(answer.startsWith('//')).toBe(false);
      },
    ),
    { numRuns: 3000 },
  );
});
