import type { CallInput, courseList } from '@banyan/contracts';
import { sql, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../http/context.ts';
import type { Cursor } from '../../paging/cursor.ts';
import { sizeOf, type Key } from '../../paging/keyset.ts';
import { searchQuery, searchTerms } from '../../text/searchTokens.ts';
import { department } from './audience.ts';
import { countShelf } from './counts.ts';
import { courses, courseSearch } from './course.schema.ts';
import { orderOf } from './courseOrder.ts';

type Input = CallInput<typeof courseList>;

/** So many courses from where the page begins say how common the words are. */
const SAMPLE = 100;
/** With so many hits among them they are common: walking on soon fills the page. */
const COMMON = 3;
/** So many more may have the pairs across words alone: these narrow the search down as well, with fewer lists to read. */
const AS_FEW = 1;
/** Courses that are walked at most for a page of common words. */
const MOST_WALKED = 1500;
/** Of up to this many hits the index tells all, which are sorted: a page of rarer words takes as long to walk to. */
const MOST_SORTED = 5000;
/**
 * Hits that are looked up one by one at most, where more is asked of them than the search holds. Nobody knows how many of
 * them fit, so that walking may go through all courses.
 */
const MOST_LOOKED_UP = 20_000;
const EVERY = 2_147_483_646;

/** Courses that have the words someone typed. */
export interface Words {
  /** Condition on a course of the page that is asked for. */
  readonly has: SQL;
  /** How many there are in the category that the viewer may see; a lower bound where `all` is false. */
  readonly hits: number | null;
  /** Every hit was found. */
  readonly all: boolean;
}

interface Found extends Record<string, unknown> {
  found: number;
  shown: number;
  page: (string | number)[];
}

/** What a search is narrowed to beside its words. */
interface Around {
  /** What the viewer may see, and the filters. */
  readonly shown: SQL | undefined;
  /** More is asked of the hits than a category. */
  readonly narrowed: boolean;
  readonly cursor: Cursor<Key> | null;
}

// Unnested, so that the planner looks each of them up; an array in a filter it would test on every course.
const among = (ids: readonly (string | number)[]) =>
  sql`${courses.id} in (select unnest(${sql.param(ids.map(Number))}::bigint[]))`;

/**
 * Finds the words. Common ones are found by walking the order, which soon fills a page; of rarer ones the index tells all
 * hits, which are sorted. `none` when there are no hits, undefined when nothing was typed. [CO-01]
 */
export async function findWords(ctx: CallContext, input: Input, around: Around): Promise<Words | 'none' | undefined> {
  const { scope } = ctx;
  const keyword = input['search[keyword]'];
  if (keyword.trim() === '') return undefined;
  const terms = searchTerms(keyword);
  const query = searchQuery(scope.eid, terms);
  if (query === undefined) return 'none';
  const { cursor, narrowed } = around;
  // A scalar subquery is never turned into a join, so that only rows on the way to a full page are tested.
  const tested = (words: string) =>
    sql<boolean>`(select ${courseSearch.words} @@ ${words}::tsquery from ${courseSearch} where ${courseSearch.eid} = ${scope.eid} and ${courseSearch.courseId} = ${courses.id})`;
  const has = tested(query);
  const across = searchQuery(
    scope.eid,
    terms.filter((term) => term.across),
  );
  const wanted = sizeOf(input) + 1;

  /** Courses from where the page begins, with what is said of each. */
  const onTheWay = <T extends Record<string, SQL.Aliased<boolean>>>(most: number, told: T) => {
    const order = orderOf(input.sort);
    const direction = cursor?.direction ?? 'next';
    return scope.tx
      .select({ id: courses.id, ...told })
      .from(courses)
      .where(scope.only(courses, around.shown, cursor ? order.beyond(cursor.key, direction) : undefined))
      .orderBy(...order.orderBy(direction))
      .limit(most)
      .as('walked');
  };
  /** The first hits of those that are walked. */
  const walk = async (most: number, hits: number) => {
    const walked = onTheWay(most, { has: has.as('has') });
    const { rows } = await scope.tx.execute<{ id: string | number }>(
      sql`select id from ${walked} where has limit ${hits}`,
    );
    return rows.map(({ id }) => id);
  };
  /** How many of the first have all words, and how many the pairs across words. */
  const sample = async () => {
    const walked = onTheWay(SAMPLE, { has: has.as('has'), across: tested(across ?? query).as('across') });
    const { rows } = await scope.tx.execute<{ near: number; across: number }>(
      sql`select (count(*) filter (where has))::int as near, (count(*) filter (where across))::int as across from ${walked}`,
    );
    return rows[0] ?? { near: 0, across: SAMPLE };
  };
  const ofWalk = (ids: readonly (string | number)[]): Words | undefined =>
    ids.length < wanted ? undefined : { has: among(ids), hits: ids.length, all: false };

  const sorted = !narrowed && cursor === null && (input.sort === 'default' || input.sort === 'newest');
  /** All hits by the index; undefined where these are more than `most`. */
  const sortHits = async (most: number, by: 'indexed' | 'across' = 'indexed'): Promise<Words | 'none' | undefined> => {
    // Pairs of characters that the others imply for the most part are tested on what those find.
    const part = (asked: boolean) =>
      searchQuery(
        scope.eid,
        terms.filter((term) => term[by] === asked),
      ) ?? null;
    const { rows } = await scope.tx.execute<Found>(sql`
      select found, shown, page from course_hits(${part(true)}::tsquery, ${part(false)}::tsquery, ${input['search[catid]']},
        ${department(ctx)}, ${input.sort === 'default'}, ${sorted ? wanted : most}, ${most + 1})`);
    const [hits] = rows;
    if (hits === undefined || (hits.shown === 0 && hits.found <= most)) return 'none';
    if (hits.found > most) return undefined;
    return { has: among(hits.page), hits: narrowed ? null : hits.shown, all: true };
  };

  if (narrowed) return (await sortHits(MOST_LOOKED_UP)) ?? { has, hits: null, all: false };
  const shelf = await countShelf(ctx, input['search[catid]'], 'courses');
  const { near, across: also } = shelf > MOST_SORTED ? await sample() : { near: 0, across: SAMPLE };
  const common = near >= COMMON && (shelf / SAMPLE) * near > MOST_SORTED;
  return (
    (common ? ofWalk(await walk(MOST_WALKED, wanted)) : undefined) ??
    (await sortHits(MOST_SORTED, also - near <= AS_FEW ? 'across' : 'indexed')) ??
    ofWalk(await walk(MOST_SORTED, wanted)) ??
    (await sortHits(EVERY))
  );
}
