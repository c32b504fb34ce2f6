import { type CallInput } from '@banyan/contracts';
import { loginByCode, resetByCode } from '@banyan/contracts/account';
import type { HttpClient } from '@banyan/core-http';
import type { OtherWay } from './LoginStore.ts';

type Http = Pick<HttpClient, 'call'>;

/** Logs in by a code from the phone. */
export const byCode =
  (http: Http, input: CallInput<typeof loginByCode>): OtherWay =>
  () =>
    http.call(loginByCode, input);

/** Logs in by a new password, confirmed by a code from the phone. */
export const byReset =
  (http: Http, input: CallInput<typeof resetByCode>): OtherWay =>
  () =>
    http.call(resetByCode, input);
