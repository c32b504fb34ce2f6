import type { Audience, AudienceRule } from '@banyan/contracts/organisation';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../testing/world.ts';
import { departments } from '../department.schema.ts';
import { addDepartment } from '../departments.ts';
import { users } from '../enterprise.schema.ts';
import { groupMembers, groups } from '../organisation.schema.ts';
import { audienceMembers, audiences } from './audience.schema.ts';
import { audienceOf, noTerms } from './audienceOf.ts';
import { isMember, type Organisation, type PersonFacts } from './membership.ts';
import { readOrganisation } from './organisation.ts';
import { readPeople } from './people.ts';
import { settlePeople } from './settle.ts';

/** Departments 1 ← 2 ← 3, and 4; group 8 takes the people of department 2. */
const around: Organisation = {
  lineOf: (id) => ({ 1: [1], 2: [2, 1], 3: [3, 2, 1], 4: [4] })[id] ?? [],
  ruleOf: (id) => (id === 8 ? [{ on: 'department', in: [2] }] : undefined),
  ruled: [8],
};
const person = (values: Partial<PersonFacts> = {}): PersonFacts => ({
  ...{ id: 1, type: 1, post: '', hiredOn: '', tags: [], fields: {}, departments: [], groups: [] },
  ...values,
});
const terms = (values: Partial<Audience>): Audience => ({ ...noTerms, ...values });
const takes = (rule: AudienceRule, who: Partial<PersonFacts>) =>
  isMember(person(who), terms({ rules: [rule] }), around);

describe('An audience', () => {
  it('takes the people of a department and of those below it, by any of their departments', () => {
    const ofOne = terms({ departments: [2] });
    expect(
      [[2], [3], [1], [4], [4, 3], []].map((own) => isMember(person({ departments: own }), ofOne, around)),
    ).toEqual([...[true, true, false, false, true, false]]);
  });

  it('takes groups, by hand and by rule, and people by name; an exception goes before all of them', () => {
    expect(isMember(person({ groups: [7] }), terms({ groups: [7] }), around)).toBe(true);
    expect(isMember(person({ departments: [3] }), terms({ groups: [8] }), around)).toBe(true);
    expect(isMember(person({ groups: [8] }), terms({ groups: [8] }), around)).toBe(false);
    const named = terms({ people: [1], except: { departments: [], groups: [8], people: [] } });
    expect(isMember(person(), named, around)).toBe(true);
    expect(isMember(person({ departments: [2] }), named, around)).toBe(false);
    expect(isMember(person(), noTerms, around)).toBe(false);
  });

  it('takes whom all conditions of one of its rules fit', () => {
    expect(takes([{ on: 'post', is: ['Butcher'] }], { post: ' butcher' })).toBe(true);
    expect(takes([{ on: 'post', is: ['Butcher'] }], {})).toBe(false);
    expect(takes([{ on: 'tag', is: ['夜班'] }], { tags: ['早班', '夜班'] })).toBe(true);
    expect(takes([{ on: 'type', is: [5] }], { type: 5 })).toBe(true);
    const spring: AudienceRule = [{ on: 'hired', from: '2025-03-01', to: '2025-05-31' }];
    expect(
      ['2025-02-28', '2025-03-01', '2025-05-31', '2025-06-01', ''].map((hiredOn) => takes(spring, { hiredOn })),
    ).toEqual([false, true, true, false, false]);
    const both: AudienceRule = [...spring, { on: 'department', in: [1] }];
    expect(takes(both, { hiredOn: '2025-04-01', departments: [3] })).toBe(true);
    expect(takes(both, { hiredOn: '2025-04-01', departments: [4] })).toBe(false);
  });
});

describe('Membership', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld([], { eids: [1001] });
  }, 60_000);

  it('is that of a recount after any order of moves, hires, groups and new audiences', async () => {
    const tree = await world.in(1001, async (scope) => {
      const a = await addDepartment(scope, { zh_cn: '甲' });
      const b = await addDepartment(scope, { zh_cn: '乙' }, a.id);
      const c = await addDepartment(scope, { zh_cn: '丙' });
      return [a.id, b.id, c.id];
    });
    const group = await world.in(1001, async (scope) => {
      const [row] = await scope.tx
        .insert(groups)
        .values(scope.row(groups, { name: { zh_cn: '组' } }))
        .returning();
      return row?.id ?? 0;
    });
    const rule: AudienceRule = [{ on: 'department', in: [tree[0] ?? 0] }];
    const ruled = await world.in(1001, async (scope) => {
      const [row] = await scope.tx
        .insert(groups)
        .values(scope.row(groups, { name: { zh_cn: '按规则' }, rule }))
        .returning();
      return row?.id ?? 0;
    });
    const people: number[] = [];
    const anyTree = fc.constantFrom(...tree);
    const anyAudience: fc.Arbitrary<Audience> = fc.record({
      departments: fc.array(anyTree, { maxLength: 2 }),
      groups: fc.constantFrom<number[][]>([], [group], [ruled]),
      people: fc.constant<number[]>([]),
      rules: fc.constantFrom<AudienceRule[][]>(
        [],
        [[{ on: 'post', is: [' 焊工'] }]],
        [[{ on: 'type', is: [1] }, ...rule]],
        [[{ on: 'hired', from: '2020-01-01' }], [{ on: 'tag', is: ['夜班'] }]],
        [[{ on: 'choice', field: 7, is: [1, 2] }], [{ on: 'text', field: 8, is: [' c-1'] }]],
        [[{ on: 'number', field: 9, from: 3 }], [{ on: 'date', field: 10, to: '2026-01-31' }]],
      ),
      except: fc.record({
        departments: fc.array(anyTree, { maxLength: 1 }),
        groups: fc.constantFrom<number[][]>([], [group]),
        people: fc.constant<number[]>([]),
      }),
    });
    const step = fc.oneof(
      fc.record({ do: fc.constant('hire' as const), to: anyTree }),
      fc.record({ do: fc.constant('move' as const), who: fc.nat(), to: fc.option(anyTree) }),
      fc.record({ do: fc.constant('post' as const), who: fc.nat(), post: fc.constantFrom('焊工', '') }),
      fc.record({ do: fc.constant('group' as const), who: fc.nat() }),
      fc.record({
        do: fc.constant('fields' as const),
        who: fc.nat(),
        fieldValues: fc.record(
          {
            7: fc.constantFrom(1, 3),
            8: fc.constantFrom('C-1', 'C-2'),
            9: fc.constantFrom(2.5, 3),
            10: fc.constantFrom('2026-01-31', '2026-02-01'),
          },
          { requiredKeys: [], noNullPrototype: true },
        ),
      }),
      fc.record({ do: fc.constant('audience' as const), audience: anyAudience }),
    );
    let hired = 0;
    const take = async (one: typeof step extends fc.Arbitrary<infer Step> ? Step : never) => {
      if (one.do === 'audience') return void (await world.in(1001, (scope) => audienceOf(scope, one.audience)));
      if (one.do === 'hire') {
        const account = `W${(hired += 1)}`;
        const at = tree.indexOf(one.to);
        people.push(await world.addLearner(account, ['甲', '乙', '丙'][at]));
        return undefined;
      }
      const id = people[one.who % Math.max(people.length, 1)];
      if (id === undefined) return undefined;
      await world.in(1001, async (scope) => {
        if (one.do === 'group')
          await scope.tx
            .insert(groupMembers)
            .values(scope.row(groupMembers, { groupId: group, userId: id }))
            .onConflictDoNothing();
        else
          await scope.tx
            .update(users)
            .set(
              one.do === 'move'
                ? { departmentId: one.to }
                : one.do === 'post'
                  ? { post: one.post }
                  : { fieldValues: one.fieldValues },
            )
            .where(scope.only(users, eq(users.id, id)));
        await settlePeople(scope, [id]);
      });
      return undefined;
    };
    const members = () =>
      world.in(1001, async (scope) => {
        const rows = await scope.tx.select().from(audienceMembers).where(scope.only(audienceMembers));
        return rows.map(({ audienceId, userId }) => `${audienceId} ${userId}`).sort();
      });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 15 }), async (steps) => {
        for (const one of steps) await take(one);
        // Each person is held against each audience, without the keys by which audiences are found.
        const expected = await world.in(1001, async (scope) => {
          const known = await readOrganisation(scope);
          const all = await scope.tx.select().from(audiences).where(scope.only(audiences));
          const pairs: string[] = [];
          for await (const those of readPeople(scope))
            for (const one of those)
              for (const { id, terms: said } of all) if (isMember(one, said, known)) pairs.push(`${id} ${one.id}`);
          return pairs.sort();
        });
        expect(await members()).toEqual(expected);
      }),
      { numRuns: 12 },
    );
  }, 120_000);

  it('shows the name of the main department, whoever writes it, and follows a new name', async () => {
    const id = await world.addLearner('N1', '焊接');
    const shown = () =>
      world.in(1001, async (scope) => {
        const [row] = await scope.tx
          .select({ name: users.department, department: users.departmentId })
          .from(users)
          .where(scope.only(users, eq(users.id, id)));
        return row;
      });
    const { department, name } = (await shown()) ?? {};
    expect(name).toEqual({ zh_cn: '焊接' });
    await world.in(1001, (scope) =>
      scope.tx
        .update(departments)
        .set({ name: { zh_cn: '焊接一班' } })
        .where(scope.only(departments, eq(departments.id, department ?? 0))),
    );
    expect((await shown())?.name).toEqual({ zh_cn: '焊接一班' });
    await world.in(1001, (scope) =>
      scope.tx
        .update(users)
        .set({ department: { zh_cn: '别的' } })
        .where(scope.only(users, eq(users.id, id))),
    );
    expect((await shown())?.name).toEqual({ zh_cn: '焊接一班' });
  });
});
