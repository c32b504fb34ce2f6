import { addressQuery, oneOf, type QueryOf } from '../../address.ts';
import type { CallInput } from '../../call.ts';
import { homeworkTabs } from '../homework.choices.ts';
import type { homeworkList } from '../homework.ts';

/** Filter of the list of homework. */
export const homeworkQuery = addressQuery({ tab: oneOf(homeworkTabs) });
export type HomeworkQuery = QueryOf<typeof homeworkQuery>;

/** Input for the first page of the list. */
export const homeworkInput = ({ tab }: HomeworkQuery): CallInput<typeof homeworkList> => ({ tab });
