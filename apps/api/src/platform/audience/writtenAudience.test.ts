import { v } from '@banyan/contracts';
import { expect, it } from 'vitest';
import { forWhom } from '../../import/audience.shape.ts';
import { Faults, ImportRefused } from '../../import/faults.ts';
import { shaped } from '../../import/shape.ts';
import { readYaml } from '../../import/yaml.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { departmentCalled } from '../departments.ts';
import { groups, personFields } from '../organisation.schema.ts';
import type { PersonFieldRow } from '../personFields.ts';
import { noTerms } from './audienceOf.ts';
import { writtenAudience } from './writtenAudience.ts';

const shape = v.strictObject(forWhom);

/** Reads the audience of a text; throws with its faults. */
async function reading(world: World, text: string) {
  const faults = new Faults('x.yaml');
  const yaml = readYaml(text, 'x.yaml');
  const written = shaped(shape, yaml, faults);
  const found = await world.in(1001, (scope) =>
    written === undefined ? Promise.resolve(null) : writtenAudience(scope, written, { yaml, faults }),
  );
  faults.refuse();
  return found;
}
async function toldOf(world: World, text: string) {
  const error: unknown = await reading(world, text).catch((refused: unknown) => refused);
  return error instanceof ImportRefused ? error.faults.map(({ line, wrong }) => `${line} ${wrong}`) : [];
}

it('names own fields of people by their names, of each kind, and tells what they cannot be [AC-10]', async () => {
  const world = await openWorld([], { eids: [1001] });
  await world.in(1001, async (scope) => {
    const field = (id: number, kind: PersonFieldRow['kind'], zh_cn: string, rest: object = {}) =>
      scope.row(personFields, { id, kind, name: { zh_cn }, ...rest });
    const options = [
      { id: 1, name: { zh_cn: '早班', en: 'Early' } },
      { id: 2, name: { zh_cn: '晚班', en: 'Late' } },
    ];
    await scope.tx
      .insert(personFields)
      .values([
        field(11, 'text', '成本中心'),
        field(12, 'number', '工龄'),
        field(13, 'date', '转正'),
        field(14, 'choice', '班次', { options }),
        field(15, 'text', '旧的', { archivedAt: new Date() }),
      ]);
  });
  const rule = (fields: string) => `audience:\n  rules:\n    - fields: { ${fields} }`;
  const found = await reading(
    world,
    rule('成本中心: [K1, 300], 工龄: { from: 3 }, 转正: { to: 2026-09-01 }, 班次: [late]'),
  );
  expect(found?.rules).toEqual([
    [
      { on: 'text', field: 11, is: ['K1', '300'] },
      { on: 'number', field: 12, from: 3 },
      { on: 'date', field: 13, to: '2026-09-01' },
      { on: 'choice', field: 14, is: [2] },
    ],
  ]);
  expect(
    await toldOf(world, rule('旧的: [x], 班次: [夜班], 工龄: [3], 转正: { from: 昨天 }, 成本中心: { from: 1 }')),
  ).toEqual([
    '3 People have no field "旧的".',
    '3 "班次" has no option "夜班".',
    '3 "工龄" is a number.',
    '3 "转正" is a day.',
    '3 "成本中心" has no range.',
  ]);
});

it('is read from a file by names, and what is not one thing is told by its line [AC-10]', async () => {
  const world = await openWorld([], { eids: [1001] });
  const person = await world.addLearner('W1', '焊接');
  await world.addLearner('P1', '涂装');
  const [weld, paint, group] = await world.in(1001, async (scope) => {
    const [row] = await scope.tx
      .insert(groups)
      .values(scope.row(groups, { name: { zh_cn: '夜班', en: 'Nights' } }))
      .returning();
    const id = async (zh_cn: string) => (await departmentCalled(scope, { zh_cn }))?.id ?? 0;
    return [await id('焊接'), await id('涂装'), row?.id ?? 0];
  });
  const read = (text: string) => reading(world, text);
  const told = (text: string) => toldOf(world, text);
  expect(await read('departments: [焊接]')).toEqual({ ...noTerms, departments: [weld] });
  const rule = `{ departments: [焊接], posts: [焊工], tags: [夜班], types: [1], hired_from: 2026-09-01 }`;
  const whole = `audience:
  departments: [焊接]
  groups: [nights]
  people: [W1]
  rules: [${rule}]
  except: { departments: [涂装] }`;
  expect(await read(whole)).toEqual({
    ...{ departments: [weld], groups: [group], people: [person] },
    rules: [
      [
        { on: 'department', in: [weld] },
        { on: 'post', is: ['焊工'] },
        { on: 'tag', is: ['夜班'] },
        { on: 'type', is: [1] },
        { on: 'hired', from: '2026-09-01' },
      ],
    ],
    except: { departments: [paint], groups: [], people: [] },
  });
  expect(await told('audience:\n  departments: [月球]\n  groups: [白班]\n  except:\n    people: [X9]')).toEqual([
    '2 There is no department "月球".',
    '3 There is no group "白班".',
    '5 There is no account "X9".',
  ]);
  expect(await told('departments: [焊接]\naudience:\n  people: [W1]')).toHaveLength(1);
  expect(await told('audience:\n  rules: [{}]')).toHaveLength(1);
});
