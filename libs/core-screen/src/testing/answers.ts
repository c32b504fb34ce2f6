import type { Call, CallInput, CallOutput } from '@banyan/contracts';
import { NetworkError } from '@banyan/core-http';
import type { Api, ApiTable, Http } from '../api/api.ts';

/** A fake answer, typed by the contract of its call. */
export interface FakeAnswer {
  readonly call: Call;
  readonly give: (input: unknown) => unknown;
}

/** Types an answer by the contract of its call. Throw in it, or return a promise that never ends, to fail or wait. */
export function answer<C extends Call>(
  call: C,
  give: (input: CallInput<C>) => CallOutput<C> | Promise<CallOutput<C>>,
): FakeAnswer {
  return { call, give: (input) => give(input as CallInput<C>) };
}

/** Never resolves: for the waiting state of a screen. */
export const waiting = () => new Promise<never>(() => undefined);

/** Fails like a call without a connection. */
export const failing = (call: Call): FakeAnswer => ({ call, give: () => Promise.reject(new NetworkError(call)) });

/** A transport without a network; the later one of two answers to a call counts. An unanswered call fails loudly. */
export function fakeHttp(answers: readonly FakeAnswer[]): Http {
  const byName = new Map(answers.map(({ call, give }) => [call.name, give]));
  return {
    async call(contract, input) {
      const give = byName.get(contract.name);
      if (give === undefined) throw new Error(`no fake answer for ${contract.name}`);
      return await give(input);
    },
  };
}

/** The functions of a table for a store's test: the given ones; all others fail loudly. */
export function fakeApi<Table extends ApiTable>(table: Table, functions: Partial<Api<Table>> = {}): Api<Table> {
  const missing = Object.keys(table).map((name) => [
    name,
    () => Promise.reject(new Error(`no fake answer for ${name}`)),
  ]);
  return { ...(Object.fromEntries(missing) as Api<Table>), ...functions };
}

/** A promise settled by the test. */
export function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
