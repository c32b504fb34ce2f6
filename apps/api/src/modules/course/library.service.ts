import type { CallInput, CallOutput } from '@banyan/contracts';
import type { classLibrary, LibraryShow } from '@banyan/contracts/course';
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { onShelfFor } from './audience.ts';
import { cardColumns, courseCards, type CardRow } from './cards.ts';
import { courseCategories, courses } from './course.schema.ts';
import { orderOf } from './courseOrder.ts';
import { courseProgress } from './progress.schema.ts';

type Ctx = CallContext<Learner>;

/** Courses of a shelf before one goes to see them all. */
const EACH = 8;
const columns = [courses.field, courses.subject, courses.topic] as const;

/** Courses that the learner has not begun. */
export const notBegun = ({ scope, viewer }: Ctx): SQL => sql`${courses.id} not in
  (select ${courseProgress.courseId} from ${courseProgress} where ${courseProgress.eid} = ${scope.eid}
    and ${courseProgress.userId} = ${viewer.userId} and ${courseProgress.state} <> 'not_studied')`;

const shownBy = (ctx: Ctx, show: LibraryShow): SQL | undefined =>
  show === 'required' ? eq(courses.required, true) : show === 'new' ? notBegun(ctx) : undefined;

/**
 * The library: the categories below the requested one, each a shelf; courses that are filed in the requested one itself
 * stand on a shelf of its own, behind them.
 */
export async function readLibrary(
  ctx: Ctx,
  { category, show }: CallInput<typeof classLibrary>,
): Promise<CallOutput<typeof classLibrary>> {
  const { scope, viewer } = ctx;
  const categories = await shelfCategories(ctx, category);
  const order = orderOf('default');
  const shelves: { readonly id: string; readonly count: number; readonly rows: readonly CardRow[] }[] = [];
  for (const { key, level } of categories) {
    const column = columns[level - 1];
    if (column === undefined) continue;
    const below = columns[level];
    const itself = key === category && below !== undefined ? isNull(below) : undefined;
    const on = and(onShelfFor(ctx), eq(column, key), itself, shownBy(ctx, show));
    const rows = await scope.tx
      .select(cardColumns)
      .from(courses)
      .where(scope.only(courses, on))
      .orderBy(...order.orderBy())
      .limit(EACH);
    if (rows.length === 0) continue;
    shelves.push({
      id: key,
      count: rows.length < EACH ? rows.length : await scope.tx.$count(courses, scope.only(courses, on)),
      rows,
    });
  }
  const cards = await courseCards(
    ctx,
    shelves.flatMap(({ rows }) => rows),
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  const named = new Map(categories.map((one) => [one.key, one]));
  return {
    shelves: shelves.map(({ id, count, rows }) => {
      const found = named.get(id);
      return {
        id,
        name: found === undefined ? '' : localised(found.name, viewer.language),
        motif: found?.motif ?? 'quality',
        count,
        courses: rows.flatMap((row) => byId.get(row.id) ?? []),
      };
    }),
    total: shelves.reduce((sum, { count }) => sum + count, 0),
  };
}

async function shelfCategories({ scope }: Ctx, category: string) {
  const read = (where: SQL) =>
    scope.tx
      .select()
      .from(courseCategories)
      .where(scope.only(courseCategories, where))
      .orderBy(asc(courseCategories.sort));
  const below = await read(category === '' ? isNull(courseCategories.parent) : eq(courseCategories.parent, category));
  return category === '' ? below : [...below, ...(await read(eq(courseCategories.key, category)))];
}
