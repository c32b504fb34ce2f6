import { ErrorCode, type CallInput } from '@banyan/contracts';
import { communityLimits, type CommunityRule, type PostKind, type publishPost } from '@banyan/contracts/community';
import { privateLength } from '@banyan/contracts/messages';
import { eq } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { grams } from '../../text/grams.ts';
import { mentionedIn, nameMentions, plainOf, safeHtml } from '../../text/richText.ts';
import { peopleOf } from '../../platform/people.ts';
import type { CommunityPorts } from './community.ports.ts';
import { categoriesFor } from './audience.ts';
import { communityCategories, type PostRow } from './community.schema.ts';
import { refusedFields } from './refuse.ts';

type Ctx = CallContext<Learner>;
type Written = Pick<CallInput<typeof publishPost>, 'title' | 'body' | 'category' | 'images' | 'media'>;

/** The stored form of a post, and the mentioned people. */
interface PreparedPost {
  readonly values: Pick<PostRow, 'title' | 'body' | 'plain' | 'grams' | 'categoryId' | 'images' | 'media'>;
  readonly mentioned: readonly number[];
}

/** Turns the written text into its stored form, or refuses it with the rule of each field. */
export async function prepare(ctx: Ctx, kind: PostKind, input: Written): Promise<PreparedPost> {
  const fields: Record<string, CommunityRule> = {};
  const title = input.title.replaceAll(/[^\S\n]+/g, ' ').trim();
  const most = kind === 'topic' ? communityLimits.topicTitle : communityLimits.questionTitle;
  if (title === '') fields['title'] = 'required';
  else if (privateLength(title) > most) fields['title'] = 'tooLong';

  const safe = safeHtml(input.body);
  const mentioned = mentionedIn(safe);
  const people = await peopleOf(ctx, mentioned.slice(0, communityLimits.mentions + 1));
  const body = nameMentions(safe, new Map([...people].map(([id, { name }]) => [id, name])));
  const plain = plainOf(body);
  if (mentioned.length > communityLimits.mentions) fields['body'] = 'tooManyPeople';
  else if (mentioned.some((id) => !people.has(id))) fields['body'] = 'unknownPerson';
  if (privateLength(plain) > communityLimits.body) fields['body'] = 'tooLong';

  const images = [...new Set(input.images)];
  if (images.length > communityLimits.images) fields['images'] = 'tooMany';
  if (input.category !== 0 && !(await hasCategory(ctx, input.category))) fields['category'] = 'unknownCategory';
  if (Object.keys(fields).length > 0) throw refusedFields(fields);

  return {
    values: {
      ...{ title, body: plain === '' ? '' : body, plain, images },
      grams: grams(`${title} ${plain}`),
      categoryId: input.category === 0 ? null : input.category,
      media: input.media === '' ? null : input.media,
    },
    mentioned: mentionedIn(body),
  };
}

async function hasCategory(ctx: Ctx, id: number): Promise<boolean> {
  const { scope } = ctx;
  const found = await scope.tx
    .select({ id: communityCategories.id })
    .from(communityCategories)
    .where(scope.only(communityCategories, eq(communityCategories.id, id), categoriesFor(ctx)));
  return found.length > 0;
}

type Files = Pick<PostRow, 'images' | 'media'>;
const none: Files = { images: [], media: null };
const listed = ({ images, media }: Files) => (media === null ? images : [...images, media]);

/** Keeps the files that a post newly names and removes those that it names no more. */
export async function keepFiles(
  ctx: Ctx,
  after: Files,
  { claimFile, releaseFile }: CommunityPorts,
  before: Files = none,
): Promise<void> {
  const had = new Set(listed(before));
  const claim = async (field: 'images' | 'media', id: string) => {
    if (had.has(id)) return;
    try {
      await claimFile(ctx, { id, kind: field === 'images' ? 'postImage' : 'postMedia' });
    } catch (error) {
      if (error instanceof Refusal && error.code === ErrorCode.notFound)
        throw refusedFields({ [field]: 'unknownFile' });
      throw error;
    }
  };
  for (const id of after.images) await claim('images', id);
  if (after.media !== null) await claim('media', after.media);
  const has = new Set(listed(after));
  for (const id of had) if (!has.has(id)) await releaseFile(ctx, { id });
}

/** People whom a comment mentions: its author lists them, and the words have to contain them too. */
export async function mentionsOf(
  ctx: Ctx,
  words: string,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length > communityLimits.mentions) throw refusedFields({ words: 'tooManyPeople' });
  const people = await peopleOf(ctx, wanted);
  if (wanted.some((id) => !people.has(id))) throw refusedFields({ words: 'unknownPerson' });
  return [...people.values()].flatMap(({ id, name }) => (words.includes(`@${name}`) ? [{ id, name }] : []));
}
