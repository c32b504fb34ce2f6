import { ErrorCode, type Call } from '@banyan/contracts';
import type { RefusedError } from './errors.ts';
import type { HttpPolicy } from './options.ts';

/** Where a refusal leads. Query names are those of the prompt page and the personal data page. */
export type Destination =
  | {
      readonly screen: 'prompt';
      readonly query: { readonly errorMsg: string; readonly dataInfo?: string; readonly data?: string };
    }
  | {
      readonly screen: 'personalData';
      readonly query: { readonly errorMsg: '4'; readonly type: 'completion-info' };
    };

/** What the policy asks of the portal; it shows, translates and navigates nothing itself. */
export interface ErrorPolicyPorts {
  closeMessages(): void;
  /** Shows the server's words as an error, as text. */
  showError(msg: string): void;
  /** Shows them so that they must be acknowledged. */
  alert(msg: string): void;
  go(to: Destination): void;
  /** Name of the screen in view; `login` and `prompt` matter here. */
  currentScreen(): string;
  /** The login is asked for over the screen in view, which is not left for it. */
  asksItself(): boolean;
  /** Asks for it there. */
  askHere(): void;
  /** Does it later; the returned function calls it off. */
  schedule(work: () => void, ms: number): () => void;
}

export interface ErrorPolicy extends HttpPolicy {
  onRefused(error: RefusedError, call: Pick<Call, 'name'>): void;
  /** The chat tool's own kit refused the page. */
  onChatToolRefused(msg: string): void;
  /** Calls a pending way out off, once somebody has logged in. */
  reset(): void;
}

const leaveAfterMs = 2000;
const chatToolCall = 'wechat/opendata';
/** The documents tell a locked account by its message alone; ours has a code beside it. */
const lockedByEnterprise =
  /(?:企业|企業).{0,12}(?:锁定|鎖定)|(?:锁定|鎖定).{0,12}(?:企业|企業)|locked by (?:the |your |an )?(?:enterprise|organi[sz]ation)/i;

/** The reactions to refusals that hold on every screen …. Codes without a line here are the screen's. */
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
    // Its own words say it, over what must not be left.
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
    // A screen's calls are refused together; the first one's way out stands for all.
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
