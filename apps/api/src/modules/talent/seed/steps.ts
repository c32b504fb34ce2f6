import { and, eq, inArray } from 'drizzle-orm';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import { bringDemo } from '../../../platform/bringDemo.ts';
import type { FindThings } from '../../../platform/bringing.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { demoFile } from '../../../seed/demoFolder.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { talentAnswers, talentTools } from '../assessment.schema.ts';
import { assessmentsKind } from '../import/assessments.import.ts';
import { talentKind } from '../import/talent.import.ts';
import { toolsKind } from '../import/tools.import.ts';
import { talentLikes, talentPeople, talentPosts } from '../talent.schema.ts';
import { answersOf } from './answersOf.ts';
import { pasts } from './pasts.ts';

type Past = (typeof pasts)[number];

const dayMs = 86_400_000;
const hourMs = 3_600_000;

interface Around {
  readonly scope: TenantScope;
  readonly now: number;
  /** By account. */
  readonly ids: ReadonlyMap<string, number>;
}

/** People's former posts, aims and likes on the map. */
async function addPeople({ scope, now, ids }: Around, { people }: Past): Promise<void> {
  const rows = await scope.tx
    .select({ id: talentPosts.id, title: talentPosts.title })
    .from(talentPosts)
    .where(scope.only(talentPosts));
  const postOf = (title: string) => rows.find((row) => row.title.zh_cn === title)?.id ?? 0;
  for (const { account, aim, beganDays, likes, walked } of people) {
    const userId = ids.get(account);
    if (userId === undefined) continue;
    const began = new Date(now - beganDays * dayMs);
    await scope.tx
      .update(talentPeople)
      .set({ began, walked: walked.map(postOf), aimId: aim === null ? null : postOf(aim) })
      .where(scope.only(talentPeople, eq(talentPeople.userId, userId)));
    await scope.tx
      .insert(talentLikes)
      .values(likes.map((title) => scope.row(talentLikes, { postId: postOf(title), userId, liked: true })));
  }
}

/** People's answers in their assessments. */
async function addAnswers({ scope, now, ids }: Around, { answers, toolId }: Past): Promise<void> {
  const [tool] = await scope.tx
    .select()
    .from(talentTools)
    .where(scope.only(talentTools, eq(talentTools.id, toolId)));
  if (tool === undefined) throw new Error(`there is no tool ${toolId}`);
  const at = (days: number) => new Date(Math.floor((now + days * dayMs) / hourMs) * hourMs);
  for (const [taskId, all] of Object.entries(answers)) {
    for (const { account, ...given } of all) {
      const mine = and(eq(talentAnswers.taskId, Number(taskId)), eq(talentAnswers.userId, ids.get(account) ?? 0));
      await scope.tx
        .update(talentAnswers)
        .set({
          answers: answersOf(tool, given),
          handedInAt: given.values === undefined ? null : at(-(given.daysAgo ?? 1)),
        })
        .where(scope.only(talentAnswers, mine));
    }
  }
}

/** The job map of both demo enterprises, people on it, and assessments in every state. */
export const talentSeeds = (find: FindThings): readonly SeedStep[] => [
  {
    name: 'talent',
    eids: Object.keys(pasts).map(Number),
    fills: talentLikes,
    async work(ports, { eid }) {
      const past = pasts[eid];
      if (past === undefined) return;
      await bringDemo(talentKind(find), ports, { eid, path: demoFile('talent.yaml', eid) });
      await bringDemo(toolsKind, ports, { eid, path: demoFile('tools.yaml'), firstId: past.toolId });
      const assessments = { eid, path: demoFile('assessments.yaml', eid), firstId: past.firstAssessment };
      await bringDemo(assessmentsKind, ports, assessments);
      await inTenant(ports.db, eid, async (scope) => {
        const accounts = [...past.people, ...Object.values(past.answers).flat()].map(({ account }) => account);
        const found = await scope.tx
          .select({ id: users.id, account: users.account })
          .from(users)
          .where(scope.only(users, inArray(users.account, accounts)));
        const around = { scope, now: ports.now, ids: new Map(found.map(({ id, account }) => [account, id])) };
        await addPeople(around, past);
        await addAnswers(around, past);
      });
    },
  },
];
