import { loginAddress, promptAddress } from '@banyan/contracts/account';
import {
  decideAccess,
  type AccessDecision,
  type Need,
  type ScreenHandle,
  type SessionStore,
} from '@banyan/core-session';

/** The screen is for another role, or for another program around it. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError';
  readonly needs: Need;

  constructor(needs: Need) {
    super(`it needs: ${needs}`);
    this.needs = needs;
  }
}

export type GuardedSession = Pick<SessionStore, 'outcome' | 'role' | 'chatTool' | 'backOffice'> &
  Partial<Pick<SessionStore, 'rights'>>;

/** Applies the access rule to a screen. */
export function decide(
  session: GuardedSession,
  screen: Pick<ScreenHandle, 'access' | 'may' | 'name' | 'transition'>,
  address: string,
): AccessDecision {
  const status = session.outcome ?? { kind: 'failed', reloaded: true };
  const { role, rights = [], chatTool, backOffice } = session;
  return decideAccess({ status, role, rights, screen, address, chatTool, backOffice });
}

/** The consequence of a decision: another address, another site, or undefined if the screen itself shows it. */
export function wayOf(
  decision: AccessDecision,
  address: string,
): { readonly replace: string } | { readonly leave: string } | undefined {
  switch (decision.kind) {
    case 'login':
      return { replace: loginAddress(decision.backUrl) };
    case 'prompt': {
      const said = decision.message === undefined ? {} : { dataInfo: decision.message };
      const data = decision.data === undefined ? {} : { data: JSON.stringify(decision.data) };
      return { replace: promptAddress({ errorMsg: String(decision.code), ...said, ...data, url: address }) };
    }
    case 'leave':
      return { leave: decision.url };
    case 'allow':
    case 'forbidden':
    case 'reload':
    case 'initialisationError':
      return undefined;
  }
}
