// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { browserSession } from './world.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['https:', true],
  ['http:', false],
])('keeps the session of a page on %s in a cookie that is Secure: %s [SE-01]', (protocol, secure) => {
  const lines: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((line) => void lines.push(line));
  vi.stubGlobal('location', { protocol, search: '', hostname: 'learn.example' });
  const { cookies } = browserSession({ eid: 1001, language: null, report: () => undefined });
  cookies.write({ userid: '7', token: 't' }, { remember: true, domain: null });
  const session = lines.filter((line) => line.startsWith('userInfo='));
  expect(session.map((line) => line.split('; ').includes('Secure'))).toEqual([secure]);
});
