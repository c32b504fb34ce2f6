import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { PostKind } from '@banyan/contracts/community';
import type { YamlPath } from '../../../import/yaml.ts';
import type { Bringing } from '../../../platform/bringing.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { communityCategories, communityPosts } from '../community.schema.ts';
import type { WrittenPost, WrittenPosts } from './posts.shape.ts';

/** A person whom a file names. */
export interface Person {
  readonly id: number;
  /** Names that the enterprise's people use for them. */
  readonly names: readonly string[];
}

/** A post that is not there yet. */
export interface NewPost {
  readonly kind: PostKind;
  readonly post: WrittenPost;
  /** In its list, from 0. */
  readonly index: number;
  readonly at: Date;
  readonly categoryId: number | null;
}

export interface PostsFound {
  readonly people: ReadonlyMap<string, Person>;
  readonly posts: readonly NewPost[];
  /** Number of existing posts. */
  readonly known: number;
}

const lists = { topic: 'topics', question: 'questions' } as const;

/** All accounts that a post names, each with its place. */
function accountsOf(post: WrittenPost, path: YamlPath): readonly (readonly [account: string, path: YamlPath])[] {
  const named = (accounts: readonly string[], at: YamlPath) =>
    accounts.map((account, index) => [account, [...at, index]] as const);
  return [
    [post.by, [...path, 'by']],
    ...named(post.liked_by, [...path, 'liked_by']),
    ...post.reported_by.map(({ account }, index) => [account, [...path, 'reported_by', index]] as const),
    ...post.comments.flatMap((comment, index) => {
      const at = [...path, 'comments', index];
      return [
        [comment.by, [...at, 'by']] as const,
        ...named(comment.mentions, [...at, 'mentions']),
        ...named(comment.liked_by, [...at, 'liked_by']),
        ...comment.replies.map(({ by }, nth) => [by, [...at, 'replies', nth, 'by']] as const),
      ];
    }),
  ];
}

async function peopleOf({ scope }: Bringing, accounts: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  const rows = await scope.tx
    .select({ id: users.id, account: users.account, name: users.name })
    .from(users)
    .where(scope.only(users, inArray(users.account, [...new Set(accounts)])));
  return new Map(
    rows.map(({ account, id, name }) => [account, { id, names: [name.zh_cn, name.en ?? name.zh_cn] }] as const),
  );
}

/** Records faults, and finds existing posts: they stay, as do their comments. */
export async function checkPosts(at: Bringing, written: WrittenPosts): Promise<PostsFound> {
  const all = (['topic', 'question'] as const).flatMap((kind) =>
    written[lists[kind]].map((post: WrittenPost, index) => ({ kind, post, index, path: [lists[kind], index] })),
  );
  const named = all.flatMap(({ path, post }) => accountsOf(post, path));
  const people = await peopleOf(
    at,
    named.map(([account]) => account),
  );
  for (const [account, path] of named)
    if (!people.has(account)) at.fault(path, `There is no account "${account}".`, 'Name one that is there.');
  const categories = await categoriesOf(at);
  const posts: NewPost[] = [];
  for (const { index, kind, path, post } of all) {
    const moment = at.moment([...path, 'written'], post.written) ?? new Date(0);
    if (moment.getTime() > at.now)
      at.fault([...path, 'written'], 'This moment is yet to come.', 'Write when it was posted.');
    const categoryId = post.category === undefined ? null : (categories.get(post.category) ?? null);
    if (post.category !== undefined && categoryId === null)
      at.fault(
        [...path, 'category'],
        `There is no category "${post.category}".`,
        `Write one of ${[...categories.keys()].join(', ')}.`,
      );
    checkComments(at, { kind, path, people }, post);
    if (!(await isThere(at, kind, post, people))) posts.push({ kind, post, index, at: moment, categoryId });
  }
  return { people, posts, known: all.length - posts.length };
}

async function categoriesOf({ scope }: Bringing): Promise<ReadonlyMap<string, number>> {
  const rows = await scope.tx
    .select({ id: communityCategories.id, name: communityCategories.name })
    .from(communityCategories)
    .where(scope.only(communityCategories))
    .orderBy(asc(communityCategories.position));
  return new Map(rows.map(({ id, name }) => [name.zh_cn, id]));
}

function checkComments(
  at: Bringing,
  { kind, path, people }: { readonly kind: PostKind; readonly path: YamlPath } & Pick<PostsFound, 'people'>,
  { by, comments }: WrittenPost,
): void {
  const best = comments.filter((one) => one.best);
  if (kind === 'topic' && best.length > 0)
    at.fault([...path, 'comments'], 'A topic has no best answer.', 'Leave "best" out.');
  if (best.length > 1) at.fault([...path, 'comments'], 'Two answers are the best.', 'Choose one.');
  for (const [index, { by: writer, mentions, words }] of comments.entries()) {
    const here = [...path, 'comments', index];
    if (kind === 'question' && writer === by)
      at.fault([...here, 'by'], 'Nobody answers their own question.', 'Write it as a reply.');
    for (const [nth, account] of mentions.entries())
      if (people.get(account)?.names.some((name) => words.includes(`@${name}`)) === false)
        at.fault([...here, 'mentions', nth], `The words do not name ${account} by "@".`, 'Write "@" and the name.');
  }
}

async function isThere(
  { scope }: Bringing,
  kind: PostKind,
  { by, title }: WrittenPost,
  people: PostsFound['people'],
): Promise<boolean> {
  const mine = sql`${communityPosts.userId} = ${people.get(by)?.id ?? 0} and ${communityPosts.title} = ${title}`;
  return (await scope.tx.$count(communityPosts, scope.only(communityPosts, eq(communityPosts.kind, kind), mine))) > 0;
}
