import { type CallInput, type CallOutput } from '@banyan/contracts';
import {
  getUserInfo,
  login,
  loginType,
  logout,
  switchLanguage,
  updateInitialPassword,
} from '@banyan/contracts/account';
import type { HttpClient } from '@banyan/core-http';

/** Options of every api function. */
export interface CallOptions {
  /** Cancels the call when the caller is gone. */
  readonly signal?: AbortSignal;
}

/** The calls of the session; an interface, so that stores are tested with a fake. */
export interface SessionApi {
  status(input: CallInput<typeof loginType>, options?: CallOptions): Promise<CallOutput<typeof loginType>>;
  userInfo(options?: CallOptions): Promise<CallOutput<typeof getUserInfo>>;
  login(input: CallInput<typeof login>, options?: CallOptions): Promise<CallOutput<typeof login>>;
  logout(options?: CallOptions): Promise<CallOutput<typeof logout>>;
  replaceInitialPassword(
    input: CallInput<typeof updateInitialPassword>,
    options?: CallOptions,
  ): Promise<CallOutput<typeof updateInitialPassword>>;
  switchLanguage(
    input: CallInput<typeof switchLanguage>,
    options?: CallOptions,
  ): Promise<CallOutput<typeof switchLanguage>>;
}

export function createSessionApi(http: Pick<HttpClient, 'call'>): SessionApi {
  return {
    status: (input, options) => http.call(loginType, input, options),
    userInfo: (options) => http.call(getUserInfo, {}, options),
    login: (input, options) => http.call(login, input, options),
    logout: (options) => http.call(logout, {}, options),
    replaceInitialPassword: (input, options) => http.call(updateInitialPassword, input, options),
    switchLanguage: (input, options) => http.call(switchLanguage, input, options),
  };
}
