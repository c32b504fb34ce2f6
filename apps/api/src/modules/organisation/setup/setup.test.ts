import { ErrorCode } from '@banyan/contracts';
import {
  addDepartments,
  closeDepartment,
  finishStep,
  manageDepartments,
  readSetup,
  setLook,
} from '@banyan/contracts/organisation';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterprises } from '../../../platform/enterprise.schema.ts';
import { addUser } from '../../../testing/fixtures.ts';
import { openWorld, type Asker, type World } from '../../../testing/world.ts';
import { allRoutes } from '../../index.ts';

let world: World;
let boss: Asker;

beforeEach(async () => {
  world = await openWorld(allRoutes);
  boss = await world.addPerson('admin');
  await world.in(1001, (scope) => scope.tx.update(enterprises).set({ setup: [] }).where(scope.only(enterprises)));
});

const open = async () =>
  (await world.ask(readSetup, {}, boss)).steps.filter(({ done }) => !done).map(({ step }) => step);
const rulesOf = async (work: Promise<{ readonly data?: unknown } | undefined>) =>
  ((await work)?.data as { readonly fields: object } | undefined)?.fields;

describe('The setup of an enterprise', () => {
  it('is kept step by step, can be left out, and ends with the last one [AC-10]', async () => {
    expect(await open()).toEqual(['look', 'departments', 'people', 'course']);
    const look = await world.ask(setLook, { name: ' 青禾 学堂 ', theme: '#FFE066', logo: '' }, boss);
    expect(look).toMatchObject({ name: '青禾 学堂', theme: '#ffe066', active: true });
    // Too pale to be read on white: pages show a darker one.
    expect(look.accent).not.toBe(look.theme);
    await world.ask(addDepartments, { lines: '总部\n  人事\n  财务\n\t法务\n门店' }, boss);
    await world.ask(finishStep, { step: 'people' }, boss);
    expect(await open()).toEqual(['course']);
    expect(await world.ask(finishStep, { step: 'course' }, boss)).toMatchObject({ active: false, departments: 5 });
    // Ended, it does not begin again.
    expect(await world.ask(setLook, { name: '青禾', theme: '#0a7d5a', logo: '' }, boss)).toMatchObject({
      active: false,
    });
  });

  it('counts neither people who have left nor departments that are closed [AC-10]', async () => {
    await world.ask(addDepartments, { lines: 'A\nB' }, boss);
    const { departments } = await world.ask(manageDepartments, {}, boss);
    const count = async () => {
      const { departments: open, people } = await world.ask(readSetup, {}, boss);
      return { open, people };
    };
    expect(await count()).toEqual({ open: 2, people: 1 });
    await world.ask(closeDepartment, { id: departments[0]?.id ?? 0, closed: 'Y' }, boss);
    await addUser(world.db, 1001, { account: 'gone', leftAt: new Date(world.now) });
    expect(await count()).toEqual({ open: 1, people: 1 });
  });

  it('adds departments below one another, and those that are there once [SE-08]', async () => {
    for (let time = 0; time < 2; time += 1) await world.ask(addDepartments, { lines: 'A\n  B\n    C\n  D\nE' }, boss);
    const { departments } = await world.ask(manageDepartments, {}, boss);
    const nameOf = (id: number) => departments.find((one) => one.id === id)?.name.zh_cn ?? '';
    expect(departments.map(({ name, parent }) => `${nameOf(parent)}>${name.zh_cn}`).sort()).toEqual([
      ...['>A', '>E', 'A>B', 'A>D', 'B>C'],
    ]);
  });

  it('refuses what cannot be read, by field, and changes nothing [SE-04]', async () => {
    const look = (change: object) => world.refusal(setLook, { name: 'n', theme: '#0a7d5a', logo: '', ...change }, boss);
    expect(await rulesOf(look({ name: ' ' }))).toEqual({ name: 'missing' });
    expect(await rulesOf(look({ theme: 'green' }))).toEqual({ theme: 'invalid' });
    expect((await look({ logo: 'x'.repeat(22) }))?.code).toBe(ErrorCode.notFound);
    const lines = (text: string) => rulesOf(world.refusal(addDepartments, { lines: text }, boss));
    expect(await lines(' \n\t')).toEqual({ lines: 'missing' });
    expect(await lines('x'.repeat(61))).toEqual({ lines: 'long' });
    expect(await lines(Array.from({ length: 11 }, (_, depth) => `${' '.repeat(depth)}d`).join('\n'))).toEqual({
      lines: 'deep',
    });
    expect(await open()).toHaveLength(4);
  });

  it('is not for administrators of courses or of one department [AC-10]', async () => {
    const general: Asker = { userId: await addUser(world.db, 1001, { account: 'g', type: 3 }), role: 'admin' };
    expect((await world.refusal(readSetup, {}, general))?.code).toBe(ErrorCode.adminsOnly);
    expect((await world.refusal(addDepartments, { lines: 'A' }, general))?.code).toBe(ErrorCode.adminsOnly);
  });
});
