import { ErrorCode, type Call } from '@banyan/contracts';
import { allCalls } from '@banyan/contracts/all';
import { beforeAll, describe, expect, it } from 'vitest';
import { grantsOf } from '../../platform/grants.ts';
import { departmentManagers } from '../../platform/organisation.schema.ts';
import { addUser } from '../../testing/fixtures.ts';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { departmentCalled } from '../../platform/departments.ts';
import { allRoutes } from '../index.ts';

const managed = allCalls.filter(({ may }) => may !== null);
const person = {
  ...{ name: { zh_cn: '某' }, department: null, further: [], post: '', hiredOn: '', tags: [], email: '', phone: '' },
  type: 1,
};

describe('Calls of the console', () => {
  let world: World;
  let target: number;
  let department: number;
  const askers = new Map<string, Asker>();

  beforeAll(async () => {
    world = await openWorld([...allRoutes], { eids: [1001, 1002] });
    target = await world.addLearner('T', '焊接');
    department = await world.in(1001, async (scope) => (await departmentCalled(scope, { zh_cn: '焊接' }))?.id ?? 0);
    for (const [name, type] of Object.entries({ learner: 1, super: 2, general: 3, system: 4, lecturer: 5 }))
      askers.set(name, {
        userId: await addUser(world.db, 1001, { account: name, type, department: { zh_cn: '别处' } }),
      });
    askers.set('foreign super', { eid: 1002, userId: await addUser(world.db, 1002, { account: 'x', type: 2 }) });
    askers.set('revoked', { userId: await addUser(world.db, 1001, { account: 'r', type: 2, adminRevoked: true }) });
    const manager = await addUser(world.db, 1001, { account: 'manager' });
    askers.set('manager of another', { userId: manager });
    await world.in(1001, async (scope) => {
      const other = await departmentCalled(scope, { zh_cn: '别处' });
      const row = { departmentId: other?.id ?? 0, userId: manager };
      await scope.tx.insert(departmentManagers).values(scope.row(departmentManagers, row));
    });
  }, 120_000);

  /** Input about the target for any call. */
  const inputOf = ({ request }: Call): Record<string, unknown> => {
    const values: Record<string, unknown> = {
      ...{ id: target, ids: [target], act: 'lock', revision: 1, person, account: 'neu', parent: 0, place: 0 },
      ...{ name: { zh_cn: '名' }, open: 'N', managers: [], into: department, closed: 'N', who: 0, department: 0 },
      ...{ q: '', type: '', state: '', sort: 'account', subject: '' },
      device: 'none',
    };
    return Object.fromEntries(
      Object.keys(request.entries).flatMap((key) => (key in values ? [[key, values[key]]] : [])),
    );
  };

  it('are at least the ones of people, departments and the log, and each names its right [AC-10]', () => {
    expect(managed.length).toBeGreaterThanOrEqual(12);
    expect(allCalls.filter(({ name, may }) => /^manage\/./.test(name) && may === null).map(({ name }) => name)).toEqual(
      ['manage/access', 'manage/views/list', 'manage/views/save', 'manage/views/remove'],
    );
  });

  it('are refused to everybody without their right, and tell nothing of people beyond it [AC-10]', async () => {
    for (const call of managed) {
      if (call.may === null) continue;
      for (const [who, asker] of askers) {
        const grants = await world.in(asker.eid ?? 1001, (scope) => grantsOf(scope, asker.userId ?? 0));
        const reach = grants.reach(call.may);
        const outcome = await world
          .ask(call, inputOf(call), asker)
          .then((answer) => JSON.stringify(answer))
          .catch((error: unknown) => error);
        const at = `${call.name} as ${who} (${String(reach)})`;
        if (reach === null) {
          expect([at, (outcome as { code?: number }).code]).toEqual([at, ErrorCode.adminsOnly]);
        } else if (who.startsWith('foreign') || reach === 'departments') {
          expect([at, typeof outcome === 'string' && /"account":"T"/.test(outcome)]).toEqual([at, false]);
        }
      }
    }
  }, 120_000);

  it('reach a revoked administrator no further than the departments that they manage [AC-10]', async () => {
    const account = { type: 3, department: { zh_cn: '焊接' } };
    const userId = await addUser(world.db, 1001, { account: 'general manager', ...account, adminRevoked: true });
    await world.in(1001, async (scope) => {
      const other = await departmentCalled(scope, { zh_cn: '别处' });
      const row = { departmentId: other?.id ?? 0, userId };
      await scope.tx.insert(departmentManagers).values(scope.row(departmentManagers, row));
      const { departments } = await grantsOf(scope, userId);
      expect([...departments]).toEqual([row.departmentId]);
    });
  });

  it('are a login to visitors [AC-07]', async () => {
    for (const call of managed)
      expect((await world.refusal(call, inputOf(call), { userId: null }))?.code).toBe(ErrorCode.unauthenticated);
  });
});
