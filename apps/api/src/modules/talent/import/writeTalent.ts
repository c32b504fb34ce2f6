import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Localised } from '../../../db/localised.ts';
import type { Bringing } from '../../../platform/bringing.ts';
import {
  talentAbilities,
  talentLevels,
  talentLines,
  talentPeople,
  talentPosts,
  talentRequirements,
} from '../talent.schema.ts';
import type { TalentFound, WrittenTalent } from './talent.shape.ts';

type Ids = Map<string, number>;

async function keepAbilities(
  { localise, scope }: Bringing,
  { abilities }: WrittenTalent,
  found: TalentFound,
): Promise<Ids> {
  const ids: Ids = new Map(found.abilities);
  for (const [index, { about, title }] of abilities.entries()) {
    const row = { title: localise(title), about: localise(about), ways: found.ways[index] ?? [] };
    const former = ids.get(title.zh);
    if (former !== undefined) {
      await scope.tx
        .update(talentAbilities)
        .set(row)
        .where(scope.only(talentAbilities, eq(talentAbilities.id, former)));
      continue;
    }
    const [added] = await scope.tx
      .insert(talentAbilities)
      .values(scope.row(talentAbilities, row))
      .returning({ id: talentAbilities.id });
    ids.set(title.zh, added?.id ?? 0);
  }
  return ids;
}

async function keepLine(
  { localise, scope }: Bringing,
  line: WrittenTalent['lines'][number],
  sort: number,
  former: number | undefined,
): Promise<number> {
  const row = { title: localise(line.title), pigment: line.pigment, sort };
  if (former !== undefined) {
    await scope.tx
      .update(talentLines)
      .set(row)
      .where(scope.only(talentLines, eq(talentLines.id, former)));
    return former;
  }
  const [added] = await scope.tx
    .insert(talentLines)
    .values(scope.row(talentLines, row))
    .returning({ id: talentLines.id });
  return added?.id ?? 0;
}

async function keepPosts(at: Bringing, { lines }: WrittenTalent, found: TalentFound): Promise<Ids> {
  const { localise, scope } = at;
  const ids: Ids = new Map([...found.posts].map(([title, { id }]) => [title, id]));
  for (const [sort, line] of lines.entries()) {
    const lineId = await keepLine(at, line, sort, found.lines.get(line.title.zh));
    for (const { about, level, people, title } of line.posts) {
      const row = { lineId, level, people, title: localise(title), about: localise(about) };
      const former = ids.get(title.zh);
      if (former !== undefined) {
        await scope.tx
          .update(talentPosts)
          .set(row)
          .where(scope.only(talentPosts, eq(talentPosts.id, former)));
        continue;
      }
      const [added] = await scope.tx
        .insert(talentPosts)
        .values(scope.row(talentPosts, row))
        .returning({ id: talentPosts.id });
      ids.set(title.zh, added?.id ?? 0);
    }
  }
  return ids;
}

/** Requirements of posts, and paths from them: both may name later entries of the file. */
async function keepLinks(
  { scope }: Bringing,
  { lines }: WrittenTalent,
  { abilities, posts }: { readonly abilities: Ids; readonly posts: Ids },
): Promise<void> {
  for (const { asks, leads_to, title } of lines.flatMap((line) => line.posts)) {
    const postId = posts.get(title.zh) ?? 0;
    const leadsTo = leads_to.map((name) => posts.get(name) ?? 0);
    await scope.tx
      .update(talentPosts)
      .set({ leadsTo })
      .where(scope.only(talentPosts, eq(talentPosts.id, postId)));
    await scope.tx
      .delete(talentRequirements)
      .where(scope.only(talentRequirements, eq(talentRequirements.postId, postId)));
    const rows = Object.entries(asks).map(([name, level]) =>
      scope.row(talentRequirements, { postId, level, abilityId: abilities.get(name) ?? 0 }),
    );
    if (rows.length > 0) await scope.tx.insert(talentRequirements).values(rows);
  }
}

/** A person who moves to another post keeps the former one as past; begun ways and the aim stay. */
async function keepPerson(
  at: Bringing,
  person: WrittenTalent['people'][number],
  userId: number,
  { abilities, posts }: { readonly abilities: Ids; readonly posts: Ids },
): Promise<void> {
  const { localise, scope } = at;
  const moment = (text: string) => at.moment([], text) ?? new Date(0);
  const postId = posts.get(person.post) ?? 0;
  const since = moment(person.since);
  const { postId: stood, walked } = talentPeople;
  await scope.tx
    .insert(talentPeople)
    .values(scope.row(talentPeople, { userId, postId, since, began: since }))
    .onConflictDoUpdate({
      target: [talentPeople.eid, talentPeople.userId],
      set: {
        postId,
        since,
        walked: sql`case when ${stood} = ${postId} then ${walked} else array_append(${walked}, ${stood}) end`,
      },
    });
  const rows = person.levels.map(({ ability, level, on, proof }) => ({
    ...{ userId, level, abilityId: abilities.get(ability) ?? 0 },
    ...{ proof: localise(proof) satisfies Localised, provedAt: moment(on) },
  }));
  if (rows.length === 0) return;
  const named = inArray(
    talentLevels.abilityId,
    rows.map(({ abilityId }) => abilityId),
  );
  await scope.tx.delete(talentLevels).where(scope.only(talentLevels, and(eq(talentLevels.userId, userId), named)));
  await scope.tx.insert(talentLevels).values(rows.map((row) => scope.row(talentLevels, row)));
}

/** Writes a job map without faults. Answers the report. */
export async function writeTalent(at: Bringing, written: WrittenTalent, found: TalentFound): Promise<string> {
  const abilities = await keepAbilities(at, written, found);
  const posts = await keepPosts(at, written, found);
  await keepLinks(at, written, { abilities, posts });
  for (const [index, person] of written.people.entries())
    await keepPerson(at, person, found.people[index] ?? 0, { abilities, posts });
  const count = written.lines.reduce((sum, line) => sum + line.posts.length, 0);
  return `talent: ${written.abilities.length} abilities, ${count} posts, ${written.people.length} people.`;
}
