import type { Call, CallInput, CallOutput } from '@banyan/contracts';

/** Options of a call beside its input. */
export interface CallOptions {
  /** Aborts the call, e.g. because its screen was left. */
  readonly signal?: AbortSignal;
}

/** Further options of a call that writes. */
export interface WriteOptions extends CallOptions {
  /** Key of an earlier attempt at the same call, so that the server performs it once. */
  readonly idempotencyKey?: string;
  /** False: one attempt only; the caller repeats it. */
  readonly retry?: boolean;
  /** True: the call outlives its page. */
  readonly keepalive?: boolean;
}

/** The only transport function that a domain needs. */
export interface Http {
  call<C extends Call>(contract: C, input: CallInput<C>, options?: WriteOptions): Promise<CallOutput<C>>;
}

/** The api functions of a domain or a screen as a table: name → contract. */
export type ApiTable = Readonly<Record<string, Call>>;

/** The functions of a table. Each rejects with core-http's typed errors. */
export type Api<Table extends ApiTable> = {
  readonly [Name in keyof Table]: (
    input: CallInput<Table[Name]>,
    options?: WriteOptions,
  ) => Promise<CallOutput<Table[Name]>>;
};

/** The functions of a table, using the portal's transport. */
export function apiOf<Table extends ApiTable>(http: Http, table: Table): Api<Table> {
  const functions = Object.entries(table).map(([name, call]) => [
    name,
    (input: CallInput<Call>, options?: WriteOptions) => http.call(call, input, options),
  ]);
  return Object.fromEntries(functions) as Api<Table>;
}
