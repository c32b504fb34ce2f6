import type { AnswerValue } from '@banyan/contracts/exam';

/** What is to be practised: the whole course, or a chapter by its id. */
export interface Subject {
  readonly course: number;
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

/** By which a start is told from others under way: the whole of one course is not that of another. */
export const startKey = ({ course, chapter }: Omit<Subject, 'shown'>) => `${course} ${chapter ?? 0}`;
/** The same question may stand in several runs. */
export const answerKey = ({ practice, id }: Omit<Given, 'value'>) => `${practice} ${id}`;
