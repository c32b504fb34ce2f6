import type { Permission } from '@banyan/contracts';
import { and, exists, isNull, sql, type SQL } from 'drizzle-orm';
import { audienceMembers } from '../../../platform/audience/audience.schema.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { questionnaireTakers, type QuestionnaireRow } from '../questionnaire.schema.ts';

/** Condition on the people for whom a questionnaire is and who have not answered it, as far as a right over people goes. */
export function missingOf(
  { grants, scope }: Pick<ManageContext, 'grants' | 'scope'>,
  { audienceId, id }: QuestionnaireRow,
  permission: Permission,
): SQL | undefined {
  const { userIds } = questionnaireTakers;
  const answered = sql`exists (select 1 from ${questionnaireTakers}
    where ${questionnaireTakers.eid} = ${users.eid} and ${questionnaireTakers.questionnaireId} = ${id}
      and ${userIds}[width_bucket(${users.id}, ${userIds})] = ${users.id})`;
  const isFor = exists(
    scope.tx
      .select({ id: audienceMembers.userId })
      .from(audienceMembers)
      .where(
        scope.only(
          audienceMembers,
          sql`${audienceMembers.audienceId} = ${audienceId}`,
          sql`${audienceMembers.userId} = ${users.id}`,
        ),
      ),
  );
  return and(
    isNull(users.leftAt),
    audienceId === null ? undefined : isFor,
    grants.reach(permission) === 'departments' ? grants.people(scope, permission) : undefined,
    sql`not ${answered}`,
  );
}
