/** The store for the parts of an open questionnaire: its answers, and the actions on them. */
export type { QuestionnaireStore as GivenSheet } from './QuestionnaireStore.ts';
