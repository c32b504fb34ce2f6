import { inArray } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { exams } from './exam.schema.ts';

/** Titles of exams; all of them have a page that shows the learner's state. */
export async function examNames(
  { scope, viewer }: CallContext<Learner>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly title: string; readonly opens: boolean }>> {
  if (ids.length === 0) return new Map();
  const rows = await scope.tx
    .select({ id: exams.id, title: exams.title })
    .from(exams)
    .where(scope.only(exams, inArray(exams.id, [...ids])));
  return new Map(rows.map(({ id, title }) => [id, { title: localised(title, viewer.language), opens: true }]));
}
