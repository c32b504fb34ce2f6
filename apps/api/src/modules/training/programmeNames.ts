import { inArray, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { mayOpen } from './audience.ts';
import { programmes } from './programmes.schema.ts';

/** Titles of programmes, and whether the learner may open them. */
export async function programmeNames(
  ctx: CallContext<Learner>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly title: string; readonly opens: boolean }>> {
  if (ids.length === 0) return new Map();
  const { scope, viewer } = ctx;
  const rows = await scope.tx
    .select({ id: programmes.id, title: programmes.title, opens: sql<boolean>`${mayOpen(ctx)}` })
    .from(programmes)
    .where(scope.only(programmes, inArray(programmes.id, [...ids])));
  return new Map(rows.map(({ id, opens, title }) => [id, { title: localised(title, viewer.language), opens }]));
}
