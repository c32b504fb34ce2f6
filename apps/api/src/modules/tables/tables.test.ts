import { ErrorCode } from '@banyan/contracts';
import {
  actOnPeople,
  auditLog,
  exportAudit,
  exportDepartments,
  exportDetail,
  exportGroups,
  exportPeople,
  exportRequests,
  exportVisitors,
  listExports,
  listWork,
  importPasswords,
  importRest,
  mapImport,
  mendImport,
  peopleColumns,
  runImport,
  saveDepartment,
  saveGroup,
  takeBackImport,
} from '@banyan/contracts/organisation';
import { exportPurchases } from '@banyan/contracts/course';
import { utils, write } from '@e965/xlsx';
import { eq } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { departments } from '../../platform/department.schema.ts';
import { departmentCalled } from '../../platform/departments.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { departmentManagers } from '../../platform/organisation.schema.ts';
import { Grants, grantsOf } from '../../platform/grants.ts';
import { addUser } from '../../testing/fixtures.ts';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { allRoutes } from '../index.ts';
import { enterpriseOrders } from '../order/enterpriseOrder.schema.ts';
import { outsiderRequests } from '../outsider/outsider.schema.ts';
import { mayChange } from '../organisation/people/writePerson.ts';
import { heldBeyond } from '../../platform/heldBeyond.ts';
import { firstPassword } from '../organisation/people/change.service.ts';
import { passwordHolds } from '../session/passwords.ts';
import { peopleTable } from '../session/import/peopleTable.ts';
import { readRow } from './check.ts';
import { announcementFor, announcementsOf } from '../messages/testing/announcementFor.ts';
import { tableExports } from './exports.schema.ts';
import { Bringing } from './testing/bringing.ts';
import { sweepTables } from './tables.sweep.ts';

let world: World;
let boss: Asker;
let bringing: Bringing;

const personCalled = async (account: string) =>
  world.in(1001, async (scope) => {
    const [row] = await scope.tx
      .select()
      .from(users)
      .where(scope.only(users, eq(users.account, account)));
    return row;
  });
const departmentNames = () =>
  world.in(1001, async (scope) =>
    (await scope.tx.select().from(departments).where(scope.only(departments))).map(({ name }) => name.zh_cn),
  );

beforeEach(async () => {
  world = await openWorld(allRoutes, { eids: [1001, 1002] });
  boss = await world.addPerson('admin', 'A0');
  bringing = new Bringing(world, boss);
  await world.addLearner('W1', '焊接');
  await world.addLearner('W2', '焊接');
  await world.addLearner('P1', '涂装');
});

describe('A table of people', () => {
  it('is read whatever its headings and its program, and tells by row what it would do [SE-02]', async () => {
    const csv = '员工编号;姓名;所属部门;岗位;工资\nW1;W1;涂装;焊工;1\nW2;W2;焊接;;2\nN1;新人;焊接;;3\n';
    const read = await bringing.begin(csv);
    expect(read).toMatchObject({ state: 'checked', rows: 3, mapping: ['account', 'name', 'department', 'post', null] });
    expect(read.counts).toEqual({ new: 1, changed: 0, moved: 1, leaving: 0, same: 1, fault: 0 });
    const [moved] = await bringing.rows(read.id, 'moved');
    expect(moved?.changes).toEqual([
      { field: 'department', before: '焊接', after: '涂装' },
      { field: 'post', before: '', after: '焊工' },
    ]);
    expect(await personCalled('N1')).toBeUndefined();
  });

  it('tells each fault with its row and column, numbers that a spreadsheet broke among them [SE-02]', async () => {
    const sheet = utils.aoa_to_sheet([['账号', '姓名', '手机', '部门', '停用']]);
    utils.sheet_add_aoa(sheet, [[{ t: 'n', v: 330106199001011234 }, '甲', '12', '没有', '也许']], { origin: 'A2' });
    utils.sheet_add_aoa(sheet, [['X 1', { t: 'n', v: 3, f: '1+2' }, '', '焊接', '']], { origin: 'A3' });
    const book = write(utils.book_new(sheet, '一'), { type: 'buffer', bookType: 'xlsx' }) as Buffer;
    const { id } = await bringing.begin(book, 'people.xlsx');
    expect(await bringing.faults(id)).toEqual([
      '2 account rounded',
      '2 phone phone',
      '2 locked choice',
      '2 department unknownDepartment',
      '3 name formula',
      '3 account space',
    ]);
    const broken = await bringing.begin('账号,姓名\n3.30106E+17,甲\nY1,"=HYPERLINK(""x"")"\nY2,一\nY2,二\n');
    expect(await bringing.faults(broken.id)).toEqual(['2 account shortened', '3 name formula', '5 account twin']);
  });

  it('gives whom it brings in the announcements of their departments, and who comes back [SE-02] [ME-01]', async () => {
    await announcementFor(world, '停电', ['焊接']);
    const done = await bringing.run(await bringing.begin('账号,姓名,部门\nN1,一,焊接\nN2,二,涂装\nP1,P1,焊接\n'));
    const has = async (account: string) => announcementsOf(world, (await personCalled(account))?.id ?? 0);
    expect([await has('N1'), await has('N2'), await has('P1')]).toEqual([['停电'], [], ['停电']]);
    await announcementFor(world, '放假', ['涂装']);
    await bringing.takeBack(done.id);
    expect(await has('P1')).toEqual(['停电', '放假']);
  });

  it('is mended in place, one cell or all that say the same, and makes departments where it is told to [SE-02]', async () => {
    const read = await bringing.begin('账号,姓名,部门\nN1,一,焊一\nN2,二,焊一\nN3,三,新部/一班\n');
    expect(read.causes).toEqual([
      { column: 'department', fault: 'unknownDepartment', value: '焊一', rows: 2 },
      { column: 'department', fault: 'unknownDepartment', value: '新部/一班', rows: 1 },
    ]);
    const { id } = read;
    const mended = await world.ask(mendImport, { id, line: 2, place: 2, value: '焊接', all: 'Y' }, boss);
    expect(mended.counts).toMatchObject({ new: 2, fault: 1 });
    const made = await world.ask(mapImport, { id, mapping: read.mapping, leave: 'N', make: ['新部/一班'] }, boss);
    expect(made.counts).toMatchObject({ new: 3, fault: 0 });
    expect((await bringing.rows(id))[0]).toMatchObject({ cells: ['N1', '一', '焊接'], mended: [2] });
    const done = await bringing.run(made);
    expect(done).toMatchObject({ state: 'done', written: 3, kept: 0 });
    expect(await departmentNames()).toEqual(expect.arrayContaining(['新部', '一班']));
    expect((await personCalled('N3'))?.department.zh_cn).toBe('一班');
    expect(await world.refusal(mendImport, { id, line: 2, place: 2, value: 'x', all: 'N' }, boss)).toMatchObject({
      code: ErrorCode.conflict,
    });
  });

  it('brings in what is right, keeps the rest as a file, and remembers its columns [SE-02]', async () => {
    const read = await bringing.begin('A,B\nN1,一\n,二\n');
    expect(read).toMatchObject({ mapping: [null, null], counts: { fault: 2 }, remembered: false });
    const { id } = read;
    const mapped = await world.ask(mapImport, { id, mapping: ['account', 'name'], leave: 'N', make: [] }, boss);
    expect(mapped.counts).toMatchObject({ new: 1, fault: 1 });
    expect(await world.refusal(runImport, { id, rows: 2 }, boss)).toMatchObject({ code: ErrorCode.conflict });
    expect(await bringing.run(mapped)).toMatchObject({ state: 'done', written: 1 });
    const rest = await world.ask(importRest, { id }, boss);
    expect(rest.content.split('\r\n')).toEqual(['\uFEFFA,B,fault', ',二,account missing', '']);
    expect(await bringing.begin('A,B\nN2,二\n')).toMatchObject({ remembered: true, counts: { new: 1 } });
  });

  it('gives the new people first passwords in one file, the latest of which holds [SE-05, AC-12]', async () => {
    const { id } = await bringing.run(await bringing.begin('账号,姓名,密码\nN1,一,\nN2,二,Qinghe2026\n'));
    expect(await bringing.detail(id)).toMatchObject({ withoutPassword: 1 });
    const file = await world.ask(importPasswords, { id }, boss);
    const [, line = ''] = file.content.split('\r\n');
    const [account, , password = ''] = line.split(',');
    expect(account).toBe('N1');
    expect(file.content).not.toContain('N2');
    const row = await personCalled('N1');
    expect(row?.initialPassword).toBe(true);
    expect(await passwordHolds(row?.passwordHash, password.replaceAll('"', ''))).toBe(true);
    expect(await passwordHolds((await personCalled('N2'))?.passwordHash, 'Qinghe2026')).toBe(true);
  });

  it('gives no first password to somebody who has come in, is locked or has left meanwhile [SE-05, AC-12]', async () => {
    const { id } = await bringing.run(await bringing.begin('账号,姓名\nN1,一\nN2,二\nN3,三\nN4,四\n'));
    const [n2, n3] = [await personCalled('N2'), await personCalled('N3')];
    await world.ask(actOnPeople, { ids: [n2?.id ?? 0], act: 'lock' }, boss);
    await world.in(1001, async ({ only, tx }) => {
      const change = (account: string, values: Partial<typeof users.$inferInsert>) =>
        tx
          .update(users)
          .set(values)
          .where(only(users, eq(users.account, account)));
      await change('N3', { leftAt: new Date(world.now) });
      await change('N4', { lastLoginAt: new Date(world.now) });
    });
    expect(await bringing.detail(id)).toMatchObject({ withoutPassword: 1 });
    const { content } = await world.ask(importPasswords, { id }, boss);
    expect(content.split('\r\n').map((line) => line.split(',')[0])).toEqual([expect.anything(), 'N1', '']);
    expect((await personCalled('N3'))?.passwordHash).toBe(n3?.passwordHash);
  });

  it('lets those leave who are not in it, if that was asked; never an administrator [SE-02]', async () => {
    const read = await bringing.begin('账号,姓名,部门\nW1,W1,焊接\n');
    const asked = await world.ask(mapImport, { id: read.id, mapping: read.mapping, leave: 'Y', make: [] }, boss);
    expect(asked.counts).toMatchObject({ same: 1, leaving: 2 });
    expect((await bringing.rows(read.id, 'leaving')).map(({ cells }) => cells[0])).toEqual(['P1', 'W2']);
    await bringing.run(asked);
    expect((await personCalled('W2'))?.leftAt).toBeInstanceOf(Date);
    expect((await personCalled('A0'))?.leftAt).toBeNull();
    // Somebody who was let back in meanwhile stays so.
    const painter = (await personCalled('P1'))?.id ?? 0;
    for (const act of ['return', 'lock'] as const) await world.ask(actOnPeople, { ids: [painter], act }, boss);
    await bringing.takeBack(read.id);
    expect(await personCalled('W2')).toMatchObject({ leftAt: null, locked: false });
    expect(await personCalled('P1')).toMatchObject({ leftAt: null, locked: true });
  });

  it('lets nobody leave by a file whose things need a new owner [SE-02, AC-10]', async () => {
    const w2 = await personCalled('W2');
    await world.in(1001, ({ row, tx }) =>
      tx
        .insert(departmentManagers)
        .values(row(departmentManagers, { departmentId: w2?.departmentId ?? 0, userId: w2?.id ?? 0 })),
    );
    const read = await bringing.begin('账号,姓名,部门\nW1,W1,焊接\n');
    const asked = await world.ask(mapImport, { id: read.id, mapping: read.mapping, leave: 'Y', make: [] }, boss);
    expect(asked.counts).toMatchObject({ same: 1, leaving: 1, fault: 1 });
    expect((await bringing.rows(read.id, 'fault')).map(({ faults }) => faults[0]?.fault)).toEqual(['owns']);
    await bringing.run(asked);
    expect((await personCalled('W2'))?.leftAt).toBeNull();
  });

  it('does not change accounts that are locked or have left, unless its row lets them back in [AC-12]', async () => {
    await world.ask(actOnPeople, { ids: [(await personCalled('W1'))?.id ?? 0], act: 'lock' }, boss);
    await world.ask(actOnPeople, { ids: [(await personCalled('W2'))?.id ?? 0], act: 'leave' }, boss);
    const { counts, id } = await bringing.begin('账号,姓名,岗位,停用\nW1,W1,焊工,\nW2,W2,焊工,\nP1,P1,,\n');
    expect(await bringing.faults(id)).toEqual(['2 account locked', '3 account left']);
    expect(counts.same).toBe(1);
    expect((await bringing.begin('账号,姓名,停用\nW1,W1,否\n')).counts).toMatchObject({ changed: 1 });
  });

  it('that is no table, too large, or empty is told, also with a million empty rows [SE-02, SE-12]', async () => {
    const troubleOf = async (content: string | Buffer, name?: string) => (await bringing.begin(content, name)).trouble;
    expect(await troubleOf('账号,姓名\n"N1,一\n')).toEqual({ why: 'csv', line: expect.any(Number) as number });
    expect(await troubleOf('账号,姓名\n')).toEqual({ why: 'empty', line: null });
    const many = Array.from({ length: 20_001 }, (_, index) => `N${index},x`).join('\n');
    expect(await troubleOf(`账号,姓名\n${many}`)).toEqual({ why: 'tooMany', line: null });
    const sparse = await bringing.begin(`账号,姓名\n${',\n'.repeat(1_000_000)}N1,一\n`);
    expect(sparse).toMatchObject({ state: 'checked', rows: 1, counts: { new: 1 } });
    expect((await bringing.rows(sparse.id))[0]?.line).toBe(1_000_002);
    const twice = await bringing.begin('账号,账号,姓名\nN1,N2,一\n');
    expect(twice.mapping).toEqual(['account', null, 'name']);
  }, 60_000);
});

describe('An import', () => {
  const people = (count: number) =>
    `账号,姓名,部门\n${Array.from({ length: count }, (_, index) => `N${index},人${index},焊接`).join('\n')}\n`;
  const count = () => world.in(1001, (scope) => scope.tx.$count(users, scope.only(users)));

  it('that is killed between its batches goes on where it was; none is written twice [SE-02]', async () => {
    const read = await bringing.begin(people(1200));
    await world.ask(runImport, { id: read.id, rows: 1200 }, boss);
    await world.work();
    expect(await bringing.detail(read.id)).toMatchObject({ state: 'running', written: 500 });
    expect((await bringing.detail(read.id)).share).toBeCloseTo(500 / 1200);
    expect(await count()).toBe(504);
    // A batch that dies in its middle leaves nothing, and comes again.
    await world.in(1001, (scope) =>
      scope.tx
        .insert(users)
        .values(
          scope.row(users, { account: 'n700', name: { zh_cn: '他' }, department: { zh_cn: '' }, passwordHash: 'x' }),
        ),
    );
    const done = await bringing.finish(read.id);
    expect(done).toMatchObject({ state: 'done', written: 1199, kept: 1 });
    expect(await count()).toBe(1204);
  }, 60_000);

  it('of two at once writes nothing that nobody has agreed to [SE-02]', async () => {
    const first = await bringing.begin('账号,姓名,岗位\nN1,一,焊工\nW1,W1,焊工\n');
    const second = await bringing.begin('账号,姓名,岗位\nN1,另一,喷工\nW1,W1,喷工\n');
    await bringing.run(first);
    expect(await bringing.run(second)).toMatchObject({ state: 'done', written: 0, kept: 2 });
    expect(await personCalled('W1')).toMatchObject({ post: '焊工' });
    expect((await world.ask(importRest, { id: second.id }, boss)).content).toContain('N1,另一,喷工,meanwhile');
  });

  it('is taken back within a day: what it made goes, what it changed is as before, unless changed since [SE-02]', async () => {
    const csv = '账号,姓名,部门,岗位\nN1,一,新部,\nN2,二,焊接,\nN3,三,焊接,\nW1,W1,涂装,焊工\nW2,W2,焊接,焊工\n';
    const read = await bringing.begin(csv);
    const made = await world.ask(mapImport, { id: read.id, mapping: read.mapping, leave: 'N', make: ['新部'] }, boss);
    const done = await bringing.run(made);
    expect(done.takeBackUntil).toBe(world.now + 86_400_000);
    await world.in(1001, async (scope) => {
      const set = (account: string, values: Partial<typeof users.$inferInsert>) =>
        scope.tx
          .update(users)
          .set(values)
          .where(scope.only(users, eq(users.account, account)));
      await set('N2', { lastLoginAt: new Date(world.now) });
      await set('W2', { post: '班长' });
    });
    expect(await bringing.takeBack(read.id)).toMatchObject({ state: 'takenBack', stayed: 2 });
    expect(await personCalled('N1')).toBeUndefined();
    expect(await personCalled('N2')).toBeDefined();
    expect(await personCalled('W1')).toMatchObject({ post: '', department: { zh_cn: '焊接' } });
    expect(await personCalled('W2')).toMatchObject({ post: '班长' });
    expect(await departmentNames()).not.toContain('新部');
    const late = await bringing.run(await bringing.begin('账号,姓名\nN9,九\n'));
    world.now += 86_400_001;
    expect(await world.refusal(takeBackImport, { id: late.id }, boss)).toMatchObject({ code: ErrorCode.conflict });
  });

  it('that made the last super administrator is not taken back for that person [AC-10]', async () => {
    const read = await bringing.begin('账号,姓名,身份\nW1,W1,管理员\n');
    await bringing.run(read);
    await world.in(1001, (scope) =>
      scope.tx
        .update(users)
        .set({ locked: true })
        .where(scope.only(users, eq(users.account, 'A0'))),
    );
    const system = { userId: await addUser(world.db, 1001, { account: 'S1', type: 4 }) };
    expect(await new Bringing(world, system).takeBack(read.id)).toMatchObject({ stayed: 1 });
    expect(await personCalled('W1')).toMatchObject({ type: 2 });
  });

  it('is on record once with its numbers, and in the history of each person [AC-10]', async () => {
    await bringing.run(await bringing.begin('账号,姓名,岗位\nW1,W1,焊工\nN1,一,\n'));
    const log = async (input: object) =>
      (await world.ask(auditLog, { q: '', subject: '', ...input }, boss)).items.map(({ act, changes, subject }) => ({
        act,
        changes,
        name: subject?.name,
      }));
    expect(await log({ subject: 'import' })).toEqual([
      {
        act: 'manage/imports/run',
        name: 'people.csv',
        changes: [{ field: 'rows', before: null, after: '2' }],
      },
    ]);
    const id = (await personCalled('W1'))?.id ?? 0;
    expect(await log({ subject: 'person', id })).toMatchObject([
      { act: 'manage/imports/run', changes: [{ field: 'post', before: null, after: '焊工' }] },
    ]);
  });

  it('of somebody else is not there, but for who may edit everywhere; a lost right ends it [AC-10]', async () => {
    const read = await bringing.begin(people(600));
    const other = await world.addPerson('admin', 'A1', 1002);
    expect(await world.refusal(runImport, { id: read.id, rows: 600 }, other)).toMatchObject({
      code: ErrorCode.notFound,
    });
    await world.ask(runImport, { id: read.id, rows: 600 }, boss);
    await world.work();
    await world.in(1001, (scope) =>
      scope.tx
        .update(users)
        .set({ adminRevoked: true })
        .where(scope.only(users, eq(users.id, boss.userId ?? 0))),
    );
    await world.work();
    const second = new Bringing(world, { userId: await addUser(world.db, 1001, { account: 'A2', type: 2 }) });
    expect(await second.detail(read.id)).toMatchObject({ state: 'done', written: 500, trouble: { why: 'rights' } });
  }, 60_000);

  it('of an administrator of a department brings nobody into another one, nor changes anybody there [AC-10]', async () => {
    const nothing = () => Promise.resolve();
    const kind = peopleTable({
      ...{ mayChange, heldBeyond, firstPassword, endSessions: nothing, endTrusts: nothing, rank: nothing },
      owners: () => Promise.resolve(new Set<number>()),
    });
    const faultsAs = (rows: readonly string[][]) =>
      world.in(1001, async (scope) => {
        const weld = (await departmentCalled(scope, { zh_cn: '焊接' }))?.id ?? 0;
        const grants = new Grants([
          {
            source: { kind: 'manager' },
            rights: new Map([['people.edit', 'departments']]),
            given: [],
            departments: new Set([weld]),
          },
        ]);
        const around = {
          emit: nothing,
          scope,
          grants,
          actorId: boss.userId ?? 0,
          now: 0,
          leave: true,
          make: new Set(['焊接/新', '新']),
          options: [],
        };
        const read = rows.map((cells, index) =>
          readRow(
            { line: index + 2, content: { cells, troubles: {}, mended: {} } },
            ['account', 'name', 'department', 'role'],
            kind,
          ),
        );
        return (await kind.check(around, read, true)).rows.map(
          ({ faults, outcome, shown }) =>
            faults.map(({ column, fault }) => `${column} ${fault}`).join() || (shown?.['account'] ?? outcome),
        );
      });
    expect(
      await faultsAs([
        ['N1', '一', '涂装', ''],
        ['N2', '二', '', ''],
        ['N3', '三', '焊接', ''],
        ['N4', '四', '焊接/新', ''],
        ['N5', '五', '新', ''],
        ['N6', '六', '焊接', '管理员'],
        ['P1', 'P1', '焊接', ''],
        ['W1', 'W1', '涂装', ''],
        ['A0', '别名', '', ''],
      ]),
    ).toEqual([
      'department beyond',
      'department beyond',
      'new',
      'new',
      'department beyond',
      'role beyond',
      'account beyond',
      'department beyond',
      'account beyond',
      // W2, who is not in the file, is within the rights and leaves; P1 is not.
      'W2',
    ]);
  });
});

describe('A list as a file', () => {
  const asked = { format: 'csv' } as const;
  /** Each list with a word that stands in its file. */
  const lists = [
    { call: exportGroups, input: { ...asked, q: '' }, word: '班组长' },
    { call: exportDepartments, input: asked, word: '焊接' },
    { call: exportRequests, input: asked, word: '来访者' },
    { call: exportVisitors, input: { ...asked, q: '', state: '' }, word: '联泰刀具' },
    { call: exportPurchases, input: asked, word: 'E-1' },
    { call: exportAudit, input: { ...asked, q: '', subject: 'department' }, word: 'manage/departments/save' },
  ] as const;
  const fill = async () => {
    await world.ask(
      saveDepartment,
      { id: 0, revision: 0, parent: 0, name: { zh_cn: '=1+2' }, open: 'N', managers: [] },
      boss,
    );
    const group = { id: 0, revision: 0, department: 0, name: { zh_cn: '班组长' }, rule: null };
    await world.ask(saveGroup, group, boss);
    const visitorId = await addUser(world.db, 1001, { account: 'V1' });
    await world.in(1001, async (scope) => {
      const visitor = { phone: '+8613805716621', name: '周', company: '联泰刀具', reason: '' };
      await scope.tx.insert(outsiderRequests).values(
        scope.row(outsiderRequests, {
          ...{ ...visitor, state: 'approved' as const, userId: visitorId, language: 'zh_cn' as const },
          askedAt: new Date(world.now),
        }),
      );
      await scope.tx.insert(outsiderRequests).values(
        scope.row(outsiderRequests, {
          ...{ phone: '+8613805716620', name: '来访者', company: '某厂', reason: '', language: 'zh_cn' as const },
          askedAt: new Date(world.now),
        }),
      );
      await scope.tx.insert(enterpriseOrders).values(
        scope.row(enterpriseOrders, {
          ...{ number: 'E-1', kind: 'course' as const, itemId: 1, title: { zh_cn: '课' }, price: 990, people: 3 },
          ...{ userId: boss.userId ?? 0, at: new Date(world.now), accessUntil: new Date(world.now) },
        }),
      );
    });
  };
  const fileOf = async (call: (typeof lists)[number]['call'], input: object, asker = boss) => {
    const { id } = (await world.ask(call, input as never, asker)) as { id: number };
    await world.work();
    const { items } = await world.ask(listExports, {}, asker);
    const row = items.find((one) => one.id === id);
    const bytes =
      row === undefined || row.url === ''
        ? Buffer.alloc(0)
        : await buffer(world.files.read(row.url.replace('https://content.test/', '')));
    return { row, text: bytes.toString() };
  };

  it.each(lists)('leaves by a job, is listed to its owner and is on record: $call.name [AC-10]', async (list) => {
    await fill();
    const { row, text } = await fileOf(list.call, list.input);
    expect(row).toMatchObject({ state: 'done' });
    expect(text).toContain(list.word);
    expect(text).not.toMatch(/(^|,)"?=/m);
    const log = await world.ask(auditLog, { q: '', subject: 'export' }, boss);
    expect(log.items[0]).toMatchObject({ act: list.call.name, subject: { name: row?.file } });
    const other = { userId: await addUser(world.db, 1001, { account: 'A2', type: 2 }) };
    expect((await world.ask(listExports, {}, other)).total).toBe(0);
  });

  it('holds the groups and requests that the right reaches alone [AC-10]', async () => {
    await fill();
    const general = {
      userId: await addUser(world.db, 1001, { account: 'G4', type: 3, department: { zh_cn: '焊接' } }),
    };
    const paint = await world.in(1001, (scope) => departmentCalled(scope, { zh_cn: '涂装' }));
    const name = { zh_cn: '涂装班' };
    await world.ask(saveGroup, { id: 0, revision: 0, department: paint?.id ?? 0, name, rule: null }, boss);
    expect((await fileOf(exportGroups, { ...asked, q: '' })).text).toContain('涂装班');
    const { text } = await fileOf(exportGroups, { ...asked, q: '' }, general);
    expect(text).toContain('班组长');
    expect(text).not.toContain('涂装班');
    expect((await fileOf(exportRequests, asked, general)).text).not.toContain('来访者');
    expect((await fileOf(exportVisitors, { ...asked, q: '', state: '' }, general)).text).not.toContain('联泰刀具');
    expect(await world.refusal(exportAudit, { ...asked, q: '', subject: '' }, general)).toMatchObject({
      code: ErrorCode.adminsOnly,
    });
  });

  it('is told as work that goes on, and that has ended, to its owner alone [AC-10]', async () => {
    await world.ask(exportDepartments, asked, boss);
    const workOf = async (asker: Asker) => (await world.ask(listWork, {}, asker)).work;
    expect(await workOf(boss)).toMatchObject([{ kind: 'export', list: 'departments', state: 'running' }]);
    await world.work();
    await bringing.begin('账号,姓名\nN1,新人\n');
    expect(await workOf(boss)).toMatchObject([{ kind: 'export', state: 'done' }]);
    expect(await workOf({ userId: await addUser(world.db, 1001, { account: 'A3', type: 2 }) })).toEqual([]);
    world.now += 3_600_001;
    expect(await workOf(boss)).toEqual([]);
  });
});

describe('A list of people as a file', () => {
  const asFile = async (format: 'csv' | 'xlsx', asker = boss, filters: object = {}) => {
    const input = { format, columns: [...peopleColumns], q: '', type: '' as const, state: '' as const, ...filters };
    const { id } = await world.ask(exportPeople, input, asker);
    await world.work();
    const { url, ...rest } = await world.ask(exportDetail, { id }, asker);
    const bytes =
      url === '' ? Buffer.alloc(0) : await buffer(world.files.read(url.replace('https://content.test/', '')));
    return { ...rest, url, bytes };
  };

  it.each(['csv', 'xlsx'] as const)('comes in again as %s and changes nothing [SE-12]', async (format) => {
    await addUser(world.db, 1001, {
      ...{ account: 'F1', name: { zh_cn: '=1+2', en: '-Ann' }, post: '@home', hiredOn: '2024-03-01', type: 5 },
      ...{ tags: ['夜班', '+1'], phone: '+8613805716620', email: 'a@b.cn', locked: true },
    });
    const { bytes, rows, state } = await asFile(format);
    expect({ rows, state }).toEqual({ rows: 5, state: 'done' });
    const again = await bringing.begin(bytes, `people.${format}`);
    expect(await bringing.faults(again.id)).toEqual([]);
    expect(again.counts).toEqual({ new: 0, changed: 0, moved: 0, leaving: 0, same: 5, fault: 0 });
  });

  it('starts no formula, holds what the filters find, and is its owner’s alone until it is removed [SE-12, AC-10]', async () => {
    await addUser(world.db, 1001, { account: 'F1', name: { zh_cn: '=cmd|x' } });
    const { bytes, id } = await asFile('csv', boss, { q: 'F1' });
    expect(bytes.toString()).toContain("F1,'=cmd|x");
    expect(bytes.toString()).not.toContain('W1');
    const other = { userId: await addUser(world.db, 1001, { account: 'A2', type: 2 }) };
    expect(await world.refusal(exportDetail, { id }, other)).toMatchObject({ code: ErrorCode.notFound });
    world.now += 14 * 86_400_000 + 1;
    expect(await world.refusal(exportDetail, { id }, boss)).toMatchObject({ code: ErrorCode.notFound });
    await sweepTables({ inTenant: (work) => world.in(1001, work), files: world.files, now: () => world.now });
    expect(await world.in(1001, (scope) => scope.tx.$count(tableExports, scope.only(tableExports)))).toBe(0);
  });

  it('holds nobody beyond the rights of who asked for it [AC-10]', async () => {
    const account = { account: 'G3', type: 3, department: { zh_cn: '焊接' } };
    const general = { userId: await addUser(world.db, 1001, account) };
    expect((await world.in(1001, (scope) => grantsOf(scope, general.userId, world.now))).reach('people.export')).toBe(
      'departments',
    );
    const { bytes } = await asFile('csv', general);
    expect(bytes.toString()).toContain('W1');
    expect(bytes.toString()).not.toContain('P1');
  });
});
