import { v } from '@banyan/contracts';
import { abilityLevels, postLevels, talentPigments, talentWays } from '@banyan/contracts/talent';
import type { AbilityWay, talentPosts } from '../talent.schema.ts';
import { called, day, reference, whole, words } from '../../../import/shape.ts';

const level = whole(1, abilityLevels);
const [course, sparring] = talentWays;
/** Something of the file by its Chinese title. */
const title = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

/** A way to a level of an ability. */
const way = v.strictObject({ [course]: v.optional(reference), [sparring]: v.optional(reference), level });

const ability = v.strictObject({
  title: words(60),
  about: words(300),
  ways: v.optional(v.pipe(v.array(way), v.maxLength(30)), []),
});

const post = v.strictObject({
  title: words(60),
  /** On its line. */
  level: whole(1, postLevels),
  about: words(500),
  /** Number of people in the post. */
  people: v.optional(whole(0, 1_000_000), 0),
  /** Levels of abilities by their titles. */
  asks: v.optional(v.record(title, level), {}),
  /** Posts of other lines to which people change from here. */
  leads_to: v.optional(v.pipe(v.array(title), v.maxLength(20)), []),
});

const line = v.strictObject({
  title: words(60),
  pigment: v.picklist(talentPigments),
  posts: v.pipe(v.array(post), v.minLength(1), v.maxLength(postLevels)),
});

/** A person's position. */
const person = v.strictObject({
  account: called,
  post: title,
  since: day,
  /** Levels that were attested to them. */
  levels: v.optional(
    v.pipe(
      v.array(v.strictObject({ ability: title, level: whole(0, abilityLevels), proof: words(100), on: day })),
      v.maxLength(100),
    ),
    [],
  ),
});

/** The job map as a file describes it: requirements of posts, paths between them, and people's positions. */
export const talentShape = v.strictObject({
  abilities: v.optional(v.pipe(v.array(ability), v.maxLength(500)), []),
  lines: v.optional(v.pipe(v.array(line), v.maxLength(30)), []),
  people: v.optional(v.pipe(v.array(person), v.maxLength(20_000)), []),
});
export type WrittenTalent = v.InferOutput<typeof talentShape>;

/** Existing things of the enterprise, by Chinese title. */
export interface TalentFound {
  readonly abilities: ReadonlyMap<string, number>;
  readonly lines: ReadonlyMap<string, number>;
  readonly posts: ReadonlyMap<string, PostRow>;
  /** Of each ability of the file. */
  readonly ways: readonly (readonly AbilityWay[])[];
  /** Ids of the people of the file; 0 for a fault. */
  readonly people: readonly number[];
}
type PostRow = Pick<typeof talentPosts.$inferSelect, 'id' | 'lineId' | 'level'>;
