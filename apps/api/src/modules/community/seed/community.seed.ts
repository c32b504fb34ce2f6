import { asc, eq } from 'drizzle-orm';
import { text } from '../../../db/seed/content/text.ts';
import { localiser } from '../../../db/seed/localiser.ts';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { escapeHtml } from '../../../text/escape.ts';
import { grams } from '../../../text/grams.ts';
import { plainOf } from '../../../text/richText.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import type { CommunityPorts } from '../community.ports.ts';
import {
  communityCases,
  communityCategories,
  communityComments,
  communityPosts,
  communityPraises,
  communityReports,
  communityViews,
  communitySettings,
} from '../community.schema.ts';
import { hotness } from '../hot.ts';
import { hengchuanCommunity } from './hengchuan.ts';
import { larkfieldCommunity } from './larkfield.ts';
import { openCommunity } from './open.ts';
import type { SeedComment, SeedCommunity, SeedPost } from './types.ts';

const HOUR_MS = 3_600_000;
const communities: Readonly<Record<number, SeedCommunity>> = {
  1001: hengchuanCommunity,
  1002: larkfieldCommunity,
  0: openCommunity,
};

/** Paragraphs and lists as rich text. */
function richOf(lines: readonly string[]): string {
  const html = lines.map((line) =>
    line.startsWith('- ') ? `<li>${escapeHtml(line.slice(2))}</li>` : `<p>${escapeHtml(line)}</p>`,
  );
  return html.join('').replaceAll(/(?:<li>.*?<\/li>)+/g, (items) => `<ul>${items}</ul>`);
}

interface Around {
  readonly now: number;
  /** Ids of people by the names that the texts use. */
  readonly people: ReadonlyMap<string, number>;
  readonly ports: Pick<CommunityPorts, 'spend' | 'award'>;
}

const idOf = ({ people }: Around, name: string): number => {
  const id = people.get(name);
  if (id === undefined) throw new Error(`nobody is called ${name}`);
  return id;
};

/** Whom words name, as a comment keeps it. */
const mentionsIn = ({ people }: Around, words: string) =>
  [...people].filter(([name]) => words.includes(`@${name}`)).map(([name, id]) => ({ id, name }));

/** Some of the people, others for each thing; never its author. */
function likers({ people }: Around, count: number, thing: number, author: number): number[] {
  const others = [...new Set(people.values())].filter((id) => id !== author);
  const first = (thing * 5) % Math.max(1, others.length);
  return [...others.slice(first), ...others.slice(0, first)].slice(0, count);
}

async function addComments(scope: TenantScope, seed: SeedPost, around: Around, at: number) {
  let best: { readonly id: number; readonly userId: number } | null = null;
  for (const one of seed.comments ?? []) {
    const id = await addComment(scope, seed, { one, around, at });
    if (one.best === true) best = { id, userId: idOf(around, one.by) };
  }
  return best;
}

async function addComment(
  scope: TenantScope,
  { id: postId }: SeedPost,
  { one, around, at }: { readonly one: SeedComment; readonly around: Around; readonly at: number },
): Promise<number> {
  const moment = (hours: number) => new Date(Math.min(around.now - 60_000, at + hours * HOUR_MS));
  const userId = idOf(around, one.by);
  const likedBy = likers(around, one.likes ?? 0, postId + one.words.length, userId);
  const row = {
    ...{ postId, userId, words: one.words, mentions: mentionsIn(around, one.words) },
    ...{ praises: new Set(likedBy).size, replies: one.replies?.length ?? 0 },
  };
  const [made] = await scope.tx
    .insert(communityComments)
    .values(scope.row(communityComments, { ...row, at: moment(one.after) }))
    .returning({ id: communityComments.id });
  const parentId = made?.id ?? 0;
  for (const [by, words, hours] of one.replies ?? [])
    await scope.tx.insert(communityComments).values(
      scope.row(communityComments, {
        postId,
        userId: idOf(around, by),
        parentId,
        words,
        at: moment(one.after + hours),
      }),
    );
  await like(scope, { postId, commentId: parentId }, likedBy, moment(one.after + 1));
  return parentId;
}

async function like(
  scope: TenantScope,
  thing: { readonly postId: number; readonly commentId: number },
  by: readonly number[],
  at: Date,
) {
  const rows = [...new Set(by)].map((userId) => scope.row(communityPraises, { ...thing, userId, praised: true, at }));
  if (rows.length > 0) await scope.tx.insert(communityPraises).values(rows);
}

/** Hours after the post at which somebody last wrote under it. */
const lastWritten = ({ comments = [] }: SeedPost) =>
  Math.max(
    0,
    ...comments.flatMap(({ after, replies = [] }) => [after, ...replies.map(([, , hours]) => after + hours)]),
  );

async function addPost(scope: TenantScope, kind: 'topic' | 'question', seed: SeedPost, around: Around): Promise<void> {
  const { now, ports } = around;
  const at = now - seed.hoursAgo * HOUR_MS;
  const userId = idOf(around, seed.by);
  const body = richOf(seed.body);
  const plain = plainOf(body);
  const likedBy = likers(around, seed.likes ?? 0, seed.id, userId);
  const written = (seed.comments ?? []).flatMap(({ by, replies = [] }) => [by, ...replies.map(([who]) => who)]);
  const people = new Set([...likedBy, ...written.map((name) => idOf(around, name))]);
  people.delete(userId);
  const replies = (seed.comments ?? []).reduce((sum, one) => sum + (one.replies?.length ?? 0), 0);
  const row = {
    ...{ id: seed.id, kind, userId, title: seed.title, body, plain, categoryId: seed.category },
    ...{ grams: grams(`${seed.title} ${plain}`), state: seed.state ?? ('shown' as const), reason: seed.reason ?? '' },
    ...{ at: new Date(at), activeAt: new Date(Math.min(now - 60_000, at + lastWritten(seed) * HOUR_MS)) },
    ...{ pinned: seed.pinned ?? false, praises: new Set(likedBy).size, reward: seed.reward ?? 0 },
    views: people.size,
    comments: (seed.comments?.length ?? 0) + (kind === 'topic' ? replies : 0),
    hot: hotness(new Date(at), people.size),
    rewardState: seed.reward === undefined ? ('none' as const) : ('held' as const),
  };
  await scope.tx.insert(communityPosts).values(scope.row(communityPosts, row));
  if (people.size > 0) {
    const seen = [...people].map((viewer) =>
      scope.row(communityViews, { postId: seed.id, userId: viewer, at: row.at }),
    );
    await scope.tx.insert(communityViews).values(seen);
  }
  await like(scope, { postId: seed.id, commentId: 0 }, likedBy, new Date(Math.min(now, at + HOUR_MS)));
  const best = await addComments(scope, seed, around, at);
  if (seed.reward !== undefined) await addReward(scope, seed, { userId, best, at, ports });
  if (best !== null)
    await scope.tx
      .update(communityPosts)
      .set({ bestId: best.id, bestAt: row.activeAt, ...(seed.reward === undefined ? {} : { rewardState: 'paid' }) })
      .where(scope.only(communityPosts, eq(communityPosts.id, seed.id)));
  await addReports(scope, seed, around);
}

/** The points of a reward as the ledger has them: what was asked with was earned before. */
async function addReward(
  scope: TenantScope,
  { id, reward = 0 }: SeedPost,
  { userId, best, at, ports }: { userId: number; best: { userId: number } | null; at: number; ports: Around['ports'] },
) {
  const source = { type: 'question', id: String(id) };
  const before = { type: 'before', id: String(id) };
  await ports.award(scope, { userId, rule: 'points.award', source: before }, reward, at - 24 * HOUR_MS);
  await ports.spend(scope, { userId, rule: 'community.reward', source }, reward, at);
  if (best !== null)
    await ports.award(scope, { userId: best.userId, rule: 'community.best', source }, reward, at + 5 * HOUR_MS);
}

async function addReports(scope: TenantScope, { id, reported = [] }: SeedPost, around: Around) {
  if (reported.length === 0) return;
  const at = new Date(around.now - 3 * HOUR_MS);
  const by = [...new Set(around.people.values())].slice(-reported.length);
  await scope.tx
    .insert(communityReports)
    .values(
      reported.map((reason, index) =>
        scope.row(communityReports, { postId: id, commentId: 0, userId: by[index] ?? 0, reason, at }),
      ),
    );
  const reasons = [...new Set(reported)];
  await scope.tx
    .insert(communityCases)
    .values(scope.row(communityCases, { postId: id, commentId: 0, people: reported.length, reasons, at }));
}

/** Topics and questions of each demo enterprise, with what was said about them. */
export const communitySeed = (ports: Around['ports']): SeedStep => ({
  name: 'community',
  eids: [0, 1001, 1002],
  fills: communityPosts,
  work: ({ db, now }, { eid, settings }) =>
    inTenant(db, eid, async (scope) => {
      const community = communities[eid];
      if (community === undefined) return;
      const say = localiser(settings.languages ?? []);
      await scope.tx.insert(communitySettings).values(scope.row(communitySettings, { approval: community.approval }));
      await scope.tx
        .insert(communityCategories)
        .values(
          community.categories.map(({ id, name }, position) =>
            scope.row(communityCategories, { id, name: say(text(name)), position }),
          ),
        );
      const rows = await scope.tx.select().from(users).where(scope.only(users)).orderBy(asc(users.id));
      // Of two of the same name the first, who can log in.
      const named = rows
        .filter(({ locked }) => !locked)
        .flatMap(({ id, name }) => [name.zh_cn, name.en ?? name.zh_cn].map((one) => [one, id] as const));
      const around = { now, ports, people: new Map(named.toReversed()) };
      for (const seed of community.topics) await addPost(scope, 'topic', seed, around);
      for (const seed of community.questions) await addPost(scope, 'question', seed, around);
    }),
});
