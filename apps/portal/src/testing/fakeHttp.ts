import type { Call, CallInput, CallOutput } from '@banyan/contracts';
import type { HttpClient } from '@banyan/core-http';

/** An answer of a call as its contract types it: a value, a function of the input, or an error to fail with. */
export interface FakeAnswer {
  readonly call: Call;
  readonly answer: (input: unknown) => unknown;
}

/** Types an answer by the contract of its call. Throw in it, or return a promise that never ends, to fail or wait. */
export function answer<C extends Call>(
  call: C,
  give: (input: CallInput<C>) => CallOutput<C> | Promise<CallOutput<C>>,
): FakeAnswer {
  return { call, answer: (input) => give(input as CallInput<C>) };
}

/** A transport without a network. A call nobody answers fails loudly. */
export function fakeHttp(answers: readonly FakeAnswer[]): HttpClient {
  const byName = new Map(answers.map((each) => [each.call.name, each.answer]));
  return {
    async call(contract, input) {
      const give = byName.get(contract.name);
      if (give === undefined) throw new Error(`no fake answer for ${contract.name}`);
      return (await give(input)) as CallOutput<typeof contract>;
    },
  };
}
