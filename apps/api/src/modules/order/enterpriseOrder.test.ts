import { ErrorCode } from '@banyan/contracts';
import { buyForPeople, courseDetail, enterpriseItems, enterpriseOrders } from '@banyan/contracts/course';
import { auditLog } from '@banyan/contracts/organisation';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import type { Orm } from '../../db/orm.ts';
import { on } from '../../effects/effect.ts';
import { peopleChanged } from '../../effects/peopleChanged.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { testDatabase } from '../../testing/database.ts';
import { addUser } from '../../testing/fixtures.ts';
import type { Asker } from '../../testing/world.ts';
import { CourseWorld } from '../course/testing/world.ts';
import { allHandlers, allRoutes } from '../index.ts';

let world: CourseWorld;
let admin: Asker;
let statements = 0;

/** The test's database; it counts the statements of transactions. */
async function countingDatabase(): Promise<Database> {
  const db = await testDatabase();
  const counted = new Set<string | symbol>(['select', 'insert', 'update', 'delete', 'execute', '$count']);
  const counting = (tx: Orm) =>
    new Proxy(tx, {
      get: (target, name) => {
        if (counted.has(name)) statements += 1;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
  return { ...db, transaction: (prelude, work) => db.transaction(prelude, (tx) => work(counting(tx))) };
}

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  statements = 0;
  await work();
  return statements;
}

const changed: number[] = [];
beforeAll(async () => {
  allHandlers.push(on(peopleChanged, (_, { userIds }) => Promise.resolve(void changed.push(...userIds))));
  world = await CourseWorld.open([1001], allRoutes, await countingDatabase());
  admin = await world.addPerson('admin', 'buyer');
});

let made = 0;
const learner = (department = '') => world.addLearner(`B${(made += 1)}`, department);
const paid = (change: object = {}) => world.addCourse({ fee: 'charged', price: 9900, personalSale: false, ...change });
const buy = (id: number, people: readonly number[], change: object = {}) =>
  world.ask(buyForPeople, { kind: 'course', id, people: [...people], everyone: 'N', ask: 'N', ...change }, admin);
const purchase = async (id: number, userId: number) => (await world.ask(courseDetail, { id }, { userId })).purchase;

describe('what the enterprise buys', () => {
  it('opens a course that people cannot buy themselves, for a year, for those who are named [PY-02]', async () => {
    const { id } = await paid();
    const [one, two, other] = [await learner(), await learner(), await learner()];
    expect((await world.ask(enterpriseItems, {}, admin)).items).toContainEqual(
      expect.objectContaining({ kind: 'course', id, price: 9900 }),
    );
    expect(await purchase(id, one)).toMatchObject({ state: 'needed', personal: false });
    expect(await buy(id, [one, two], { ask: 'Y' })).toEqual({ number: '', people: 2, had: 0, total: 19_800 });
    expect(await purchase(id, one)).toMatchObject({ state: 'needed' });
    changed.splice(0);
    const bought = await buy(id, [one, two]);
    // Their open pages are told.
    expect(changed).toEqual([one, two]);
    expect(bought).toMatchObject({ people: 2, had: 0, total: 19_800 });
    const end = new Date(world.now);
    expect(await purchase(id, one)).toMatchObject({
      state: 'bought',
      until: end.setUTCFullYear(end.getUTCFullYear() + 1),
    });
    expect(await purchase(id, other)).toMatchObject({ state: 'needed' });
    const { items } = await world.ask(enterpriseOrders, {}, admin);
    expect(items[0]).toMatchObject({ number: bought.number, id, people: 2, total: 19_800, price: 9900 });
    const log = await world.ask(auditLog, { subject: 'course', q: '', size: 10 }, admin);
    expect(log.items[0]).toMatchObject({ act: 'manage/purchases/buy', subject: { type: 'course', id } });
  });

  it('costs nothing for whoever has it, and one copy a person is enough [PY-02]', async () => {
    const { id } = await paid();
    const [one, two] = [await learner(), await learner()];
    await buy(id, [one]);
    expect(await buy(id, [one, two], { ask: 'Y' })).toEqual({ number: '', people: 1, had: 1, total: 9900 });
    expect(await buy(id, [one, two])).toMatchObject({ people: 1, had: 1, total: 9900 });
    expect(await buy(id, [one, two])).toEqual({ number: '', people: 0, had: 2, total: 0 });
    world.now += 367 * 86_400_000;
    expect(await purchase(id, one)).toMatchObject({ state: 'over' });
    expect(await buy(id, [one])).toMatchObject({ people: 1, had: 0 });
    expect(await purchase(id, one)).toMatchObject({ state: 'bought' });
    world.now -= 367 * 86_400_000;
  });

  it('is for everybody where that is meant, and free where the price is 0 [PY-02]', async () => {
    const { id } = await paid({ price: 0, pointsPrice: 50 });
    const one = await learner();
    const { had, people, total } = await buy(id, [], { everyone: 'Y' });
    expect([people > 1, had, total]).toEqual([true, 0, 0]);
    expect(await purchase(id, one)).toMatchObject({ state: 'bought' });
  });

  it('is written in as many statements for many people as for two [PY-02]', async () => {
    const { id } = await paid();
    const people: number[] = [];
    for (let n = 0; n < 12; n += 1) people.push(await learner());
    const few = await statementsOf(() => buy(id, people.slice(0, 2)));
    expect(await statementsOf(() => buy(id, people.slice(2)))).toBe(few);
  });

  it('is for no locked person, and reaches as far as the right of whoever buys [PY-02] [AC-10]', async () => {
    const { id } = await paid();
    const [inside, outside, locked] = [await learner('焊接'), await learner('装配'), await learner('焊接')];
    await world.in(1001, (scope) =>
      scope.tx
        .update(users)
        .set({ locked: true })
        .where(scope.only(users, eq(users.id, locked))),
    );
    const account = { account: 'general', type: 3, department: { zh_cn: '焊接' } };
    const general: Asker = { userId: await addUser(world.db, 1001, account), role: 'admin' };
    const input = { kind: 'course' as const, id, people: [inside, outside, locked], ask: 'N' as const };
    expect(await world.ask(buyForPeople, { ...input, everyone: 'N' }, general)).toMatchObject({ people: 1, had: 0 });
    expect(await world.ask(buyForPeople, { ...input, everyone: 'Y' }, general)).toMatchObject({ people: 1, had: 1 });
    const states = await Promise.all([inside, outside, locked].map((one) => purchase(id, one)));
    expect(states.map((one) => one?.state)).toEqual(['bought', 'needed', 'needed']);
  });

  it('is refused for nobody, for what is not sold, and to whoever has not the right [PY-02] [AC-10]', async () => {
    const { id } = await paid();
    const free = await world.addCourse();
    const one = await learner();
    const input = { kind: 'course' as const, id, people: [one], everyone: 'N' as const, ask: 'N' as const };
    expect(await world.refusal(buyForPeople, { ...input, people: [] }, admin)).toMatchObject({
      code: ErrorCode.fieldsRefused,
      data: { fields: { people: 'nobody' } },
    });
    expect((await world.refusal(buyForPeople, { ...input, id: free.id }, admin))?.code).toBe(ErrorCode.notFound);
    expect((await world.refusal(buyForPeople, input, { userId: one }))?.code).toBe(ErrorCode.adminsOnly);
    expect(await purchase(id, one)).toMatchObject({ state: 'needed' });
  });
});
