import { addressQuery, oneOf, verbatim, type QueryOf } from '../../address.ts';
import { gatewayTypes } from '../switching.choices.ts';

/** A login handed over by another system: its code and destination. */
export const transferQuery = addressQuery({ code: verbatim(64), redirect: verbatim(2048) });
export type TransferQuery = QueryOf<typeof transferQuery>;

/** A login through the gateway: enterprise, role and desktop program [AC-16]. */
export const gatewayQuery = addressQuery({
  eid: verbatim(9),
  type: oneOf(gatewayTypes),
  from: oneOf(['', 'mac', 'pc']),
  code: verbatim(64),
  redirect: verbatim(2048),
});
export type GatewayQuery = QueryOf<typeof gatewayQuery>;
