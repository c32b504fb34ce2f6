import { addressQuery, oneOf, type QueryOf } from '../../address.ts';
import { certificateStates } from '../certificate.choices.ts';

/** Filter of the list of certificates. */
export const certificateQuery = addressQuery({ state: oneOf(['all', ...certificateStates]) });
export type CertificateQuery = QueryOf<typeof certificateQuery>;
