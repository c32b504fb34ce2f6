import type { SessionStore } from '@banyan/core-session';
import type { LoginSession } from './LoginStore.ts';

/** A session that accepts one person only. */
export const forOnePerson = (session: SessionStore, userId: string): LoginSession => ({
  get loginRequest() {
    return session.loginRequest;
  },
  login: (input) => session.login(input, userId),
  replaceInitialPassword: (input, remember) => session.replaceInitialPassword(input, remember, userId),
  enter: (ask, remember) => session.enter(ask, remember, userId),
});
