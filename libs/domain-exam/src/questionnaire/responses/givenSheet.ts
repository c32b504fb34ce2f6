/** What the parts of an open questionnaire are given: its answers, and what can be done with them. */
export type { QuestionnaireStore as GivenSheet } from './QuestionnaireStore.ts';
