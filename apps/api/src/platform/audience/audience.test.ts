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
import { keysOfPerson, keysOfTerms } from './keys.ts';
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

type Who = Partial<PersonFacts>;
const of = (...rules: AudienceRule[]): Partial<Audience> => ({ rules });
const but = (except: Partial<Audience['except']>): Partial<Audience> => ({
  departments: [1],
  except: { ...noTerms.except, ...except },
});
const post = (...is: string[]) => ({ on: 'post' as const, is });

describe('An audience', () => {
  it.each<[what: string, takes: Partial<Audience>, one: Who, other: Who]>([
    ['a department', { departments: [2] }, { departments: [2] }, { departments: [4] }],
    ['those below it, not those above', { departments: [2] }, { departments: [3] }, { departments: [1] }],
    ['any of somebody’s departments', { departments: [2] }, { departments: [4, 3] }, { departments: [] }],
    ['a group by hand', { groups: [7] }, { groups: [7] }, { groups: [9] }],
    ['a group by rule, whoever was put there', { groups: [8] }, { departments: [3] }, { groups: [8] }],
    ['people', { people: [1] }, {}, { id: 2 }],
    ['nobody of an excepted department', but({ departments: [2] }), { departments: [1] }, { departments: [3] }],
    ['nobody of an excepted group', but({ groups: [7] }), { departments: [1] }, { departments: [1], groups: [7] }],
    ['nobody of an excepted rule', but({ groups: [8] }), { departments: [1] }, { departments: [1, 2] }],
    ['no excepted person', but({ people: [2] }), { departments: [1] }, { departments: [1], id: 2 }],
    ['nobody who has left', { departments: [1] }, { departments: [1] }, { departments: [1], left: true }],
    ['a post, however it is written', of([post('Butcher')]), { post: ' butcher' }, { post: 'Baker' }],
    ['one of several posts', of([post('a', 'b')]), { post: 'b' }, { post: '' }],
    ['a kind of account', of([{ on: 'type', is: [5] }]), { type: 5 }, { type: 1 }],
    ['a tag', of([{ on: 'tag', is: ['夜班'] }]), { tags: ['早班', '夜班 '] }, { tags: ['早班'] }],
    ['a first day on', of([{ on: 'hired', from: '2025-03-01' }]), { hiredOn: '2025-03-01' }, { hiredOn: '2025-02-28' }],
    ['a last day on', of([{ on: 'hired', to: '2025-05-31' }]), { hiredOn: '2025-05-31' }, { hiredOn: '2025-06-01' }],
    ['no unknown day', of([{ on: 'hired', to: '2025-05-31' }]), { hiredOn: '2020-01-01' }, { hiredOn: '' }],
    ['an option', of([{ on: 'choice', field: 7, is: [1, 2] }]), { fields: { 7: 2 } }, { fields: { 7: 3 } }],
    ['a text', of([{ on: 'text', field: 8, is: ['c-1'] }]), { fields: { 8: ' C-1' } }, { fields: { 8: 'C-2' } }],
    ['a least number', of([{ on: 'number', field: 9, from: 3 }]), { fields: { 9: 3 } }, { fields: { 9: 2.5 } }],
    ['a greatest number', of([{ on: 'number', field: 9, to: 3 }]), { fields: { 9: 3 } }, { fields: { 9: 3.5 } }],
    ['no other field', of([{ on: 'number', field: 9, to: 3 }]), { fields: { 9: 3 } }, { fields: { 7: 3 } }],
    [
      'a last date',
      of([{ on: 'date', field: 10, to: '2026-01-31' }]),
      { fields: { 10: '2026-01-31' } },
      { fields: { 10: '2026-02-01' } },
    ],
    [
      'all conditions of a rule',
      of([post('a'), { on: 'department', in: [1] }]),
      { post: 'a', departments: [3] },
      { post: 'a', departments: [4] },
    ],
    ['any of its rules', of([post('a')], [{ on: 'type', is: [5] }]), { type: 5 }, { type: 1 }],
  ])('takes %s [AC-10]', (_, takes, one, other) => {
    const audience = terms(takes);
    expect([one, other].map((who) => isMember(person(who), audience, around))).toEqual([true, false]);
    // A member is found by one of its keys.
    const keys = new Set(keysOfPerson(person(one), around));
    expect(keysOfTerms(audience).some((key) => keys.has(key))).toBe(true);
  });

  it('takes nobody without terms [AC-10]', () => {
    expect(isMember(person(), noTerms, around)).toBe(false);
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
