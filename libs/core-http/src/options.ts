import type { Call, CallInput, CallOutput, Language, TransportFlags } from '@banyan/contracts';
import type { RefusedError } from './errors.ts';

/** Identity of the caller, read for each call and kept for its repetitions. */
export interface Identity {
  readonly eid: string;
  /** Empty for visitors, as `userid`. */
  readonly token: string;
  readonly userid: string;
  readonly language: Language;
  readonly userPortalID: string;
  readonly userNikkatsu: string;
}

/** Reaction to a refusal, beside the thrown error. Supplied by the portal, see `createErrorPolicy`. */
export interface HttpPolicy {
  /**
   * Called once per refused call, however many callers share it, and never for cancelled ones. `asked` is the identity
   * of the call; that person may have logged out since.
   */
  onRefused(error: RefusedError, call: Call, asked: Identity): void;
}

/** Answers to a page's first GETs, embedded in its HTML. */
export interface BootAnswers {
  /** Time of their creation, epoch ms. */
  readonly at: number;
  /** Language of the answers; a reader with another one requests their own. */
  readonly language?: Language | undefined;
  /** By call name, `?` and canonical parameters of the call's own encoded input. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** Whether the machine reports a connection. */
export interface Connectivity {
  isOnline(): boolean;
  /** Resolves when the connection is back, or when `signal` aborts. */
  whenOnline(signal: AbortSignal): Promise<void>;
}

export interface HttpClientOptions {
  /** Address of the API, without a trailing slash; empty for the page's own origin. */
  readonly baseUrl: string;
  identity(): Identity;
  /** Transport that the server requires for this enterprise. */
  flags(): TransportFlags;
  readonly policy: HttpPolicy;
  /** Host of the page, from which visitors derive their keys. */
  host(): string;
  /** Address of the requesting page. */
  pageUrl(): string;
  /** Epoch ms. */
  now?(): number;
  readonly boot?: BootAnswers;
  /** IANA name and minutes east of UTC; the browser's when absent. */
  timeZone?(): { readonly name: string; readonly offsetMinutes: number };
  /** Timeout of one call with all its repetitions, ms; 20 s by default. */
  readonly timeoutMs?: number;
  /** First pause before a repetition, ms; doubles each time. */
  readonly backoffMs?: number;
  readonly connectivity?: Connectivity;
  /** axios adapter; `xhr` by default in a browser, `http` elsewhere. */
  readonly adapter?: 'xhr' | 'http';
}

export interface CallOptions {
  /** Cancels the call. A GET shared with others continues for them. */
  readonly signal?: AbortSignal;
  /** Key of an earlier, failed attempt at the same POST, so that the server performs it once. */
  readonly idempotencyKey?: string;
  /** False: one attempt only. */
  readonly retry?: boolean;
  /** True: the call survives the closing of its page. For small requests: browsers allow 64 kB in total. */
  readonly keepalive?: boolean;
}

export interface HttpClient {
  /**
   * Makes a call. Rejects with NetworkError, TimeoutError, CancelledError, RefusedError, ContractError or
   * EnvelopeError. The answer of a GET may be shared with other callers of the same request: do not change it.
   */
  call<C extends Call>(contract: C, input: CallInput<C>, options?: CallOptions): Promise<CallOutput<C>>;
}
