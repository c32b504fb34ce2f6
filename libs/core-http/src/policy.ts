import { ErrorCode, type Call } from '@banyan/contracts';
import type { RefusedError } from './errors.ts';
import type { HttpPolicy } from './options.ts';

/** Destination after a refusal. Query names are those of the prompt page and the personal data page. */
export type Destination =
  | {
      readonly screen: 'prompt';
      readonly query: { readonly errorMsg: string; readonly dataInfo?: string; readonly data?: string };
    }
  | {
      readonly screen: 'personalData';
      readonly query: { readonly errorMsg: '4'; readonly type: 'completion-info' };
    };

/** Functions that the portal provides for the policy, which itself shows, translates and navigates nothing. */
export interface ErrorPolicyPorts {
  closeMessages(): void;
  /** Shows the server's message as an error, as text. */
  showError(msg: string): void;
  /** Shows the message in a dialog that must be acknowledged. */
  alert(msg: string): void;
  go(to: Destination): void;
  /** Name of the current screen; `login` and `prompt` matter here. */
  currentScreen(): string;
  /** True when the login dialog opens over the current screen, which is not left for it. */
  asksItself(): boolean;
  /** Opens the login dialog there. */
  askHere(): void;
  /** Runs the work later; the returned function cancels it. */
  schedule(work: () => void, ms: number): () => void;
}

export interface ErrorPolicy extends HttpPolicy {
  onRefused(error: RefusedError, call: Pick<Call, 'name'>): void;
  /** Called when the chat tool's own SDK refused the page. */
  onChatToolRefused(msg: string): void;
  /** Cancels a pending redirect after a login. */
  reset(): void;
}

const leaveAfterMs = 2000;
const chatToolCall = 'wechat/opendata';
/** The documents identify a locked account by its message alone; our server sends a code as well. */
const lockedByEnterprise =
  /(?:企业|企業).{0,12}(?:锁定|鎖定)|(?:锁定|鎖定).{0,12}(?:企业|企業)|locked by (?:the |your |an )?(?:enterprise|organi[sz]ation)/i;

/** Reactions to refusals that apply on every screen. Other codes are left to the screen. */
export function createErrorPolicy(ports: ErrorPolicyPorts): ErrorPolicy {
  let callOff: (() => void) | undefined;

  const reset = () => {
    callOff?.();
    callOff = undefined;
  };

  const mayLeave = () => !['login', 'prompt'].includes(ports.currentScreen()) && !ports.asksItself();

  function toLocked(): void {
    reset();
    ports.go({ screen: 'prompt', query: { errorMsg: '5' } });
  }

  function onSessionRefused({ code, msg }: RefusedError): void {
    // The dialog explains it by itself, over a screen that must not be left.
    if (code === ErrorCode.unauthenticated && ports.asksItself() && !lockedByEnterprise.test(msg)) {
      ports.askHere();
      return;
    }
    ports.closeMessages();
    ports.showError(msg);
    if (lockedByEnterprise.test(msg)) {
      toLocked();
      return;
    }
    // A screen's calls are refused together; one redirect is enough for all.
    if (callOff || !mayLeave()) return;
    callOff = ports.schedule(() => {
      callOff = undefined;
      if (mayLeave()) ports.go({ screen: 'prompt', query: { errorMsg: '401', dataInfo: msg } });
    }, leaveAfterMs);
  }

  function onRefused(error: RefusedError, call: Pick<Call, 'name'>): void {
    switch (error.code) {
      case ErrorCode.unauthenticated:
      case ErrorCode.badRequest:
        onSessionRefused(error);
        break;
      case ErrorCode.accountLocked:
        ports.closeMessages();
        ports.showError(error.msg);
        toLocked();
        break;
      case ErrorCode.clockSkew:
        break;
      case ErrorCode.profileIncomplete:
        ports.go({ screen: 'personalData', query: { errorMsg: '4', type: 'completion-info' } });
        break;
      case ErrorCode.shown:
      case ErrorCode.tooFrequent:
        ports.showError(error.msg);
        break;
      case ErrorCode.usersOverLimit:
        ports.go({
          screen: 'prompt',
          query: { errorMsg: '577', dataInfo: error.msg, data: JSON.stringify(error.data ?? null) },
        });
        break;
      default:
        if (call.name === chatToolCall) ports.alert(error.msg);
    }
  }

  return { onRefused, onChatToolRefused: (msg) => ports.alert(msg), reset };
}
