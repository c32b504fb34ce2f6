import { addressQuery, oneOf, type QueryOf } from '../../address.ts';
import type { CallInput } from '../../call.ts';
import { homeworkTabs } from '../homework.choices.ts';
import type { homeworkList } from '../homework.ts';

/** Which homework is shown. */
export const homeworkQuery = addressQuery({ tab: oneOf(homeworkTabs) });
export type HomeworkQuery = QueryOf<typeof homeworkQuery>;

/** The first page of the list as its call takes it. */
export const homeworkInput = ({ tab }: HomeworkQuery): CallInput<typeof homeworkList> => ({ tab });
