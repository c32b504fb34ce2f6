import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { viewLimits, type removeView, type savedViews, type saveView } from '@banyan/contracts/organisation';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { CallContext, Learner } from '../../../http/context.ts';
import { Refusal } from '../../../http/refusal.ts';
import { savedViews as rows } from '../../../platform/organisation.schema.ts';

type Context = CallContext<Learner>;

const own = ({ viewer }: Context, table: string) => and(eq(rows.userId, viewer.userId), eq(rows.ofTable, table));

/** The views that the caller has saved for a table. */
export async function listViews(
  ctx: Context,
  { table }: CallInput<typeof savedViews>,
): Promise<CallOutput<typeof savedViews>> {
  const { scope } = ctx;
  const views = await scope.tx
    .select({ id: rows.id, name: rows.name, query: rows.query })
    .from(rows)
    .where(scope.only(rows, own(ctx, table)))
    .orderBy(asc(rows.name), asc(rows.id));
  return { views };
}

/** Saves a view, in place of one of the same name. */
export async function keepView(
  ctx: Context,
  { name, query, table }: CallInput<typeof saveView>,
): Promise<CallOutput<typeof saveView>> {
  const { scope, viewer } = ctx;
  const { views } = await listViews(ctx, { table });
  if (views.length >= viewLimits.views && !views.some((view) => view.name === name))
    throw new Refusal(ErrorCode.fieldsRefused, { reason: 'name', data: { fields: { name: 'full' } } });
  await scope.tx
    .insert(rows)
    .values(scope.row(rows, { userId: viewer.userId, ofTable: table, name, query }))
    .onConflictDoUpdate({
      target: [rows.eid, rows.userId, rows.ofTable, rows.name],
      set: { query: sql`excluded.query` },
    });
  return listViews(ctx, { table });
}

/** Removes a view of the caller. */
export async function dropView({ scope, viewer }: Context, { id }: CallInput<typeof removeView>) {
  await scope.tx.delete(rows).where(scope.only(rows, eq(rows.userId, viewer.userId), eq(rows.id, id)));
  return {};
}
