import { type CallInput } from '@banyan/contracts';
import { loginByCode, resetByCode } from '@banyan/contracts/account';
import type { HttpClient } from '@banyan/core-http';
import type { OtherWay } from './LoginStore.ts';

type Http = Pick<HttpClient, 'call'>;

/** In by a code from the phone. */
export const byCode =
  (http: Http, input: CallInput<typeof loginByCode>): OtherWay =>
  () =>
    http.call(loginByCode, input);

/** In by a new password, for which a code from the phone answers. */
export const byReset =
  (http: Http, input: CallInput<typeof resetByCode>): OtherWay =>
  () =>
    http.call(resetByCode, input);
