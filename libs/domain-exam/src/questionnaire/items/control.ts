import type { QuestionnaireItem } from '@banyan/contracts/exam';
import type { QuestionnaireStore } from '../responses/QuestionnaireStore.ts';

/** Props of the control of a question. */
export interface ControlProps {
  item: QuestionnaireItem;
  store: QuestionnaireStore;
  /** The error in words; undefined when there is none. */
  error: string | undefined;
}

/** Texts that every field shares: the question is above it. */
export const fieldTexts = ({ item, error }: Pick<ControlProps, 'item' | 'error'>) => ({
  label: item.title,
  hideLabel: true,
  required: item.required,
  ...(error === undefined ? {} : { error }),
});
