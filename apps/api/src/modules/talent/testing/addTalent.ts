import type { AssessmentRelation } from '@banyan/contracts/talent';
import type { L10n } from '../../../db/seed/content/types.ts';
import { localiser } from '../../../db/seed/localiser.ts';
import { bringDemo } from '../../../platform/bringDemo.ts';
import { demoFile } from '../../../seed/demoFolder.ts';
import type { World } from '../../../testing/world.ts';
import { talentAnswers, talentTasks, talentTools } from '../assessment.schema.ts';
import { toolsKind } from '../import/tools.import.ts';
import { answersOf, type SeedAnswers } from '../seed/answersOf.ts';
import {
  talentAbilities,
  talentLevels,
  talentLines,
  talentPeople,
  talentPosts,
  talentRequirements,
} from '../talent.schema.ts';

const say = localiser([]);
const text = (zh: string) => say({ zh });

/** A line of two posts; the second one asks for level 3 of an ability that course 7 leads to. Gives back its posts. */
export async function addMap(world: World, userId: number, eid = 1001) {
  return world.in(eid, async ({ tx, row }) => {
    const [line] = await tx
      .insert(talentLines)
      .values(row(talentLines, { title: text('检验'), pigment: 'indigo' as const, sort: 0 }))
      .returning();
    const [ability] = await tx
      .insert(talentAbilities)
      .values(
        row(talentAbilities, {
          title: text('抽样'),
          about: text('会抽样'),
          ways: [{ kind: 'course' as const, id: 7, level: 3 }],
        }),
      )
      .returning();
    if (line === undefined || ability === undefined) throw new Error('no map');
    const posts = await tx
      .insert(talentPosts)
      .values(
        [1, 2].map((level) =>
          row(talentPosts, {
            ...{ lineId: line.id, level, people: 3 },
            title: text(`岗位${level}`),
            about: text('做事'),
          }),
        ),
      )
      .returning();
    const [first, second] = posts;
    if (first === undefined || second === undefined) throw new Error('no posts');
    await tx
      .insert(talentRequirements)
      .values(row(talentRequirements, { postId: second.id, abilityId: ability.id, level: 3 }));
    const at = new Date(world.now - 86_400_000);
    await tx.insert(talentPeople).values(row(talentPeople, { userId, postId: first.id, since: at, began: at }));
    await tx
      .insert(talentLevels)
      .values(row(talentLevels, { userId, abilityId: ability.id, level: 1, proof: text('摸底'), provedAt: at }));
    return { first: first.id, second: second.id };
  });
}

/** An assessment of a person; days are relative to now. */
interface TestTask {
  readonly id: number;
  readonly subject: string;
  readonly title: L10n;
  readonly about: L10n;
  readonly opensIn: number;
  readonly dueIn: number;
  readonly assessors: readonly (SeedAnswers & { readonly account: string; readonly relation: AssessmentRelation })[];
}

/** Assessments with the tool of the demo enterprises. */
export async function addTasks(
  world: World,
  ids: ReadonlyMap<string, number>,
  tasks: readonly TestTask[],
  eid = 1001,
): Promise<void> {
  const { db, files, now } = world;
  await bringDemo(toolsKind, { db, files, now, handlers: [] }, { eid, path: demoFile('tools.yaml') });
  const at = (days: number) => new Date(now + days * 86_400_000);
  await world.in(eid, async (scope) => {
    const { row, tx } = scope;
    const [tool] = await tx.select().from(talentTools).where(scope.only(talentTools));
    if (tool === undefined) throw new Error('there is no tool');
    for (const { about, assessors, dueIn, id, opensIn, subject, title } of tasks) {
      const task = { id, toolId: tool.id, subjectId: ids.get(subject) ?? 0, title: say(title), about: say(about) };
      await tx.insert(talentTasks).values(row(talentTasks, { ...task, opensAt: at(opensIn), dueAt: at(dueIn) }));
      await tx.insert(talentAnswers).values(
        assessors.map(({ account, relation, ...given }) =>
          row(talentAnswers, {
            ...{ taskId: id, userId: ids.get(account) ?? 0, relation, answers: answersOf(tool, given) },
            handedInAt: given.values === undefined ? null : at(-(given.daysAgo ?? 1)),
          }),
        ),
      );
    }
  });
}

/** Two assessments in each state that a list is made of. */
export async function addAssessmentRows(world: World, userId: number): Promise<void> {
  const states = [
    { opensIn: -2, dueIn: 3 },
    { opensIn: 2, dueIn: 5 },
    { opensIn: -5, dueIn: -2 },
    { opensIn: -2, dueIn: 3, values: [4, 4, 3, 4, 3, 4] },
  ];
  const tasks = states.flatMap(({ values, ...period }, index) =>
    [1, 2].map((one) => ({
      ...{ ...period, id: 900 + index * 2 + one, subject: 'me', title: { zh: '评估' }, about: { zh: '为了学习' } },
      assessors: [{ account: 'me', relation: 'self' as const, ...(values === undefined ? {} : { values }) }],
    })),
  );
  await addTasks(world, new Map([['me', userId]]), tasks);
}
