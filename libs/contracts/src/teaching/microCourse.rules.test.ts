import { expect, it } from 'vitest';
import { microTotalBytes } from './microCourse.choices.ts';
import { microGaps, webLink } from './microCourse.rules.ts';
import type { MicroDraft } from './microCourse.ts';

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

it('takes files up to the limit of a micro-course, all its chapters together, and not a byte more [MC-01]', () => {
  const ids = ['a'.repeat(22), 'b'.repeat(22)];
  const draft: MicroDraft = {
    ...{ title: '首件检验', cover: '', category: 'quality', lecturer: 1, introduction: '三处都量' },
    ...{ fee: 'free', amount: '', points: '', audience: 'everyone' },
    chapters: ids.map((file) => ({ key: file, title: '第一节', source: 'file', file, url: '' })),
  };
  const filled = (size: number) => [
    { id: ids[0] ?? '', state: 'uploaded' as const, size: 1 },
    { id: ids[1] ?? '', state: 'uploaded' as const, size: size - 1 },
  ];
  expect(microGaps(draft, filled(microTotalBytes))).toEqual([]);
  expect(microGaps(draft, filled(microTotalBytes + 1))).toEqual([{ step: 'content', kind: 'total', chapter: 0 }]);
});
