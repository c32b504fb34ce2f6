import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { demoEnterprises } from './db/seed/demo/index.ts';
import { startTable, widthOf } from './startTable.ts';

const ports = { port: 4000, contentPort: 4001, platformLink: null };

describe('startTable', () => {
  it('tells every address, enterprise and account, in columns', () => {
    const table = startTable(readConfig({}), ports);
    for (const { host, people } of demoEnterprises) {
      expect(table).toContain(`http://${host ?? 'localhost'}:4000`);
      for (const person of people) expect(table).toContain(person.account);
    }
    for (const way of ['code', 'scan', 'face', 'outsider']) expect(table).toContain(`/login?way=${way}`);
    expect(table).toContain('http://hengchuan.localhost:4000/loginPc?eid=1001&type=admin');
    for (const place of ['/dev/inbox', '/dev/sim', '/transferLogin']) expect(table).toContain(place);
    const rows = table.split('\n').filter((line) => line.includes('Banyan2026'));
    const starts = rows.map((row) => widthOf(row.slice(0, row.indexOf('Banyan2026'))));
    expect(new Set(starts).size).toBe(1);
  });

  it('tells no way in that production does not offer [AC-08]', () => {
    const table = startTable(readConfig({ NODE_ENV: 'production', BANYAN_DEMO: 'Y' }), ports);
    expect(table).toContain('/login?way=scan');
    for (const word of ['/dev/', 'way=code', 'way=outsider']) expect(table).not.toContain(word);
  });

  it('tells where another process serves the portal', () => {
    const config = readConfig({ PORT: '4010', PORTAL_PORT: '4000' });
    expect(startTable(config, { ...ports, port: 4010 })).toContain('http://hengchuan.localhost:4000');
  });

  it('tells no account where there is no demo data, and never the address of the database', () => {
    const table = startTable(readConfig({ DATABASE_URL: 'postgres://u:secret@h/d' }), ports);
    expect(table).not.toContain('Banyan2026');
    expect(table).not.toContain('secret');
    expect(table).toContain('BANYAN_DEMO=Y');
  });

  it('tells an installation without enterprises where to begin, once [SE-05]', () => {
    const config = readConfig({}, ['--empty']);
    const link = 'http://localhost:4000/invitation?ticket=t';
    expect(startTable(config, { ...ports, platformLink: link })).toContain(link);
    expect(startTable(config, ports)).toContain('http://localhost:4000/platform');
  });
});

it('counts Chinese characters as two columns', () => {
  expect(widthOf('衡川 ab（）')).toBe(4 + 3 + 4);
});
