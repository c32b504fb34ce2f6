import { expect, it } from 'vitest';
import { gateHosts } from './access.cases.ts';
import { detectHost, opensNewTab } from './host.ts';
import { hostAgents } from './hosts.cases.ts';

it.each([
  ['browser', null, false],
  ['wecom', 'wecom', true],
  ['dingtalk', 'dingtalk', true],
  ['lark', 'lark', true],
  ['cloudHub', 'cloudHub', true],
  ['collaboration', 'collaboration', true],
  ['meeting', 'meeting', false],
  ['office', 'office', false],
] as const)('recognises %s by its marker [HO-01]', (name, embedded, chatTool) => {
  expect(detectHost(gateHosts[name])).toMatchObject({ embedded, chatTool });
});

it.each(Object.entries(hostAgents))(
  'recognises %s by what it really sends [HO-01] [HO-04]',
  (_name, { userAgent, ...host }) => {
    expect(detectHost(userAgent)).toEqual(host);
    expect(opensNewTab(detectHost(userAgent), '')).toBe(host.embedded === null);
  },
);

it('recognises Feishu, the name Lark has at home [HO-01]', () => {
  expect(detectHost('Mozilla/5.0 Chrome/110 Safari/537.36 Feishu/7.1.4').embedded).toBe('lark');
});

it('does not take a part of a word for a marker [HO-01]', () => {
  expect(detectHost('Mozilla/5.0 Skylark/1.0 Safari/537.36').embedded).toBeNull();
});

it('opens a new tab in a plain browser and nowhere else [SH-07]', () => {
  expect(opensNewTab(detectHost(gateHosts.browser), '')).toBe(true);
  expect(opensNewTab(detectHost(gateHosts.browser), 'wps')).toBe(false);
  expect(opensNewTab(detectHost(gateHosts.meeting), '')).toBe(false);
  expect(opensNewTab(detectHost(gateHosts.office), '')).toBe(false);
  expect(opensNewTab(detectHost(gateHosts.wecom), '')).toBe(false);
});
