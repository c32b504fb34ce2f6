import { addressQuery, oneOf, type QueryOf } from '../../address.ts';
import { certificateStates } from '../certificate.choices.ts';

/** Which certificates are shown. */
export const certificateQuery = addressQuery({ state: oneOf(['all', ...certificateStates]) });
export type CertificateQuery = QueryOf<typeof certificateQuery>;
