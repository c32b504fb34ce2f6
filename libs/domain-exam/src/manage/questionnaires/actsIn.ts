import type { ManagedQuestionnaireState, QuestionnaireAct } from '@banyan/contracts/exam';

const open: readonly QuestionnaireAct[] = ['remind', 'extend', 'end', 'copy', 'template', 'archive'];

const acts: Readonly<Record<ManagedQuestionnaireState, readonly QuestionnaireAct[]>> = {
  draft: ['publish', 'copy', 'template', 'archive'],
  planned: ['extend', 'copy', 'template', 'archive'],
  open,
  ended: ['extend', 'copy', 'template', 'archive'],
  template: ['copy', 'archive'],
  archived: ['restore'],
};

/** Acts that make sense on questionnaires of a state; undefined: on some of several states. */
export const actsIn = (state: ManagedQuestionnaireState | undefined): readonly QuestionnaireAct[] =>
  state === undefined ? ['publish', ...open] : acts[state];
