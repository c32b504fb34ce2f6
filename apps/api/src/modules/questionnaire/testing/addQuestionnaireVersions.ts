import type { World } from '../../../testing/world.ts';
import { questionnaireVersions } from '../manage/draft.schema.ts';
import { questionnaireSheets } from '../questionnaire.schema.ts';
import { addQuestionnaire } from './addQuestionnaire.ts';
import { anyQuestionnaireDraft as draft } from './anyQuestionnaireDraft.ts';

/** A questionnaire in the console with three versions and the named answers of three people; answers its id. */
export async function addQuestionnaireVersions(world: World): Promise<number> {
  const thingId = await addQuestionnaire(world, { anonymous: false });
  await world.in(1001, (scope) =>
    scope.tx
      .insert(questionnaireVersions)
      .values(
        [1, 2, 3].map((no) =>
          scope.row(questionnaireVersions, { thingId, no, draft, publishedAt: new Date(world.now) }),
        ),
      ),
  );
  for (const nth of [1, 2, 3]) {
    const userId = await world.addLearner(`sheet${nth}`);
    const values = { questionnaireId: thingId, userId, answers: {}, handedInAt: new Date(world.now) };
    await world.in(1001, (scope) =>
      scope.tx.insert(questionnaireSheets).values(scope.row(questionnaireSheets, values)),
    );
  }
  return thingId;
}
