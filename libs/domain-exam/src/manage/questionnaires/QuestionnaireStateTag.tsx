import type { ManagedQuestionnaireState } from '@banyan/contracts/exam';
import { Tag } from '@banyan/ui';
import { useWords } from '../../shared/useWords.ts';

export interface QuestionnaireStateTagProps {
  state: ManagedQuestionnaireState;
}

/** State of a questionnaire in a word. */
export function QuestionnaireStateTag({ state }: QuestionnaireStateTagProps) {
  const { t } = useWords();
  return <Tag tone={state === 'open' ? 'ok' : 'neutral'}>{t(`manageQuestionnaires.state.${state}`)}</Tag>;
}
