import type { CallInput } from '@banyan/contracts';
import {
  managedQuestionnaireSorts,
  managedQuestionnaireStates,
  questionnaireKinds,
  type manageQuestionnaires,
} from '@banyan/contracts/exam';
import type { TableQuery } from '@banyan/core-console';
import { oneOf } from '../shared/tableQuery.ts';

/** Rows asked for at once. */
const pageSize = 60;

/** Ways in which a questionnaire may treat names. */
export const nameRules = ['anonymous', 'named'] as const;

/** The call's input for a query of the table; unknown values are left out. */
export const questionnairesQuery = ({ filters, q, sort }: TableQuery): CallInput<typeof manageQuestionnaires> => ({
  q: q.slice(0, 60),
  state: oneOf(managedQuestionnaireStates, filters['state']?.[0]),
  kind: oneOf(questionnaireKinds, filters['kind']?.[0]),
  names: oneOf(nameRules, filters['names']?.[0]),
  sort: oneOf(managedQuestionnaireSorts, sort) || '-changed',
  size: pageSize,
});
