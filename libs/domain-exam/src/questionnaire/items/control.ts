import type { QuestionnaireItem } from '@banyan/contracts/exam';
import type { QuestionnaireStore } from '../responses/QuestionnaireStore.ts';

/** What the control of a question is given. */
export interface ControlProps {
  item: QuestionnaireItem;
  store: QuestionnaireStore;
  /** What is wrong, in words; undefined for nothing. */
  error: string | undefined;
}

/** What every field says alike: the question stands above it. */
export const fieldTexts = ({ item, error }: Pick<ControlProps, 'item' | 'error'>) => ({
  label: item.title,
  hideLabel: true,
  required: item.required,
  ...(error === undefined ? {} : { error }),
});
