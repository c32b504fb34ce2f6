import { inArray } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { TaskItems } from '../../due/taskItems.ts';
import { answeredBy, questionnairesFor } from './questionnaireRow.ts';
import { questionnaires } from './questionnaire.schema.ts';

/**
 * Questionnaires that a person may see, as a programme shows them, by id. The opening serves as the time of an answer:
 * for anonymous ones nothing nearer may be known.
 */
export const questionnaireItems: TaskItems = async ({ scope, userId, language }, ids) => {
  const rows = await scope.tx
    .select({ row: questionnaires, answered: answeredBy({ userId }) })
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
