import { and, eq, isNull, ne } from 'drizzle-orm';
import type { CallContext } from '../../http/context.ts';
import { settlePeople } from '../../platform/audience/settle.ts';
import type { Changed } from '../../platform/audit.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { lecturers } from '../../platform/lecturer.schema.ts';

type Ctx = Pick<CallContext, 'emit' | 'scope'>;

/** Changes the kind of an account from one to another; an account of any other kind keeps its wider rights. */
async function turn({ emit, scope }: Ctx, userId: number, from: number, to: number): Promise<readonly Changed[]> {
  const turned = await scope.tx
    .update(users)
    .set({ type: to })
    .where(scope.only(users, and(eq(users.id, userId), eq(users.type, from))))
    .returning({ id: users.id });
  await settlePeople(scope, [userId], emit);
  if (turned.length === 0) return [];
  return [{ type: 'person', id: userId, name: '', changes: [{ field: 'type', before: `${from}`, after: `${to}` }] }];
}

/** Lets the account of a lecturer open the lecturer's desk. Answers what is to be put on record. */
export const openDesk = (ctx: Ctx, userId: number): Promise<readonly Changed[]> => turn(ctx, userId, 1, 5);

/** Makes the account of a former lecturer a learner's again, unless another lecturer has it. */
export async function closeDesk(ctx: Ctx, userId: number, lecturerId: number): Promise<readonly Changed[]> {
  const { scope } = ctx;
  const other = and(eq(lecturers.userId, userId), ne(lecturers.id, lecturerId), isNull(lecturers.endedAt));
  if ((await scope.tx.$count(lecturers, scope.only(lecturers, other))) > 0) return [];
  return turn(ctx, userId, 5, 1);
}
