import { countOwned, type OwnedThings } from '../../platform/ownedThings.ts';
import { questionnaires } from './questionnaire.schema.ts';

/** Questionnaires that somebody has written. */
export const ownedQuestionnaires: OwnedThings = {
  kind: 'questionnaires',
  fate: 'stays',
  count: (scope, userIds) => countOwned(scope, questionnaires, { owner: questionnaires.authorId, userIds }),
};
