import type { CallInput } from '@banyan/contracts';
import type { courseList, LearningState } from '@banyan/contracts/course';
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../http/context.ts';
import type { Cursor } from '../../paging/cursor.ts';
import type { Key } from '../../paging/keyset.ts';
import { onShelfFor } from './audience.ts';
import { courseCategories, courses } from './course.schema.ts';
import { findWords, type Words } from './courseWords.ts';
import { courseProgress } from './progress.schema.ts';

type Input = CallInput<typeof courseList>;

const HALF_HOUR_S = 1800;
const HOUR_S = 3600;
const columnOfLevel: Readonly<Record<number, typeof courses.field | typeof courses.subject | typeof courses.topic>> = {
  1: courses.field,
  2: courses.subject,
  3: courses.topic,
};

/** Filter of a list; `none` when it is known without looking that no course fits. */
export interface Filter {
  /** Courses visible to the viewer, and the filters without the words. */
  readonly shown: SQL | undefined;
  readonly words: Words | undefined;
  /** The filter is a category alone: its courses are counted already. */
  readonly plain: boolean;
}

/** Conditions for the courses that the viewer searches and may see. */
export async function filterOf(ctx: CallContext, input: Input, cursor: Cursor<Key> | null): Promise<Filter | 'none'> {
  const category = await categoryCondition(ctx, input['search[catid]']);
  if (category === 'none') return 'none';
  const choices = and(
    stateCondition(ctx, input.state),
    durationCondition(input.duration),
    input.fee.length > 0 ? inArray(courses.fee, [...input.fee]) : undefined,
    input.type === 'required' ? eq(courses.required, true) : undefined,
    input.lecturer === 0 ? undefined : eq(courses.lecturerId, input.lecturer),
  );
  const shown = and(onShelfFor(ctx), category, choices);
  const words = await findWords(ctx, input, { shown, narrowed: choices !== undefined, cursor });
  if (words === 'none') return 'none';
  return {
    shown,
    words,
    plain: choices === undefined && words === undefined,
  };
}

/** Condition of a category with all below it; `none` for an unknown category, undefined for all. */
export async function categoryCondition({ scope }: CallContext, key: string): Promise<SQL | 'none' | undefined> {
  if (key === '') return undefined;
  const [category] = await scope.tx
    .select({ level: courseCategories.level })
    .from(courseCategories)
    .where(scope.only(courseCategories, eq(courseCategories.key, key)));
  const column = category && columnOfLevel[category.level];
  return column === undefined ? 'none' : eq(column, key);
}

/** By the viewer's own progress; without a session everything is not studied, and the filter does not count. */
function stateCondition({ scope, viewer }: CallContext, states: readonly LearningState[]): SQL | undefined {
  const all: readonly LearningState[] = ['not_studied', 'learning', 'learned'];
  if (viewer.userId === null || states.length === 0 || all.every((state) => states.includes(state))) return undefined;
  const begunIn = (some: readonly LearningState[]) => sql`
    (select ${courseProgress.courseId} from ${courseProgress}
    where ${courseProgress.eid} = ${scope.eid} and ${courseProgress.userId} = ${viewer.userId}
      and ${inArray(courseProgress.state, [...some])})`;
  // Courses not studied mostly have no row of progress: they are those without one in another state.
  if (!states.includes('not_studied')) return sql`${courses.id} in ${begunIn(states)}`;
  return sql`${courses.id} not in ${begunIn(all.filter((state) => !states.includes(state)))}`;
}

function durationCondition(bands: Input['duration']): SQL | undefined {
  return or(
    bands.includes('under30') ? sql`${courses.durationS} < ${HALF_HOUR_S}` : undefined,
    bands.includes('under60') ? sql`${courses.durationS} < ${HOUR_S}` : undefined,
    bands.includes('over60') ? sql`${courses.durationS} >= ${HOUR_S}` : undefined,
  );
}
