import { type Call, ErrorCode } from '@banyan/contracts';
import {
  login,
  loginType,
  logout,
  updateInitialPassword,
  uploadLogs,
  aimOf,
  loginAddress,
  personalDataAddress,
  promptAddress,
} from '@banyan/contracts/account';
import { createErrorPolicy, type HttpClientOptions } from '@banyan/core-http';
import type { ToastQueue } from '@banyan/ui';

type HttpPolicy = HttpClientOptions['policy'];

/** Dependencies of the policy on the running portal; given once the router exists. */
export interface PolicyDeps {
  readonly toasts: Pick<ToastQueue, 'show' | 'close' | 'entries'>;
  readonly navigate: (to: string) => void;
  /** The same in place of the current address, to which Back would only redirect again. */
  readonly redirect: (to: string) => void;
  /** Name of the current screen, empty for one without. */
  readonly currentScreen: () => string;
  /** The screen in view asks for the login itself, over input that must be kept. */
  readonly asksItself: () => boolean;
  /** The screen has typed text. */
  readonly holdsText: () => boolean;
  /** Asks the current person to log in again, over the screen, if the screen does not do so itself. */
  readonly askHere: () => void;
  /** Path, query and hash of the current address, to which the login leads back. */
  readonly address: () => string;
  /** Asks a visitor to log in, over the screen. */
  readonly requireLogin: () => void;
  /** Called when the server has ended the session. */
  readonly forget: () => void;
  /** Called when a login on another device has ended the session. */
  readonly endElsewhere: () => void;
  /** Token of the current person, empty for a visitor. */
  readonly token: () => string;
  /** Shows a message that must be acknowledged. */
  readonly alert: (msg: string) => void;
}

/** Calls whose refusals their callers handle: the first of all, the last one, and one that nobody waits for. */
const quiet: ReadonlySet<string> = new Set([loginType.name, logout.name, uploadLogs.name]);

/** Calls of the login form. It has its own error messages; a toast beside them would repeat them. */
const ofForm: ReadonlySet<string> = new Set([login.name, updateInitialPassword.name]);
const toldByForm: ReadonlySet<number> = new Set([ErrorCode.unauthenticated, ErrorCode.tooFrequent]);

const sessionIsOver: ReadonlySet<number> = new Set([ErrorCode.unauthenticated, ErrorCode.accountLocked]);

export interface PortalPolicy extends HttpPolicy {
  /** Cancels a pending redirect after a login. */
  reset(): void;
}

/** The reactions to refusals on every screen [ER-01 … ER-06], carried out. */
export function createPortalPolicy(deps: PolicyDeps): PortalPolicy {
  /** A redirect to the prompt of an ended session is pending: calls as a visitor meanwhile have no other redirect. */
  let leaving = false;
  const policy = createErrorPolicy({
    closeMessages: () => deps.toasts.entries().forEach(({ id }) => deps.toasts.close(id)),
    showError: (msg) => void deps.toasts.show({ tone: 'danger', text: msg }),
    alert: deps.alert,
    currentScreen: deps.currentScreen,
    asksItself: () => deps.asksItself() || deps.holdsText(),
    askHere: deps.askHere,
    go: ({ screen, query }) => {
      if (screen === 'prompt') deps.navigate(promptAddress({ ...query, url: aimOf(deps.address()) }));
      // The calls of a screen are refused together: the first one has redirected already, with the original address.
      else if (deps.currentScreen() !== screen) deps.navigate(personalDataAddress(query, deps.address()));
    },
    schedule: (work, ms) => {
      leaving = true;
      const timer = setTimeout(() => {
        leaving = false;
        work();
      }, ms);
      return () => {
        leaving = false;
        clearTimeout(timer);
      };
    },
  });

  /**
   * Nobody was logged in, so no session has ended: a visitor by a preview link or in a chat tool is asked to log in, on
   * the screen for an action there, else by the login page and back.
   */
  function onVisitorRefused(call: Call): void {
    if (leaving || deps.asksItself() || ['login', 'prompt'].includes(deps.currentScreen())) return;
    if (call.method === 'POST') deps.requireLogin();
    else deps.redirect(loginAddress(deps.address()));
  }

  return {
    reset: () => policy.reset(),
    onRefused(error, call, { token }) {
      if (quiet.has(call.name) || (ofForm.has(call.name) && toldByForm.has(error.code))) return;
      // Late answers to an earlier login are ignored: they must not log out the next person.
      if (token !== deps.token()) return;
      if (token === '' && error.code === ErrorCode.unauthenticated) {
        onVisitorRefused(call);
        return;
      }
      if (error.code === ErrorCode.loggedInElsewhere) return deps.endElsewhere();
      policy.onRefused(error, call);
      if (sessionIsOver.has(error.code)) deps.forget();
    },
  };
}
