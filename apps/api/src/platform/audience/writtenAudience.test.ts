import { v } from '@banyan/contracts';
import { expect, it } from 'vitest';
import { forWhom } from '../../import/audience.shape.ts';
import { Faults, ImportRefused } from '../../import/faults.ts';
import { shaped } from '../../import/shape.ts';
import { readYaml } from '../../import/yaml.ts';
import { openWorld } from '../../testing/world.ts';
import { departmentCalled } from '../departments.ts';
import { groups } from '../organisation.schema.ts';
import { noTerms } from './audienceOf.ts';
import { writtenAudience } from './writtenAudience.ts';

const shape = v.strictObject(forWhom);

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
  const read = async (text: string) => {
    const faults = new Faults('x.yaml');
    const yaml = readYaml(text, 'x.yaml');
    const written = shaped(shape, yaml, faults);
    const found = await world.in(1001, (scope) =>
      written === undefined ? Promise.resolve(null) : writtenAudience(scope, written, { yaml, faults }),
    );
    faults.refuse();
    return found;
  };
  const told = async (text: string) => {
    const error: unknown = await read(text).catch((refused: unknown) => refused);
    return error instanceof ImportRefused ? error.faults.map(({ line, wrong }) => `${line} ${wrong}`) : [];
  };
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
