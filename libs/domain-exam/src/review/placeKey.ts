/** An answer by its attempt and question. */
export interface Place {
  readonly attemptId: number;
  readonly questionId: number;
}
/** One text for a place, also as the name of what is done there. */
export const placeKey = ({ attemptId, questionId }: Place) => `${attemptId}-${questionId}`;
