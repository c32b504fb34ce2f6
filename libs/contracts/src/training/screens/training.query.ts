import { addressQuery, oneOf, type QueryOf } from '../../address.ts';
import { programmeTabs } from '../programmes.choices.ts';

/** Shown part of one's programmes [TR-02]. */
export const myTrainQuery = addressQuery({ tab: oneOf(programmeTabs) });
export type MyTrainQuery = QueryOf<typeof myTrainQuery>;
