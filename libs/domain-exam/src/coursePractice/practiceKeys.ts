import type { AnswerValue } from '@banyan/contracts/exam';

/** Subject of a practice: the whole course, or a chapter by its id. */
export interface Subject {
  readonly chapter: number | null;
  /** The run that is shown at the press; 0: none. */
  readonly shown: number;
}

/** An answer on its way to the server. */
export interface Given {
  readonly practice: number;
  readonly id: number;
  readonly value: AnswerValue;
}

/** The same question may occur in several runs. */
export const answerKey = ({ practice, id }: Omit<Given, 'value'>) => `${practice} ${id}`;
