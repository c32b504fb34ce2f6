import type { Call, CallInput, CallOutput, Language, TransportFlags } from '@banyan/contracts';
import type { RefusedError } from './errors.ts';

/** Who asks, read anew for each call and kept for its repetitions. */
export interface Identity {
  readonly eid: string;
  /** Empty for visitors, as `userid`. */
  readonly token: string;
  readonly userid: string;
  readonly language: Language;
  readonly userPortalID: string;
  readonly userNikkatsu: string;
}

/** What happens, beside the thrown error, when the server refuses. Supplied by the portal, see `createErrorPolicy`. */
export interface HttpPolicy {
  /**
   * Called once per refused call, however many share it, and never for cancelled ones. `asked` is who asked, who may
   * have gone by now.
   */
  onRefused(error: RefusedError, call: Call, asked: Identity): void;
}

/** Answers of a page's first GETs that came inside its HTML. */
export interface BootAnswers {
  /** When they were made, epoch ms. */
  readonly at: number;
  /** Language they were made in; who has decided for another one asks for themselves. */
  readonly language?: Language | undefined;
  /** By call name, `?` and canonical parameters of the call's own encoded input. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** Whether the machine believes itself connected. */
export interface Connectivity {
  isOnline(): boolean;
  /** Resolves when the connection is back, or when `signal` aborts. */
  whenOnline(signal: AbortSignal): Promise<void>;
}

export interface HttpClientOptions {
  /** Address of the API, without a slash at its end; empty for the page's own origin. */
  readonly baseUrl: string;
  identity(): Identity;
  /** What the server asks of the transport for this enterprise. */
  flags(): TransportFlags;
  readonly policy: HttpPolicy;
  /** Host of the page, from which visitors derive their keys. */
  host(): string;
  /** Address of the page that asks. */
  pageUrl(): string;
  /** Epoch ms. */
  now?(): number;
  readonly boot?: BootAnswers;
  /** IANA name and minutes east of UTC; the browser's when absent. */
  timeZone?(): { readonly name: string; readonly offsetMinutes: number };
  /** For one call with all its repetitions, ms; 20 s. */
  readonly timeoutMs?: number;
  /** First pause before a repetition, ms; doubles each time. */
  readonly backoffMs?: number;
  readonly connectivity?: Connectivity;
  /** axios adapter; `xhr` where there is one. */
  readonly adapter?: 'xhr' | 'http';
}

export interface CallOptions {
  /** Gives the call up. A GET that others share goes on for them. */
  readonly signal?: AbortSignal;
  /** Of an earlier, failed attempt at the same POST, so that the server does it once. */
  readonly idempotencyKey?: string;
  /** False: one attempt only. */
  readonly retry?: boolean;
  /** True: a page that is being closed does not take the call with it. For small requests: browsers allow 64 kB in all. */
  readonly keepalive?: boolean;
}

export interface HttpClient {
  /**
   * Makes a call. Rejects with NetworkError, TimeoutError, CancelledError, RefusedError, ContractError or
   * EnvelopeError. The answer of a GET may be shared with others who asked the same: do not change it.
   */
  call<C extends Call>(contract: C, input: CallInput<C>, options?: CallOptions): Promise<CallOutput<C>>;
}
