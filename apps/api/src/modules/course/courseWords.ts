import type { CallInput, courseList } from '@banyan/contracts';
import { sql, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../http/context.ts';
import { sizeOf } from '../../paging/keyset.ts';
import { department } from './audience.ts';
import { courses, courseSearch } from './course.schema.ts';
import { searchQuery, searchTerms } from '../../text/searchTokens.ts';

type Input = CallInput<typeof courseList>;

/**
 * Of up to this many hits the search itself finds the first in order. A word that is in more courses is so common that
 * walking the order and testing each course soon fills a page.
 */
const MOST_SORTED = 3000;
/** Where hits must be looked up one by one, because the search does not hold what is asked of them, these are enough. */
const MOST_LOOKED_UP = 2500;

/** Courses that have the words someone typed. */
export interface Words {
  /** Condition on a course of the page that is asked for. */
  readonly has: SQL;
  /** How many there are in the category that the viewer may see; a lower bound where `all` is false. */
  readonly hits: number | null;
  /** Every hit was found. */
  readonly all: boolean;
  /** Condition that holds for the hits that were found, where they are known. */
  readonly amongFound: SQL | null;
}

interface Found extends Record<string, unknown> {
  found: number;
  shown: number;
  page: (string | number)[];
}

/**
 * Finds the words. `narrowed`: more is asked of the hits than a category. `none` when there are no hits, undefined when
 * nothing was typed. [CO-01]
 */
export async function findWords(
  ctx: CallContext,
  input: Input,
  narrowed: boolean,
): Promise<Words | 'none' | undefined> {
  const { scope } = ctx;
  const keyword = input['search[keyword]'];
  if (keyword.trim() === '') return undefined;
  const query = searchQuery(scope.eid, searchTerms(keyword));
  if (query === undefined) return 'none';
  const sorted = !narrowed && !input.cursor && (input.sort === 'default' || input.sort === 'newest');
  const most = sorted ? MOST_SORTED : MOST_LOOKED_UP;
  const result = await scope.tx.execute<Found>(sql`
    select found, shown, page from course_hits(${query}::tsquery, ${input['search[catid]']}, ${department(ctx)},
      ${input.sort === 'default'}, ${sorted ? sizeOf(input) + 1 : most}, ${most + 1})`);
  const [hits] = result.rows;
  if (hits === undefined || (hits.shown === 0 && hits.found <= most)) return 'none';
  // Unnested, so that the planner looks each of them up; an array in a filter it would test on every course.
  const amongPage = sql`${courses.id} in (select unnest(${sql.param(hits.page.map(Number))}::bigint[]))`;
  if (hits.found <= most) return { has: amongPage, hits: narrowed ? null : hits.shown, all: true, amongFound: null };
  // A scalar subquery is never turned into a join, so that only rows on the way to a full page are tested.
  const has = sql`(select ${courseSearch.words} @@ ${query}::tsquery from ${courseSearch} where ${courseSearch.eid} = ${scope.eid} and ${courseSearch.courseId} = ${courses.id})`;
  return { has, hits: narrowed ? null : hits.shown, all: false, amongFound: sorted ? null : amongPage };
}
