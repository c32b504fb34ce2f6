import { ErrorCode, type Permission } from '@banyan/contracts';
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { Refusal } from '../../../http/refusal.ts';
import { audiencesWithin } from '../../../platform/audience/audiencesWithin.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { questionnaires, type QuestionnaireRow } from '../questionnaire.schema.ts';

export type Ctx = Pick<ManageContext, 'grants' | 'scope'> & { readonly viewer: { readonly userId: number } };

/**
 * Condition on the questionnaires that a right reaches: all; those made by people of one's departments, and those that
 * are for people of these departments alone; or one's own.
 */
export function questionnairesWithin({ grants, scope, viewer }: Ctx, permission: Permission): SQL | undefined {
  const reach = grants.reach(permission);
  if (reach === 'all') return undefined;
  if (reach === null) return sql`false`;
  const own = or(eq(questionnaires.createdBy, viewer.userId), eq(questionnaires.authorId, viewer.userId));
  if (reach === 'own') return own;
  const people = scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, grants.people(scope, permission)));
  return or(
    own,
    inArray(questionnaires.createdBy, people),
    inArray(questionnaires.audienceId, audiencesWithin(scope, grants.departments(permission))),
  );
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
