import { ErrorCode, type Permission } from '@banyan/contracts';
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { Refusal } from '../../../http/refusal.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { questionBanks, questions } from '../question.schema.ts';
import type { QuestionRow } from '../versions.ts';

export type BankRow = typeof questionBanks.$inferSelect;
type Ctx = Pick<ManageContext, 'grants' | 'scope'> & { readonly viewer: { readonly userId: number } };

/** Condition on the banks that a right reaches: all, those that people of one's departments made, or one's own. */
export function banksWithin({ grants, scope, viewer }: Ctx, permission: Permission): SQL | undefined {
  const reach = grants.reach(permission);
  if (reach === 'all') return undefined;
  if (reach === null) return sql`false`;
  const own = eq(questionBanks.createdBy, viewer.userId);
  if (reach === 'own') return own;
  const people = scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, grants.people(scope, permission)));
  return or(own, inArray(questionBanks.createdBy, people));
}

/** A bank that a right reaches, locked until the call ends where `lock` says so. Throws Refusal `notFound` for others. */
export async function bankWithin(ctx: Ctx, id: number, permission: Permission, lock = false): Promise<BankRow> {
  const { scope } = ctx;
  const found = scope.tx
    .select()
    .from(questionBanks)
    .where(scope.only(questionBanks, eq(questionBanks.id, id), banksWithin(ctx, permission)));
  const [row] = await (lock ? found.for('update') : found);
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  return row;
}

/** Questions among these whose banks a right reaches, locked until the call ends, by id. */
export async function questionsToChange(
  ctx: Ctx,
  ids: readonly number[],
  permission: Permission,
): Promise<ReadonlyMap<number, QuestionRow>> {
  const { scope } = ctx;
  const banks = scope.tx
    .select({ id: questionBanks.id })
    .from(questionBanks)
    .where(scope.only(questionBanks, banksWithin(ctx, permission)));
  const rows = await scope.tx
    .select()
    .from(questions)
    .where(scope.only(questions, and(inArray(questions.id, [...ids]), inArray(questions.bankId, banks))))
    .orderBy(questions.id)
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}
