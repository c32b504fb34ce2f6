import type { CallInput, CallOutput } from '@banyan/contracts';
import type { courseList } from '@banyan/contracts/course';
import { and, sql, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../http/context.ts';
import type { Cursor } from '../../paging/cursor.ts';
import { type Key, sizeOf } from '../../paging/keyset.ts';
import { cardColumns, type CardRow } from './cards.ts';
import { countShelf } from './counts.ts';
import { courses } from './course.schema.ts';
import type { Filter } from './courseFilter.ts';
import { orderOf } from './courseOrder.ts';

type Input = CallInput<typeof courseList>;
type Output = CallOutput<typeof courseList>;

/** Hits are counted up to here, where they are not counted already. */
const COUNT_LIMIT = 500;

/** A page of rows in the order asked for. */
export interface Page {
  readonly rows: CardRow[];
  /** Position of the first row, from 1. */
  readonly first: number | null;
  readonly more: boolean;
  readonly before: boolean;
}

const emptyPage: Page = { rows: [], first: null, more: false, before: false };

/** Reads the page that a cursor leads to, the first one without a cursor. */
export async function readPage(
  ctx: CallContext,
  input: Input,
  filter: Filter | 'none',
  cursor: Cursor<Key> | null,
): Promise<Page> {
  if (filter === 'none') return emptyPage;
  const { scope } = ctx;
  const order = orderOf(input.sort);
  const size = sizeOf(input);
  const direction = cursor?.direction ?? 'next';
  const found = await scope.tx
    .select(cardColumns)
    .from(courses)
    .where(
      scope.only(courses, filter.shown, filter.words?.has, cursor ? order.beyond(cursor.key, direction) : undefined),
    )
    .orderBy(...order.orderBy(direction))
    .limit(size + 1);
  // The cursor's row has left the shelf meanwhile: the list restarts rather than end in nothing.
  if (found.length === 0 && cursor !== null) return readPage(ctx, input, filter, null);
  const further = found.length > size;
  const rows = found.slice(0, size);
  if (cursor === null) return { rows, first: rows.length > 0 ? 1 : null, more: further, before: false };
  if (direction === 'next') return { rows, first: cursor.position, more: further, before: true };
  return { rows: rows.reverse(), first: further ? cursor.position : 1, more: true, before: further };
}

/** How many courses fit, counted up to a limit where they are not counted already. */
export async function countHits(
  ctx: CallContext,
  input: Input,
  filter: Filter | 'none',
  page: Page,
): Promise<Pick<Output, 'count' | 'countLimit'>> {
  const upTo = (count: number) => ({ count, countLimit: Math.max(COUNT_LIMIT, count + 1) });
  if (filter === 'none' || (!page.before && !page.more)) return upTo(page.rows.length);
  if (filter.plain) return upTo(await countShelf(ctx, input['search[catid]'], 'courses'));
  const { shown, words } = filter;
  const known = words?.hits ?? null;
  if (known !== null && words?.all) return upTo(known);
  // Common words: how many there are beyond this page would take longer to find out than the page itself.
  if (words?.all === false) {
    const least = known ?? page.rows.length + 1;
    return { count: least, countLimit: least };
  }
  return { count: await countUpTo(ctx, and(shown, words?.has)), countLimit: COUNT_LIMIT };
}

async function countUpTo({ scope }: CallContext, condition: SQL | undefined): Promise<number> {
  const hits = scope.tx
    .select({ one: sql`1`.as('one') })
    .from(courses)
    .where(scope.only(courses, condition))
    .limit(COUNT_LIMIT)
    .as('hits');
  const [counted] = await scope.tx.select({ count: sql<number>`count(*)::int` }).from(hits);
  return counted?.count ?? 0;
}
