import { ErrorCode, type Permission } from '@banyan/contracts';
import { and, eq, or, type SQL } from 'drizzle-orm';
import { Refusal } from '../../../http/refusal.ts';
import { thingsWithin } from '../../../platform/audience/thingsWithin.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { questionnaires, type QuestionnaireRow } from '../questionnaire.schema.ts';

export type Ctx = Pick<ManageContext, 'grants' | 'scope'> & { readonly viewer: { readonly userId: number } };

/**
 * Condition on the questionnaires that a right reaches: all; those made by people of one's departments, and those that
 * are for people of these departments alone; or one's own.
 */
export function questionnairesWithin(ctx: Ctx, permission: Permission): SQL | undefined {
  const { audienceId, authorId, createdBy } = questionnaires;
  const own = or(eq(createdBy, ctx.viewer.userId), eq(authorId, ctx.viewer.userId));
  return thingsWithin(ctx, permission, { madeBy: createdBy, audienceId, own });
}

/** A questionnaire that a right reaches. Throws Refusal `notFound` for others. */
export async function questionnaireWithin(ctx: Ctx, id: number, permission: Permission): Promise<QuestionnaireRow> {
  const { scope } = ctx;
  const [row] = await scope.tx
    .select()
    .from(questionnaires)
    .where(scope.only(questionnaires, and(eq(questionnaires.id, id), questionnairesWithin(ctx, permission))));
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  return row;
}

/** The same, locked until the call ends. */
export async function questionnaireToChange(ctx: Ctx, id: number, permission: Permission): Promise<QuestionnaireRow> {
  await questionnaireWithin(ctx, id, permission);
  const { scope } = ctx;
  const [row] = await scope.tx
    .select()
    .from(questionnaires)
    .where(scope.only(questionnaires, eq(questionnaires.id, id)))
    .for('update');
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  return row;
}
