import { fieldColumn, mapImport } from '@banyan/contracts/organisation';
import { utils, write } from '@e965/xlsx';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../platform/enterprise.schema.ts';
import { personFields } from '../../platform/organisation.schema.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { allRoutes } from '../index.ts';
import { addField } from '../organisation/testing/addField.ts';
import { readNumberCell } from '../session/import/people.fields.ts';
import { Bringing } from './testing/bringing.ts';

let world: World;
let bringing: Bringing;
let ids: Record<'cost' | 'grade' | 'since' | 'site', number>;

beforeEach(async () => {
  world = await openWorld(allRoutes, { eids: [1001] });
  bringing = new Bringing(world, await world.addPerson('admin', 'A0'));
  ids = {
    cost: await addField(world),
    grade: await addField(world, { kind: 'number', name: { zh_cn: '级别' } }),
    since: await addField(world, { kind: 'date', name: { zh_cn: '合同到期' } }),
    site: await addField(world, {
      kind: 'choice',
      name: { zh_cn: '厂区', en: 'Site' },
      options: [{ id: 1, name: { zh_cn: '东厂', en: 'East' } }],
      nextOption: 2,
    }),
  };
  await world.addLearner('W1', '焊接');
});

const valuesOf = (account: string) =>
  world.in(1001, async (scope) => {
    const [row] = await scope.tx
      .select({ values: users.fieldValues })
      .from(users)
      .where(scope.only(users, eq(users.account, account)));
    return row?.values;
  });
const set = (account: string, fieldValues: Readonly<Record<string, string | number>>) =>
  world.in(1001, (scope) =>
    scope.tx
      .update(users)
      .set({ fieldValues })
      .where(scope.only(users, eq(users.account, account))),
  );
const head = '账号,姓名,成本中心,级别,合同到期,Site';

describe('Fields in a table of people', () => {
  it('are columns by their names, tell what changes, and are taken back but for what somebody else changed [SE-02]', async () => {
    await set('W1', { [ids.cost]: 'C-1', [ids.grade]: 3 });
    const read = await bringing.begin(`${head}\nW1,W1,C-2,,2026/3/1,east\nN1,新人,C-3,"1,234.5",,东厂\n`);
    expect(read).toMatchObject({ counts: { new: 1, changed: 1, fault: 0 } });
    expect(read.mapping.slice(2)).toEqual([ids.cost, ids.grade, ids.since, ids.site].map(fieldColumn));
    expect(read.columns.find(({ name }) => name === fieldColumn(ids.site))).toMatchObject({ label: '厂区' });
    const [changed] = await bringing.rows(read.id, 'changed');
    expect(changed?.changes).toEqual([
      { field: fieldColumn(ids.cost), before: 'C-1', after: 'C-2' },
      { field: fieldColumn(ids.since), before: '', after: '2026-03-01' },
      { field: fieldColumn(ids.site), before: '', after: '东厂' },
    ]);
    await bringing.run(read);
    expect(await valuesOf('W1')).toEqual({
      ...{ [ids.cost]: 'C-2', [ids.grade]: 3, [ids.since]: '2026-03-01', [ids.site]: 1 },
    });
    expect(await valuesOf('N1')).toEqual({ [ids.cost]: 'C-3', [ids.grade]: 1234.5, [ids.site]: 1 });
    // Another field of the same person has changed since.
    await set('W1', { [ids.cost]: 'C-2', [ids.grade]: 4, [ids.since]: '2026-03-01', [ids.site]: 1 });
    expect(await bringing.takeBack(read.id)).toMatchObject({ state: 'takenBack', stayed: 0 });
    expect(await valuesOf('W1')).toEqual({ [ids.cost]: 'C-1', [ids.grade]: 4 });
  });

  it('tell faults by cell: days and numbers that are none, options that are not there [SE-02]', async () => {
    const rows = ['W1,W1,,"1,234",2026-02-30,', 'N1,一,,7.5 kg,,北厂', 'N2,二,,,,北厂'];
    const read = await bringing.begin(`${head}\n${rows.join('\n')}\n`);
    const [grade, since, site] = [ids.grade, ids.since, ids.site].map(fieldColumn);
    expect(await bringing.faults(read.id)).toEqual([
      ...[`2 ${grade} number`, `2 ${since} day`, `3 ${grade} number`, `3 ${site} option`, `4 ${site} option`],
    ]);
    expect(read.causes).toContainEqual({ column: site, fault: 'option', value: '北厂', rows: 2 });
  });

  it('get a new option where somebody says so, once for all rows [SE-02]', async () => {
    const read = await bringing.begin(`${head}\nN1,一,,,,北厂\nN2,二,,,,北厂\n`);
    const options = [{ column: fieldColumn(ids.site), name: '北厂' }];
    const input = { id: read.id, mapping: read.mapping, leave: 'N', make: [], options } as const;
    const made = await world.ask(
      mapImport,
      { ...input, mapping: [...read.mapping], make: [], options },
      bringing.asker,
    );
    expect(made).toMatchObject({ options, counts: { new: 2, fault: 0 } });
    await bringing.run(made);
    const [field] = await world.in(1001, (scope) =>
      scope.tx
        .select()
        .from(personFields)
        .where(scope.only(personFields, eq(personFields.id, ids.site))),
    );
    expect(field?.options.map(({ id, name }) => [id, name.zh_cn])).toEqual([
      [1, '东厂'],
      [2, '北厂'],
    ]);
    expect([await valuesOf('N1'), await valuesOf('N2')]).toEqual([{ [ids.site]: 2 }, { [ids.site]: 2 }]);
  });

  it('take days that a spreadsheet keeps as such [SE-02]', async () => {
    const sheet = utils.aoa_to_sheet([['账号', '姓名', '合同到期']]);
    // The day is a number that the program shows as one.
    utils.sheet_add_aoa(sheet, [['W1', 'W1', { t: 'n', v: 46_082, z: 'yyyy-mm-dd' }]], { origin: 'A2' });
    const book = write(utils.book_new(sheet, '一'), { type: 'buffer', bookType: 'xlsx' }) as Buffer;
    const read = await bringing.begin(book, 'people.xlsx');
    const [row] = await bringing.rows(read.id);
    expect(row).toMatchObject({ faults: [], changes: [{ before: '', after: '2026-03-01' }] });
  });
});

it('reads numbers as the spreadsheets of several countries show them, and none that means two things [SE-02]', () => {
  const read = [
    '12',
    '-3.5',
    '1,234.5',
    '1.234,5',
    '1 234,5',
    '1,234,567',
    '3,14',
    '１２',
    '1,234',
    '7 kg',
    '1.2.3',
    '',
  ];
  expect(read.map(readNumberCell)).toEqual([
    12,
    -3.5,
    1234.5,
    1234.5,
    1234.5,
    1234567,
    3.14,
    12,
    null,
    null,
    null,
    null,
  ]);
});
