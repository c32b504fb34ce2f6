/** An answer by its attempt and question. */
export interface Place {
  readonly attemptId: number;
  readonly questionId: number;
}
/** A place as one text, also the key of the actions on it. */
export const placeKey = ({ attemptId, questionId }: Place) => `${attemptId}-${questionId}`;
