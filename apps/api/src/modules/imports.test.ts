import { categoryKeyForm, ErrorCode } from '@banyan/contracts';
import { agreement, homeStructure, login, navigation, updateInitialPassword } from '@banyan/contracts/account';
import { categoryTree } from '@banyan/contracts/course';
import { pointsHome } from '@banyan/contracts/mall';
import { asc } from 'drizzle-orm';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { readFields } from '../platform/personFields.ts';
import { inTenant } from '../db/tenant.ts';
import { ImportRefused } from '../import/faults.ts';
import { testApp } from '../testing/app.ts';
import { caller } from '../testing/caller.ts';
import { testDatabase } from '../testing/database.ts';
import { addEnterprise } from '../testing/fixtures.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { certificateTemplates } from './certificate/certificate.schema.ts';
import { auditEntries } from '../platform/audit.schema.ts';
import { enterprises, hosts, portals, users } from '../platform/enterprise.schema.ts';
import { importEnterprise } from './enterprise/import/importEnterprise.ts';
import { enterpriseParts } from './enterpriseParts.ts';
import { homeModules, navigationItems, portalFrames } from './home/home.schema.ts';
import { allRoutes } from './index.ts';
import { importPeople } from './session/import/importPeople.ts';
import { peopleImport, peopleIn } from './session/import/people.import.ts';

const example = (name: string) =>
  readFile(fileURLToPath(new URL(`../../../../docs/imports/${name}`, import.meta.url)), 'utf8');

let db: Database;
let app: FastifyInstance;
let yaml: string;
let csv: string;
/** Each test has its own enterprise. */
let eid = 2000;
let host: string;
beforeAll(async () => {
  db = await testDatabase();
  app = await testApp(db, allRoutes);
});
beforeEach(async () => {
  eid += 1;
  host = `e${eid}.localhost`;
  yaml = (await example('enterprise.yaml')).replace('qinghe.localhost', host);
  csv = await example('people.csv');
});

const now = () => Date.now();
const takeEnterprise = (text = yaml, change: { readonly dryRun?: boolean } = {}) =>
  importEnterprise({ db, now }, enterpriseParts, { eid, file: 'enterprise.yaml', text, ...change });
const fieldsOf = () => inTenant(db, eid, readFields);
const takePeople = async (text = csv, change: { readonly dryRun?: boolean; readonly password?: string } = {}) =>
  importPeople(
    { db },
    { eid, file: 'people.csv', people: await peopleIn(Buffer.from(text), 'people.csv', await fieldsOf()), ...change },
  );

/** The faults, each with its line. */
async function faultsOf(taken: Promise<unknown>): Promise<readonly string[]> {
  const thrown: unknown = await taken.catch((error: unknown) => error);
  if (!(thrown instanceof ImportRefused)) throw thrown instanceof Error ? thrown : new Error('it was imported');
  return thrown.faults.map(({ line, wrong }) => `${line ?? ''} ${wrong}`);
}

const page = () => caller(app, { host: `${host}:4000`, eid });
const rowOf = (account: string) =>
  inTenant(db, eid, async (scope) => {
    const rows = await scope.tx.select().from(users).where(scope.only(users)).orderBy(asc(users.id));
    return rows.find((row) => row.account === account);
  });

describe('an enterprise that is imported', () => {
  it('is found by its host, with people who log in to a furnished portal [AC-01, SE-02, SE-05, SH-12]', async () => {
    expect(await takeEnterprise()).toMatchObject({ portal: '青禾学堂', isNew: true, hosts: [host] });
    expect(await takePeople()).toEqual({ added: 4, changed: 0, same: 0 });
    const first = await page()(login, { account: 'q2001', password: 'Qinghe2026', remember: 'Y' });
    expect(first).toMatchObject({ code: ErrorCode.initialPassword });
    const { ticket } = first.data as { readonly ticket: string };
    const own = { ticket, password: 'Sprout2026', confirm: 'Sprout2026', remember: 'Y' as const };
    const entered = await page()(updateInitialPassword, own);
    expect(entered).toMatchObject({ status: 'Y', data: { userinfo: { username: '陈小满', type: 1 } } });
    const { userinfo } = entered.data as { readonly userinfo: { readonly token: string; readonly userid: string } };
    const ask = caller(app, { host: `${host}:4000`, eid, ...userinfo });
    const { data: home } = await ask(homeStructure, {});
    expect(
      (home as { readonly modules: readonly { readonly kind: string }[] }).modules.map(({ kind }) => kind),
    ).toEqual(['continue', 'new', 'required', 'zones', 'category', 'category', 'popular']);
    const { items } = (await ask(navigation, {})).data as { readonly items: readonly { readonly key: string }[] };
    expect(items.map(({ key }) => key)).toContain('mall');
    expect((await ask(categoryTree, {})).data).toMatchObject({
      categories: [{ id: 'FF' }, { id: 'FF01', parent: 'FF' }, { id: 'FF02', parent: 'FF' }, { id: 'SV' }],
    });
    expect((await ask(agreement, { kind: 'privacy' })).data).toMatchObject({ title: '隐私政策' });
    expect((await ask(pointsHome, {})).data).toMatchObject({ tasks: { length: 3 } });
  });

  it('has fields of its people, which their file fills, and changes neither when it comes in again [AC-01, SE-02]', async () => {
    await takeEnterprise();
    const filled = csv.replace(/^(account.*)$/m, '$1,Store,成本中心').replaceAll(/^(Q.*)$/gm, '$1,second,C-1');
    expect(await takePeople(filled)).toMatchObject({ added: 4 });
    const fields = await fieldsOf();
    expect(fields.map(({ kind, name, options }) => [name.zh_cn, kind, options.map(({ id }) => id)])).toEqual([
      ['门店', 'choice', [1, 2]],
      ['成本中心', 'text', []],
    ]);
    const [store, cost] = fields.map(({ id }) => id);
    expect((await rowOf('Q2001'))?.fieldValues).toEqual({ [store ?? 0]: 2, [cost ?? 0]: 'C-1' });
    await takeEnterprise();
    expect((await fieldsOf()).map(({ id, options }) => [id, options])).toEqual(
      fields.map(({ id, options }) => [id, options]),
    );
    expect(await takePeople(filled)).toMatchObject({ added: 0, changed: 0 });
    expect(await faultsOf(takePeople(filled.replace('second', 'third')))).toEqual(['2 "third" does not fit 门店.']);
  });

  it('has its settings changed by the same file, and keeps what it has [AC-01]', async () => {
    const { certificates } = await takeEnterprise();
    await takePeople();
    const changed = yaml.replaceAll('青禾学堂', '青禾大学').replace(host, `new-${host}`).replace('收货', '验收');
    expect(await takeEnterprise(changed)).toMatchObject({ isNew: false, certificates });
    await inTenant(db, eid, async (scope) => {
      const [row] = await scope.tx.select().from(enterprises).where(scope.only(enterprises));
      expect(row).toMatchObject({
        portalName: { zh_cn: '青禾大学' },
        yearCredits: 240,
        weekGoalS: 7200,
        languages: ['zh_cn', 'en'],
      });
      expect(await scope.tx.$count(users, scope.only(users))).toBe(4);
      expect(await scope.tx.$count(certificateTemplates, scope.only(certificateTemplates))).toBe(1);
    });
    const found = await db.orm.select().from(hosts);
    expect(found.filter((one) => one.eid === eid).map((one) => one.host)).toEqual([`new-${host}`]);
  });

  it('has its portals, and where its own runs [SH-13] [AC-02] [HT-03] [HO-02] [SE-01]', async () => {
    const surroundings = `
portals:
  - { id: shops, name: 门店学院, colours: { theme: '#1f5fae', hover: '#164a8a' } }
  - { id: trial, name: 试点, colours: { theme: '#0a7d5a', hover: '#06583f' }, offered: false }
scan_login: https://scan.qinghe.example/login
platform: wps
cookie_domain: qinghe.example.com
sign_all: true
seal_all: true
frame_ancestors: ['https://*.office.example.com']
corp_ids: { wecom: ww5a1e2b3c, dingtalk: ding77 }
`;
    const name = `learn${eid}.qinghe.example.com`;
    await takeEnterprise(yaml.replace(host, name) + surroundings);
    const read = () =>
      inTenant(db, eid, async ({ only, tx }) => ({
        row: (await tx.select().from(enterprises).where(only(enterprises)))[0],
        portals: (await tx.select().from(portals).where(only(portals)).orderBy(asc(portals.place))).map(
          ({ portalId, switchable }) => [portalId, switchable],
        ),
      }));
    const ways = {
      ...{ signAll: true, encryptAll: true, frameAncestors: ['https://*.office.example.com'] },
      ...{ scanLoginUrl: 'https://scan.qinghe.example/login', platformFlag: 'wps' },
      ...{ corpId: 'ww5a1e2b3c', dingtalkCorpId: 'ding77', cookiesDomain: 'qinghe.example.com' },
    };
    expect(await read()).toMatchObject({
      row: ways,
      portals: [
        ['shops', true],
        ['trial', false],
      ],
    });
    // Left out, they stay; portals that the file has no more go.
    await takeEnterprise(yaml.replace(host, name));
    expect((await read()).row).toMatchObject(ways);
    await takeEnterprise(`${yaml.replace(host, name)}portals: []\n`);
    expect((await read()).portals).toEqual([]);
    const wrong = await faultsOf(
      takeEnterprise(`${yaml}scan_login: http://scan.example\nframe_ancestors: ['*']\ncorp_ids: { wecom: 'a b' }\n`),
    );
    expect(wrong).toHaveLength(3);
    expect(await faultsOf(takeEnterprise(`${yaml}cookie_domain: example.org\n`))).toHaveLength(1);
  });

  it('has the home page of its file in place of the one before, and rules that its file tells [SH-12, SE-16]', async () => {
    await takeEnterprise();
    const own = `${yaml}
members_only: true
required_profile: [realName]
agreements_since: 2026-01-01
home:
  notice: 明天盘点
  paragraphs: [早上七点开始。]
  blocks:
    - { kind: category, title: 生鲜, category: FF, more: /course?cat=FF }
    - { kind: new, title: 新课, shown: false }
  zones: [{ key: all, icon: book, title: 全部, note: 都在这里, path: /course }]
  navigation: [{ key: home, title: 首页, path: /index }]
`;
    await takeEnterprise(own);
    await inTenant(db, eid, async ({ only, tx }) => {
      const [row] = await tx.select().from(enterprises).where(only(enterprises));
      expect(row).toMatchObject({ membersOnly: true, requiredProfile: ['realName'] });
      const blocks = await tx.select().from(homeModules).where(only(homeModules)).orderBy(asc(homeModules.position));
      expect(blocks.map(({ kind, shown }) => [kind, shown])).toEqual([
        ['category', true],
        ['new', false],
      ]);
      expect(await tx.$count(navigationItems, only(navigationItems))).toBe(1);
      const [frame] = await tx.select().from(portalFrames).where(only(portalFrames));
      expect(frame).toMatchObject({ notice: { zh_cn: '明天盘点' }, noticeText: [{ zh_cn: '早上七点开始。' }] });
    });
    const odd = own
      .replace('agreements_since: 2026-01-01', 'agreements_since: 2026-02-30')
      .replace('kind: new, title: 新课', 'kind: new, title: 新课, category: FF')
      .replace('  notice: 明天盘点\n', '');
    expect(await faultsOf(takeEnterprise(odd))).toEqual([
      expect.stringContaining('There is no day or time "2026-02-30".'),
      expect.stringContaining('Nothing leads to these paragraphs.'),
      expect.stringContaining('A block has a "category" where its kind is category, and there alone.'),
    ]);
  });

  it('is refused whole, with each line that is wrong [AC-01]', async () => {
    await addEnterprise(db, { eid: 9000 + eid, host: `taken-${host}` });
    const odd = yaml
      .replace('language: auto', 'language: zh_tw')
      .replace('key: FF02', 'key: FF01')
      .replace('max: 32', 'max: 7');
    expect(await faultsOf(takeEnterprise(odd))).toEqual([
      expect.stringContaining('"zh_tw" is none of its languages.'),
      expect.stringContaining('No password can be that short and that long.'),
      expect.stringContaining('"FF01" stands here twice.'),
    ]);
    const foreign = yaml.replace(host, `taken-${host}`);
    expect(await faultsOf(takeEnterprise(foreign))).toEqual([`7 taken-${host} leads to enterprise ${9000 + eid}.`]);
    expect(await faultsOf(takePeople())).toEqual([` There is no enterprise ${eid}.`]);
    await takeEnterprise(yaml, { dryRun: true });
    expect(await faultsOf(takePeople())).toEqual([` There is no enterprise ${eid}.`]);
    await takeEnterprise();
    const moved = yaml
      .replace('key: SV', 'key: FF02')
      .replace('- key: FF02\n        name: { zh: 陈列, en: Display }\n        cover: quality', '');
    expect(await faultsOf(takeEnterprise(moved))).toEqual([
      expect.stringContaining('"FF02" is there already, below "FF", and cannot move.'),
    ]);
  });
});

it('keys of categories are as long as calls take them [CO-01]', async () => {
  const keyed = (length: number) => yaml.replaceAll('SV', 'S'.repeat(length));
  await expect(takeEnterprise(keyed(33))).rejects.toThrow('32 at most');
  await takeEnterprise(keyed(32));
  expect(categoryKeyForm.test('S'.repeat(32))).toBe(true);
});

describe('people who are imported', () => {
  it('are changed where the file says otherwise, and keep their passwords [SE-02, AC-12]', async () => {
    await takeEnterprise();
    await takePeople();
    const before = await rowOf('Q2001');
    const changes =
      'account,name,department,role,phone,locked\nq2001,陈小满,收银,lecturer,,yes\nQ2003,杜衡,,,13805712003,\n';
    expect(await takePeople(changes, { dryRun: true })).toEqual({ added: 1, changed: 1, same: 0 });
    expect(await rowOf('Q2001')).toEqual(before);
    expect(await takePeople(changes)).toEqual({ added: 1, changed: 1, same: 0 });
    expect(await takePeople(changes)).toEqual({ added: 0, changed: 0, same: 2 });
    expect(await rowOf('Q2001')).toEqual({
      ...before,
      // An administrator who has the person open is told of the change.
      revision: (before?.revision ?? 0) + 1,
      departmentId: expect.any(Number) as number,
      department: { zh_cn: '收银', en: 'Checkout' },
      type: 5,
      locked: true,
    });
    // A person without a password logs in by a code.
    expect(await rowOf('Q2003')).toMatchObject({ phone: '+8613805712003', initialPassword: false });
  });

  it('are on record with their file, and so are the settings of an enterprise; a rehearsal is not [AC-10]', async () => {
    await takeEnterprise();
    await takePeople(csv, { password: 'Qinghe2026', dryRun: true });
    await takePeople(csv, { password: 'Qinghe2026' });
    await takePeople(csv, { password: 'Qinghe2026' });
    const log = await inTenant(db, eid, ({ only, tx }) =>
      tx.select().from(auditEntries).where(only(auditEntries)).orderBy(asc(auditEntries.id)),
    );
    expect(log).toMatchObject([
      { act: 'import/settings', source: 'command', actorId: null, subjectName: 'enterprise.yaml' },
      {
        act: 'import/people',
        source: 'command',
        actorId: null,
        subjectName: 'people.csv',
        changes: [{ field: 'added' }, {}],
      },
    ]);
  });

  it('never leave the enterprise without a super administrator who can log in [AC-10] [AC-12]', async () => {
    await takeEnterprise();
    await takePeople();
    const alone = '2 Without q1001 the enterprise would have no super administrator who can log in.';
    const row = (account: string, role: string, locked: string) => `${account},吴蔚,${role},Qinghe2026,${locked}`;
    const file = (...rows: readonly string[]) => ['account,name,role,password,locked', ...rows].join('\n');
    expect(await faultsOf(takePeople(file(row('q1001', '', 'yes'))))).toEqual([alone]);
    expect(await faultsOf(takePeople(file(row('q1001', 'learner', ''))))).toEqual([alone]);
    expect(await faultsOf(takePeople(file(row('q1001', 'lecturer', ''), row('q9', 'administrator', 'yes'))))).toEqual([
      alone,
    ]);
    expect(await rowOf('Q1001')).toMatchObject({ type: 2, locked: false });
    await takePeople(file(row('q1001', 'learner', ''), row('q9', 'administrator', '')));
    expect(await rowOf('Q1001')).toMatchObject({ type: 1 });
    expect(await faultsOf(takePeople(file(row('q9', '', 'yes'), row('q10', 'learner', ''))))).toEqual([
      alone.replace('q1001', 'q9'),
    ]);
  });

  it('come in with names that no certificate can print, and each is told with its line [SE-02, TR-04]', async () => {
    await takeEnterprise();
    const path = join(await mkdtemp(join(tmpdir(), 'people-')), 'people.csv');
    await writeFile(path, 'account,name,name_en,password\nQ1,李㛃,Łukasz,Qinghe2026\nQ2,王𠀀,Wang,Qinghe2026\n');
    const ports = { db, files: memoryStorage(), now, emit: () => Promise.resolve() };
    expect((await peopleImport.run(ports, { eid, path, options: {}, dryRun: false })).split('\n')).toEqual([
      `People of ${eid}: 2 are new, 0 changed, 0 as they were.`,
      'people.csv:3: Certificates cannot print 𠀀 (U+20000) of "王𠀀". An empty box stands there instead.',
    ]);
    expect(await rowOf('Q2')).toMatchObject({ name: { zh_cn: '王𠀀' } });
  });

  it('are refused whole, with each row that is wrong [SE-02, AC-15]', async () => {
    await takeEnterprise(`${yaml}\nuser_limit: 5\n`);
    await takePeople();
    const odd = [
      'account,name,role,phone,email,password,locked',
      'Q 1,,boss,12,at home,123,perhaps',
      'Q3001,一,,13805713001,,Qinghe2026,',
      'q3001,二,,13805713001,,Qinghe2026,',
      ',三,,,,Qinghe2026,',
    ].join('\n');
    expect(await faultsOf(takePeople(odd))).toEqual([
      '2 The account "Q 1" has a space in it.',
      '2 The name is missing.',
      '2 "at home" is no address of mail.',
      '2 The password is too short or too long.',
      '2 "boss" is no role that is known.',
      '2 There is no phone number "12".',
      '2 "perhaps" is no locked that is known.',
      '4 The account "q3001" stands in line 3 already.',
      '4 The phone "+8613805713001" stands in line 3 already.',
      '5 The account is missing.',
    ]);
    const more = 'account,name,phone\nQ3001,一,13805712001\nQ3002,二,\n';
    expect(await faultsOf(takePeople(more))).toEqual([
      ' 6 people would be there.',
      '2 +8613805712001 is the number of Q2001.',
      '3 Q3002 could not log in.',
    ]);
    expect(await faultsOf(takePeople('工号,姓名,血型\nQ1,一,A\n'))).toEqual(['1 There is no column "血型".']);
  });
});
