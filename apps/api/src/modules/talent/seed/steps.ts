import { eq, inArray } from 'drizzle-orm';
import { localiser } from '../../../db/seed/localiser.ts';
import { inTenant } from '../../../db/tenant.ts';
import { demoFile } from '../../../seed/demoFolder.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { bringDemo } from '../../../platform/bringDemo.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import type { FindThings } from '../../../platform/bringing.ts';
import { talentKind } from '../import/talent.import.ts';
import { talentLikes, talentLines, talentPeople, talentPosts } from '../talent.schema.ts';
import { addAssessments, type Around } from './assessments.ts';
import { hengchuan } from './hengchuan.ts';
import { larkfield } from './larkfield.ts';
import type { SeedTalent } from './types.ts';

const dayMs = 86_400_000;
const all: readonly SeedTalent[] = [hengchuan, larkfield];

/** What people have walked on the map, want and like. */
async function addPeople({ scope, now, ids }: Around, { people }: SeedTalent): Promise<void> {
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

/** The job map of both demo enterprises, people on it, and assessments in every state. */
export const talentSeeds = (find: FindThings): readonly SeedStep[] => [
  {
    name: 'talent',
    eids: [1001, 1002],
    fills: talentLines,
    async work(ports, { eid, settings }) {
      const { db, now } = ports;
      await bringDemo(talentKind(find), ports, { eid, path: demoFile('talent.yaml', eid) });
      await inTenant(db, eid, async (scope) => {
        const seed = all.find((one) => one.eid === eid);
        if (seed === undefined) return;
        const accounts = new Set([
          ...seed.people.map(({ account }) => account),
          ...seed.tasks.flatMap(({ assessors }) => assessors.map(({ account }) => account)),
        ]);
        const found = await scope.tx
          .select({ id: users.id, account: users.account })
          .from(users)
          .where(scope.only(users, inArray(users.account, [...accounts])));
        const ids = new Map(found.map(({ id, account }) => [account, id]));
        const around = { scope, say: localiser(settings.languages ?? []), now, ids };
        await addPeople(around, seed);
        await addAssessments(around, seed);
      });
    },
  },
];
