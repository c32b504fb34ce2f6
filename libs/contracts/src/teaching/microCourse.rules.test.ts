import { expect, it } from 'vitest';
import { webLink } from './microCourse.rules.ts';

it('takes links that lead every reader to the same place, and no other [MC-03]', () => {
  for (const link of [
    'https://example.com/a',
    'http://192.168.10.15/handbuch',
    'http://0.pool.example.org',
    'https://学堂.例子.cn/',
    'http://wiki.corp.example:8080',
  ])
    expect([link, webLink(link)?.protocol]).toEqual([link, link.slice(0, link.indexOf('/'))]);
  for (const link of [
    ...['http://169.254.169.254/latest/meta-data', 'http://0xA9FEA9FE/', 'http://2852039166/', 'http://169.254.1'],
    ...['http://127.0.0.1:4000', 'http://0.0.0.0', 'http://224.0.0.1', 'http://255.255.255.255', 'http://[fe80::1]/'],
    ...['http://localhost', 'http://a.localhost/', 'https://you@example.com', 'ftp://example.com', 'example.com', ''],
  ])
    expect([link, webLink(link)]).toEqual([link, null]);
});
