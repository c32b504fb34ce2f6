import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import type { actOnCourses, CourseAct, CourseActRefusal } from '@banyan/contracts/course';
import { asc, eq, inArray } from 'drizzle-orm';
import { localised } from '../../../db/localised.ts';
import { Refusal } from '../../../http/refusal.ts';
import { changedFields, type ManageContext } from '../../../platform/serveManaged.ts';
import { recountShelf } from '../counts.ts';
import { courses } from '../course.schema.ts';
import { indexWords } from '../keepCourse.ts';
import { deepestOf } from './list.service.ts';
import { placeIn, readCategories } from '../categoryPlaces.ts';
import { coursesWithin, type CourseRow } from './within.ts';

type Answer = CallOutput<typeof actOnCourses>;
type Values = Partial<Pick<CourseRow, 'archivedAt' | 'field' | 'state' | 'subject' | 'topic'>>;

/** Does the same with several courses, as far as the caller's rights go. */
export async function actOn(ctx: ManageContext, input: CallInput<typeof actOnCourses>): Promise<Answer> {
  const { now, scope, viewer } = ctx;
  const place = input.act === 'move' ? await placeFor(ctx, input.category) : {};
  const rows = await scope.tx
    .select()
    .from(courses)
    .where(scope.only(courses, inArray(courses.id, input.ids), coursesWithin(ctx, 'courses.publish')))
    .orderBy(asc(courses.id))
    .for('update');
  const found = new Map(rows.map((row) => [row.id, row]));
  const done: number[] = [];
  const left: Answer['left'] = [];
  const back = new Map<string, Answer['back'][number]>();
  for (const id of new Set(input.ids)) {
    const row = found.get(id);
    const why = row === undefined ? 'gone' : obstacle(row, input.act);
    if (row === undefined || why !== null) {
      left.push({ id, name: row === undefined ? '' : localised(row.title, viewer.language), why: why ?? 'gone' });
      continue;
    }
    await change(ctx, row, { ...place, ...valuesOf(row, input.act, new Date(now())) });
    done.push(id);
    for (const [act, category] of setBack(row, input.act)) {
      const key = `${act} ${category}`;
      back.set(key, { act, category, ids: [...(back.get(key)?.ids ?? []), id] });
    }
  }
  if (done.length > 0) await recountShelf(scope);
  return { done, left, back: [...back.values()] };
}

/** Why an act leaves a course as it is; null: it does not. */
function obstacle({ archivedAt, state }: CourseRow, act: CourseAct): CourseActRefusal | null {
  if (act === 'shelve' && state === 'draft') return 'unpublished';
  if ((act === 'shelve' || act === 'unshelve') && archivedAt !== null) return 'archived';
  return null;
}

function valuesOf(row: CourseRow, act: CourseAct, at: Date): Values {
  switch (act) {
    case 'shelve':
      return { state: 'on_shelf' };
    case 'unshelve':
      return row.state === 'draft' ? {} : { state: 'off_shelf' };
    case 'archive':
      return { state: 'archived', archivedAt: row.archivedAt ?? at };
    case 'restore':
      // One that was never published has no learner who could see its chapters.
      return row.archivedAt === null ? {} : { state: row.chapterCount === 0 ? 'draft' : 'off_shelf', archivedAt: null };
    case 'move':
      return {};
  }
}

/** Acts that make a course what the row says, in their order. */
function setBack(row: CourseRow, act: CourseAct): readonly (readonly [act: CourseAct, category: string])[] {
  const wasOn = row.state === 'on_shelf';
  switch (act) {
    case 'shelve':
      return wasOn ? [] : [['unshelve', '']];
    case 'unshelve':
      return wasOn ? [['shelve', '']] : [];
    case 'archive':
      if (row.archivedAt !== null) return [];
      return wasOn
        ? [
            ['restore', ''],
            ['shelve', ''],
          ]
        : [['restore', '']];
    case 'restore':
      return row.archivedAt === null ? [] : [['archive', '']];
    case 'move':
      return [['move', deepestOf(row)]];
  }
}

async function change(ctx: ManageContext, row: CourseRow, values: Values): Promise<void> {
  const { now, scope, viewer } = ctx;
  const changes = changedFields(
    { state: row.state, category: deepestOf(row) },
    {
      ...(values.state === undefined ? {} : { state: values.state }),
      ...(values.field === undefined
        ? {}
        : {
            category: deepestOf({ field: values.field, subject: values.subject ?? null, topic: values.topic ?? null }),
          }),
    },
  );
  if (changes.length === 0) return;
  const [changed] = await scope.tx
    .update(courses)
    .set({ ...values, changedAt: new Date(now()), changedBy: viewer.userId })
    .where(scope.only(courses, eq(courses.id, row.id)))
    .returning();
  if (changed === undefined) throw new Error('a course is gone');
  await indexWords(scope, changed);
  ctx.changed({ type: 'course', id: row.id, name: row.title.zh_cn, changes });
}

async function placeFor({ scope }: ManageContext, key: string) {
  const place = placeIn(await readCategories(scope), key);
  if (place === null) throw new Refusal(ErrorCode.fieldsRefused, { data: { fields: { category: 'invalid' } } });
  return place;
}
