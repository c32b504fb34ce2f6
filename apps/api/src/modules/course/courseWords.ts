import type { CallInput } from '@banyan/contracts';
import type { courseList } from '@banyan/contracts/course';
import { sql, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../http/context.ts';
import type { Cursor } from '../../paging/cursor.ts';
import { sizeOf, type Key } from '../../paging/keyset.ts';
import { audiencesOf } from '../../platform/audience/inAudience.ts';
import { searchQuery, searchTerms, type SearchTerm } from '../../text/searchTokens.ts';
import { countShelf } from './counts.ts';
import { courses, courseSearch } from './course.schema.ts';
import { sample, walk, type Way } from './courseWalk.ts';

type Input = CallInput<typeof courseList>;
type Terms = readonly SearchTerm[];
/** The mark of a term that decides whether the index is asked for it. */
type Lists = 'indexed' | 'across';

/** Size of the sample from the start of the page that shows how common the words are. */
const SAMPLE = 100;
/** With so many hits in the sample the words are common: walking on soon fills the page. */
const COMMON = 3;
/** With so many more hits at most, the pairs across words alone are enough: there are fewer lists to read. */
const AS_FEW = 1;
/** Most courses that are walked for a page of common words. */
const MOST_WALKED = 1500;
/** Up to this many hits are all read from the index and sorted: a page of rarer words takes as long to walk to. */
const MOST_SORTED = 5000;
/**
 * Most hits that are looked up one by one, when the filter needs more columns than the search has. Nobody knows how
 * many of them fit, so that walking may go through all courses.
 */
const MOST_LOOKED_UP = 20_000;
const EVERY = 2_147_483_646;

/** Courses that have the typed words. */
export interface Words {
  /** Condition on a course of the requested page. */
  readonly has: SQL;
  /** Number of hits in the category that are visible to the viewer; a lower bound where `all` is false. */
  readonly hits: number | null;
  /** Every hit was found. */
  readonly all: boolean;
}

interface Found extends Record<string, unknown> {
  found: number;
  shown: number;
  page: (string | number)[];
}

/** Filters of a search beside its words. */
interface Around {
  /** Courses visible to the viewer, and the filters. */
  readonly shown: SQL | undefined;
  /** The hits have more filters than a category. */
  readonly narrowed: boolean;
  readonly cursor: Cursor<Key> | null;
}

// Unnested, so that the planner looks each of them up; an array in a filter it would test on every course.
const among = (ids: readonly (string | number)[]) =>
  sql`${courses.id} in (select unnest(${sql.param(ids.map(Number))}::bigint[]))`;

/**
 * Finds the words. Common ones are found by walking the order, which soon fills a page; of rarer ones the index gives
 * all hits, which are sorted. `none` when there are no hits, undefined for no words.
 */
export async function findWords(ctx: CallContext, input: Input, around: Around): Promise<Words | 'none' | undefined> {
  const { scope } = ctx;
  const keyword = input['search[keyword]'];
  if (keyword.trim() === '') return undefined;
  const terms = searchTerms(keyword);
  const query = searchQuery(scope.eid, terms);
  if (query === undefined) return 'none';
  const has = tested(ctx, query);
  const sorted = (most: number, by: Lists = 'indexed') => sortHits(ctx, input, around, terms, { most, by });
  if (around.narrowed) return (await sorted(MOST_LOOKED_UP)) ?? { has, hits: null, all: false };

  const way = { sort: input.sort, cursor: around.cursor, shown: around.shown };
  const wanted = sizeOf(input) + 1;
  const walked = async (most: number): Promise<Words | undefined> => {
    const ids = await walk(ctx, way, has, { most, hits: wanted });
    return ids.length < wanted ? undefined : { has: among(ids), hits: ids.length, all: false };
  };
  const shelf = await countShelf(ctx, input['search[catid]'], 'courses');
  const { common, across } = shelf > MOST_SORTED ? await outlook(ctx, way, shelf, query, terms) : fewCourses;
  return (
    (common ? await walked(MOST_WALKED) : undefined) ??
    (await sorted(MOST_SORTED, across ? 'across' : 'indexed')) ??
    (await walked(MOST_SORTED)) ??
    (await sorted(EVERY))
  );
}

/** Whether a course has the words of a query. */
const tested = ({ scope }: CallContext, query: string) =>
  // A scalar subquery is never turned into a join, so that only rows on the way to a full page are tested.
  sql<boolean>`(select ${courseSearch.words} @@ ${query}::tsquery from ${courseSearch} where ${courseSearch.eid} = ${scope.eid} and ${courseSearch.courseId} = ${courses.id})`;

/** Estimate from a search's sample. */
interface Outlook {
  /** Its words are common. */
  readonly common: boolean;
  /** The pairs across words alone narrow it down as well. */
  readonly across: boolean;
}
const fewCourses: Outlook = { common: false, across: false };

async function outlook(ctx: CallContext, way: Way, shelf: number, query: string, terms: Terms): Promise<Outlook> {
  const pairs = searchQuery(
    ctx.scope.eid,
    terms.filter(({ across }) => across),
  );
  const near = await sample(ctx, way, SAMPLE, { has: tested(ctx, query), also: tested(ctx, pairs ?? query) });
  return {
    common: near.has >= COMMON && (shelf / SAMPLE) * near.has > MOST_SORTED,
    across: pairs !== undefined && near.also - near.has <= AS_FEW,
  };
}

/**
 * All hits by the index; undefined for more than `most`. `by`: the terms that the index is asked for. Its hits are
 * tested for the other terms, which these imply for the most part.
 */
async function sortHits(
  ctx: CallContext,
  input: Input,
  { narrowed, cursor }: Around,
  terms: Terms,
  { most, by }: { most: number; by: Lists },
): Promise<Words | 'none' | undefined> {
  const { scope } = ctx;
  const part = (asked: boolean) =>
    searchQuery(
      scope.eid,
      terms.filter((term) => term[by] === asked),
    ) ?? null;
  const sorted = !narrowed && cursor === null && (input.sort === 'default' || input.sort === 'newest');
  const { rows } = await scope.tx.execute<Found>(sql`
    select found, shown, page from course_hits(${part(true)}::tsquery, ${part(false)}::tsquery, ${input['search[catid]']},
      ${audiencesOf(ctx)}, ${input.sort === 'default'}, ${sorted ? sizeOf(input) + 1 : most}, ${most + 1})`);
  const [hits] = rows;
  if (hits === undefined || (hits.shown === 0 && hits.found <= most)) return 'none';
  if (hits.found > most) return undefined;
  return { has: among(hits.page), hits: narrowed ? null : hits.shown, all: true };
}
