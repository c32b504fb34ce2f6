import { addressQuery, oneOf, verbatim, type QueryOf } from '../../address.ts';
import { certificateStates } from '../certificate.choices.ts';

/** Filter of the list of certificates. */
export const certificateQuery = addressQuery({ state: oneOf(['all', ...certificateStates]) });
export type CertificateQuery = QueryOf<typeof certificateQuery>;

/** Query of the certificates at the review desk. */
export const certificateDeskQuery = addressQuery({ tab: verbatim(20), keyword: verbatim(60) });
