import { addressQuery, oneOf, type QueryOf } from '../../address.ts';
import { programmeTabs } from '../programmes.choices.ts';

/** Which part of my training is shown [TR-02]. */
export const myTrainQuery = addressQuery({ tab: oneOf(programmeTabs) });
export type MyTrainQuery = QueryOf<typeof myTrainQuery>;
