import { addressQuery, verbatim } from '../../address.ts';

/** A login on another screen that waits for this phone. */
export const scanQuery = addressQuery({ id: verbatim(64) });
