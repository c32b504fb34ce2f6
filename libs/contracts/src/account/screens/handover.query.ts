import { addressQuery, oneOf, verbatim, type QueryOf } from '../../address.ts';
import { gatewayTypes } from '../switching.choices.ts';

/** A login that another system hands over: its code, and where it leads. */
export const transferQuery = addressQuery({ code: verbatim(64), redirect: verbatim(2048) });
export type TransferQuery = QueryOf<typeof transferQuery>;

/** A login through the gateway: for which enterprise, as what, and from which program [AC-16]. */
export const gatewayQuery = addressQuery({
  eid: verbatim(9),
  type: oneOf(gatewayTypes),
  from: oneOf(['', 'mac', 'pc']),
  code: verbatim(64),
  redirect: verbatim(2048),
});
export type GatewayQuery = QueryOf<typeof gatewayQuery>;
