import { expect, it } from 'vitest';
import { pagePolicy } from './policy.ts';

const policy = pagePolicy({
  nonce: 'abc',
  contentOrigin: 'http://a.localhost:4001',
  callOrigins: ['https://api.example'],
  frameAncestors: ['https://*.office.example', "https://x.example; script-src 'unsafe-inline'", "'unsafe-inline'", '*'],
});

it('lets a page run its own scripts and nothing evaluated or inline', () => {
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain("style-src 'self' 'nonce-abc'");
  expect(policy).not.toContain('unsafe');
});

it('lets files come from the content origin and calls go to configured origins', () => {
  expect(policy).toContain("media-src 'self' blob: http://a.localhost:4001");
  expect(policy).toContain("connect-src 'self' http://a.localhost:4001 https://api.example;");
});

it('shows pages of who carries live pictures where there is such an account, and nowhere else [LV-03]', () => {
  const given = { nonce: 'abc', contentOrigin: 'http://a.localhost:4001', callOrigins: [], frameAncestors: [] };
  expect(pagePolicy(given)).toContain('frame-src http://a.localhost:4001;');
  const carried = pagePolicy({ ...given, frameOrigins: ['https://live.polyv.cn'] });
  expect(carried).toContain('frame-src http://a.localhost:4001 https://live.polyv.cn;');
});

it('lets only hosts frame it, and no host smuggle in a rule', () => {
  expect(policy.endsWith("frame-ancestors 'self' https://*.office.example")).toBe(true);
});
