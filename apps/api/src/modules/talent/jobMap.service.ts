import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  type aimAtPost,
  type JobMap,
  type TalentPost,
  type talentPost,
  type TalentRequirement,
} from '@banyan/contracts/talent';
import { and, asc, eq, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { standings, type Standing } from './standing.ts';
import type { TalentPorts } from './talent.ports.ts';
import { talentLikes, talentLines, talentPeople, talentPosts, talentRequirements } from './talent.schema.ts';

type Ctx = CallContext<Learner>;
type PostRow = typeof talentPosts.$inferSelect;
type RequirementRow = typeof talentRequirements.$inferSelect;

/** All data of the map, for one person. */
interface Whole {
  readonly posts: readonly PostRow[];
  readonly requirements: ReadonlyMap<number, readonly RequirementRow[]>;
  readonly standing: ReadonlyMap<number, Standing>;
  readonly person: typeof talentPeople.$inferSelect | undefined;
  readonly likes: ReadonlyMap<number, { readonly likes: number; readonly liked: boolean }>;
}

async function personOf({ scope, viewer }: Ctx) {
  const [person] = await scope.tx
    .select()
    .from(talentPeople)
    .where(scope.only(talentPeople, eq(talentPeople.userId, viewer.userId)));
  return person;
}

async function readWhole(ctx: Ctx, ports: TalentPorts): Promise<Whole> {
  const { scope, viewer } = ctx;
  const posts = await scope.tx
    .select()
    .from(talentPosts)
    .where(scope.only(talentPosts))
    .orderBy(asc(talentPosts.level), asc(talentPosts.id));
  const asked = await scope.tx.select().from(talentRequirements).where(scope.only(talentRequirements));
  const requirements = new Map<number, RequirementRow[]>();
  for (const row of asked) requirements.set(row.postId, [...(requirements.get(row.postId) ?? []), row]);
  const likes = await scope.tx
    .select({
      postId: talentLikes.postId,
      likes: sql<number>`count(*)::int`,
      liked: sql<boolean>`bool_or(${talentLikes.userId} = ${viewer.userId})`,
    })
    .from(talentLikes)
    .where(scope.only(talentLikes, eq(talentLikes.liked, true)))
    .groupBy(talentLikes.postId);
  return {
    posts,
    requirements,
    standing: await standings(ctx, ports),
    person: await personOf(ctx),
    likes: new Map(likes.map(({ postId, ...row }) => [postId, row])),
  };
}

function shownPost(row: PostRow, whole: Whole, { viewer }: Ctx): TalentPost {
  const { likes, person, requirements, standing } = whole;
  const asked = requirements.get(row.id) ?? [];
  return {
    id: row.id,
    title: localised(row.title, viewer.language),
    level: row.level,
    people: row.people,
    gaps: asked.filter(({ abilityId, level }) => (standing.get(abilityId)?.level ?? 0) < level).length,
    walked: person?.walked.includes(row.id) ?? false,
    ...(likes.get(row.id) ?? { likes: 0, liked: false }),
  };
}

/** The job map with the viewer's position. */
export async function readMap(ctx: Ctx, ports: TalentPorts): Promise<JobMap> {
  const { scope, viewer } = ctx;
  const whole = await readWhole(ctx, ports);
  const lines = await scope.tx
    .select()
    .from(talentLines)
    .where(scope.only(talentLines))
    .orderBy(asc(talentLines.sort), asc(talentLines.id));
  const { person, posts } = whole;
  return {
    lines: lines.map(({ id, title, pigment }) => ({
      ...{ id, pigment },
      title: localised(title, viewer.language),
      posts: posts.filter(({ lineId }) => lineId === id).map((row) => shownPost(row, whole, ctx)),
    })),
    moves: posts.flatMap(({ id, leadsTo }) => leadsTo.map((to) => ({ from: id, to }))),
    mine:
      person === undefined
        ? null
        : {
            post: person.postId,
            since: person.since.getTime(),
            began: person.began.getTime(),
            aim: person.aimId,
          },
  };
}

function requirementOf({ level }: RequirementRow, standing: Standing, { viewer }: Ctx): TalentRequirement {
  const { ability, attested, level: has, ways } = standing;
  const say = (text: Parameters<typeof localised>[0]) => localised(text, viewer.language);
  const finished = ways
    .filter(({ item, way }) => item.finishedAt !== null && way.level === has)
    .sort((a, b) => (a.item.finishedAt ?? 0) - (b.item.finishedAt ?? 0))[0];
  const rests =
    attested !== null && attested.level >= has && has > 0
      ? { proof: say(attested.proof), provedAt: attested.provedAt.getTime() }
      : { proof: finished?.item.title ?? '', provedAt: finished?.item.finishedAt ?? null };
  return {
    id: ability.id,
    title: say(ability.title),
    about: say(ability.about),
    asked: level,
    has,
    ...rests,
    ways: ways
      .filter(({ way }) => way.level > has)
      .sort((a, b) => a.way.level - b.way.level)
      .map(({ way, item }) => ({
        ...{ kind: way.kind, id: way.id, level: way.level },
        title: item.title,
        minutes: item.minutes ?? 0,
        begun: item.begun,
        finishedAt: item.finishedAt,
      })),
  };
}

/** A post with its requirements, gaps first. */
export async function readPost(
  ctx: Ctx,
  { id }: CallInput<typeof talentPost>,
  ports: TalentPorts,
): Promise<CallOutput<typeof talentPost>> {
  const { scope, viewer } = ctx;
  const whole = await readWhole(ctx, ports);
  const row = whole.posts.find((post) => post.id === id);
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  const [line] = await scope.tx
    .select({ title: talentLines.title })
    .from(talentLines)
    .where(scope.only(talentLines, eq(talentLines.id, row.lineId)));
  const requirements = (whole.requirements.get(id) ?? []).flatMap((asked) => {
    const standing = whole.standing.get(asked.abilityId);
    return standing === undefined ? [] : [requirementOf(asked, standing, ctx)];
  });
  const gap = ({ asked, has }: TalentRequirement) => Math.max(0, asked - has);
  return {
    post: shownPost(row, whole, ctx),
    line: line === undefined ? '' : localised(line.title, viewer.language),
    about: localised(row.about, viewer.language),
    requirements: requirements.sort((a, b) => gap(b) - gap(a) || a.id - b.id),
  };
}

/** Chooses the viewer's next post; people without a post on the map choose nothing. */
export async function aim(ctx: Ctx, { id }: CallInput<typeof aimAtPost>, ports: TalentPorts): Promise<JobMap> {
  const { scope, viewer } = ctx;
  const [post] = await scope.tx
    .select({ id: talentPosts.id })
    .from(talentPosts)
    .where(scope.only(talentPosts, eq(talentPosts.id, id)));
  if (post === undefined) throw new Refusal(ErrorCode.notFound);
  const changed = await scope.tx
    .update(talentPeople)
    .set({ aimId: id })
    .where(scope.only(talentPeople, and(eq(talentPeople.userId, viewer.userId))))
    .returning({ userId: talentPeople.userId });
  if (changed.length === 0) throw new Refusal(ErrorCode.notFound);
  return readMap(ctx, ports);
}
