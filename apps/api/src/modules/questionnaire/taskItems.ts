import { inArray, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { TaskItems } from '../../due/taskItems.ts';
import { questionnairesFor } from './questionnaireRow.ts';
import { questionnaires, questionnaireTakers } from './questionnaire.schema.ts';

/**
 * Questionnaires that somebody may see, as a programme shows them, by id. When one was answered is told by its opening:
 * of anonymous ones nothing nearer may be known.
 */
export const questionnaireItems: TaskItems = async ({ scope, userId, language }, ids) => {
  const answered = sql<boolean>`exists (select 1 from ${questionnaireTakers} where ${questionnaireTakers.eid} = ${questionnaires.eid} and ${questionnaireTakers.questionnaireId} = ${questionnaires.id} and ${userId ?? 0}::bigint = any(${questionnaireTakers.userIds}))`;
  const rows = await scope.tx
    .select({ row: questionnaires, answered })
    .from(questionnaires)
    .where(
      scope.only(
        questionnaires,
        inArray(questionnaires.id, [...ids]),
        questionnairesFor({ scope, viewer: { userId } }),
      ),
    );
  return new Map(
    rows.map(({ row, answered: done }) => [
      row.id,
      {
        title: localised(row.title, language),
        begun: false,
        finishedAt: done ? row.opensAt.getTime() : null,
        opensAt: row.opensAt.getTime(),
        dueAt: row.closesAt.getTime(),
        minutes: row.minutes,
        questions: row.items.length,
      },
    ]),
  );
};
