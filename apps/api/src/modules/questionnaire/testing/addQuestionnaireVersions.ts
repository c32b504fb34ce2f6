import type { World } from '../../../testing/world.ts';
import { questionnaireVersions } from '../manage/draft.schema.ts';
import { addQuestionnaire } from './addQuestionnaire.ts';
import { anyQuestionnaireDraft as draft } from './anyQuestionnaireDraft.ts';

/** A questionnaire in the console with three versions; answers its id. */
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
  return thingId;
}
