import { inArray } from 'drizzle-orm';
import { localiser } from '../../../db/seed/localiser.ts';
import { inTenant } from '../../../db/tenant.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { users } from '../../enterprise/enterprise.schema.ts';
import {
  talentAbilities,
  talentLevels,
  talentLikes,
  talentLines,
  talentPeople,
  talentPosts,
  talentRequirements,
} from '../talent.schema.ts';
import { addAssessments, type Around } from './assessments.ts';
import { hengchuan } from './hengchuan.ts';
import { larkfield } from './larkfield.ts';
import type { SeedTalent } from './types.ts';

const dayMs = 86_400_000;
const all: readonly SeedTalent[] = [hengchuan, larkfield];

/** Lines, posts, abilities and what posts ask for. */
async function addMap({ scope, say }: Around, { abilities, lines }: SeedTalent): Promise<void> {
  const { tx, row } = scope;
  const idOf = new Map(abilities.map(({ key, id }) => [key, id]));
  const posts = lines.flatMap((line) => line.posts.map((post) => ({ ...post, lineId: line.id })));
  await tx
    .insert(talentLines)
    .values(lines.map(({ id, title, pigment }, sort) => row(talentLines, { id, pigment, sort, title: say(title) })));
  await tx
    .insert(talentPosts)
    .values(
      posts.map(({ id, lineId, level, people, title, about, leadsTo = [] }) =>
        row(talentPosts, { id, lineId, level, people, title: say(title), about: say(about), leadsTo: [...leadsTo] }),
      ),
    );
  await tx.insert(talentAbilities).values(
    abilities.map(({ id, title, about, ways }) =>
      row(talentAbilities, {
        id,
        title: say(title),
        about: say(about),
        ways: ways.map(([kind, way, level]) => ({ kind, id: way, level })),
      }),
    ),
  );
  await tx
    .insert(talentRequirements)
    .values(
      posts.flatMap((post) =>
        Object.entries(post.asks).map(([key, level]) =>
          row(talentRequirements, { postId: post.id, abilityId: idOf.get(key) ?? 0, level }),
        ),
      ),
    );
}

/** Where people stand on it. */
async function addPeople({ scope, say, now, ids }: Around, { abilities, people }: SeedTalent): Promise<void> {
  const { tx, row } = scope;
  const ago = (days: number) => new Date(now - days * dayMs);
  const idOf = new Map(abilities.map(({ key, id }) => [key, id]));
  for (const person of people) {
    const userId = ids.get(person.account);
    if (userId === undefined) continue;
    await tx.insert(talentPeople).values(
      row(talentPeople, {
        ...{ userId, postId: person.post, aimId: person.aim, walked: [...person.walked] },
        since: ago(person.sinceDays),
        began: ago(person.beganDays),
      }),
    );
    await tx.insert(talentLevels).values(
      person.levels.map(([key, level, proof, daysAgo]) =>
        row(talentLevels, {
          userId,
          level,
          abilityId: idOf.get(key) ?? 0,
          proof: say(proof),
          provedAt: ago(daysAgo),
        }),
      ),
    );
    await tx
      .insert(talentLikes)
      .values(person.likes.map((postId) => row(talentLikes, { postId, userId, liked: true })));
  }
}

/** The job map of both demo enterprises, people on it, and assessments in every state. */
export const talentSeeds: readonly SeedStep[] = [
  {
    name: 'talent',
    eids: [1001, 1002],
    fills: talentLines,
    work: ({ db, now }, { eid, settings }) =>
      inTenant(db, eid, async (scope) => {
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
        await addMap(around, seed);
        await addPeople(around, seed);
        await addAssessments(around, seed);
      }),
  },
];
