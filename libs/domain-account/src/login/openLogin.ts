import type { HttpClient } from '@banyan/core-http';
import { createLoginApi, LoginStore, type LoginSession } from './LoginStore.ts';

/** A login for its forms. */
export type Login = LoginStore;

/** A login for people whom the session accepts. */
export const openLogin = (http: Pick<HttpClient, 'call'>, session: LoginSession): Login =>
  new LoginStore(createLoginApi(http), session);
