import { managedQuestionnaireStates, type ManagedQuestionnaireState } from '@banyan/contracts/exam';
import { sql, type SQL } from 'drizzle-orm';
import { questionnaires } from '../questionnaire.schema.ts';

/** State of a questionnaire in the console at a moment, as a column. */
export function stateColumn(now: number): SQL<ManagedQuestionnaireState> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  return sql<ManagedQuestionnaireState>`case
    when ${questionnaires.archivedAt} is not null then 'archived'
    when ${questionnaires.template} then 'template'
    when ${questionnaires.draft} then 'draft'
    when ${at} < ${questionnaires.opensAt} then 'planned'
    when ${at} < ${questionnaires.closesAt} then 'open'
    else 'ended' end`.mapWith(
    (state: unknown): ManagedQuestionnaireState => managedQuestionnaireStates.find((one) => one === state) ?? 'ended',
  );
}
