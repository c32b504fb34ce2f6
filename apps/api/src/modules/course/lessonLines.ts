import { eq, inArray, or, sql } from 'drizzle-orm';
import type { SaidLine } from '@banyan/contracts/account';
import type { CallContext } from '../../http/context.ts';
import { onShelfFor } from './audience.ts';
import { enterprises } from '../../platform/enterprise.schema.ts';
import { courses } from './course.schema.ts';
import { lessonLines } from './lessonLine.schema.ts';
import { courseProgress } from './progress.schema.ts';
import { searchQuery, searchTerms } from '../../text/searchTokens.ts';
import { outlinesOf } from './stands.ts';

/** Most lines that a search reads; more would not show better where to look. */
const MOST_LINES = 400;

interface Hit extends Record<string, unknown> {
  course_id: string | number;
  chapter_id: string | number;
  second: number;
  text: string;
}

/**
 * Lines with these words, by course, in lessons that the learner can open now: not in a course that has to be paid for
 * first, nor behind a chapter that is still locked; in the languages of the enterprise. None for visitors.
 */
export async function saidLines(ctx: CallContext, keyword: string): Promise<Map<number, SaidLine[]>> {
  const { scope, viewer } = ctx;
  const query = searchQuery(scope.eid, searchTerms(keyword));
  if (query === undefined || viewer.userId === null) return new Map();
  const { rows } = await scope.tx.execute<Hit>(
    sql`select h.course_id, h.chapter_id, h.second, h.text from lesson_line_hits(${query}::tsquery, ${MOST_LINES}) h
      where exists (select 1 from ${lessonLines} join ${enterprises} on ${enterprises.eid} = ${lessonLines.eid}
        where ${lessonLines.eid} = ${scope.eid} and ${lessonLines.chapterId} = h.chapter_id
        and ${lessonLines.second} = h.second and ${lessonLines.text} = h.text
        and (${lessonLines.language} = 'zh' or ${enterprises.language} = 'en' or ${enterprises.languages} @> '["en"]'))`,
  );
  const outlines = await openOutlines(
    ctx,
    viewer.userId,
    rows.map((row) => Number(row.course_id)),
  );
  const said = new Map<number, SaidLine[]>();
  for (const { course_id: course, chapter_id: chapter, second, text } of rows) {
    const line = outlines.get(Number(course))?.lines.find(({ id }) => id === Number(chapter));
    if (line === undefined || line.lockedBy !== null) continue;
    const one = { chapterId: line.id, no: line.no, second: Number(second), text };
    said.set(Number(course), [...(said.get(Number(course)) ?? []), one]);
  }
  for (const lines of said.values()) lines.sort((a, b) => a.no - b.no || a.second - b.second);
  return said;
}

/** Those of the courses whose lessons the learner may open, with the learner's progress. */
async function openOutlines(ctx: CallContext, userId: number, ids: readonly number[]) {
  const { scope } = ctx;
  if (ids.length === 0) return new Map<never, never>();
  const begun = sql`exists (select 1 from ${courseProgress} where ${courseProgress.eid} = ${courses.eid} and ${courseProgress.courseId} = ${courses.id} and ${courseProgress.userId} = ${userId})`;
  const open = await scope.tx
    .select({ id: courses.id, sequential: courses.sequential })
    .from(courses)
    .where(
      scope.only(courses, inArray(courses.id, [...new Set(ids)]), onShelfFor(ctx), or(eq(courses.fee, 'free'), begun)),
    );
  return outlinesOf(scope, userId, new Map(open.map(({ id, sequential }) => [id, sequential])));
}
