import type { CallOutput } from '@banyan/contracts';
import type { HomeModule } from '@banyan/contracts/account';
import type { homeList } from '@banyan/contracts/course';
import { and, eq, gte, sql, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../http/context.ts';
import { onShelfFor } from './audience.ts';
import { cardColumns, courseCards } from './cards.ts';
import { courses } from './course.schema.ts';
import { countShelf } from './counts.ts';
import { categoryCondition } from './courseFilter.ts';
import { orderOf } from './courseOrder.ts';

const WEEK_MS = 7 * 86_400_000;
/** Shown as "many" from here on. */
const MOST_NEW = 999;

const sortOf = { new: 'newest', required: 'newest', popular: 'learners', category: 'default' } as const;

interface Selection {
  readonly kind: Extract<HomeModule['kind'], 'new' | 'required' | 'popular' | 'category'>;
  /** Category id, for `category`. */
  readonly category: string | null;
  /** At most so many cards. */
  readonly limit: number;
}

/** Cards of a home module, the number beyond them for its link, and the number of the last seven days. */
export async function readSelection(
  ctx: CallContext,
  { kind, category, limit }: Selection,
): Promise<CallOutput<typeof homeList>> {
  const { scope } = ctx;
  const place = kind === 'category' ? await categoryCondition(ctx, category ?? '') : undefined;
  if (place === 'none' || (kind === 'category' && place === undefined)) return { items: [], total: 0, thisWeek: 0 };
  const chosen = and(onShelfFor(ctx), place, kind === 'required' ? eq(courses.required, true) : undefined);
  const rows = await scope.tx
    .select(cardColumns)
    .from(courses)
    .where(scope.only(courses, chosen))
    .orderBy(...orderOf(sortOf[kind]).orderBy())
    .limit(limit);
  const all = await countShelf(
    ctx,
    kind === 'category' ? (category ?? '') : '',
    kind === 'required' ? 'required' : 'courses',
  );
  return {
    items: await courseCards(ctx, rows),
    total: Math.max(0, all - rows.length),
    thisWeek: await countNew(ctx, chosen),
  };
}

async function countNew({ scope, now }: CallContext, chosen: SQL | undefined): Promise<number> {
  const recent = scope.tx
    .select({ one: sql`1`.as('one') })
    .from(courses)
    .where(scope.only(courses, chosen, gte(courses.publishedAt, new Date(now() - WEEK_MS))))
    .limit(MOST_NEW)
    .as('recent');
  const [counted] = await scope.tx.select({ courses: sql<number>`count(*)::int` }).from(recent);
  return counted?.courses ?? 0;
}
