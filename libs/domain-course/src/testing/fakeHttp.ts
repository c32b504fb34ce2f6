import type { Call, CallInput, CallOutput } from '@banyan/contracts';
import type { CourseHttp } from '../api/courseApi.ts';

/** An answer of a call as its contract types it. */
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

/** A transport without a network; of two answers to one call the later one counts. A call nobody answers fails loudly. */
export function fakeHttp(answers: readonly FakeAnswer[]): CourseHttp {
  const byName = new Map(answers.map(({ call, give }) => [call.name, give]));
  return {
    async call(contract, input) {
      const give = byName.get(contract.name);
      if (give === undefined) throw new Error(`no fake answer for ${contract.name}`);
      return (await give(input)) as CallOutput<typeof contract>;
    },
  };
}

/** Never answers: what a screen shows while it waits. */
export const waiting = () => new Promise<never>(() => undefined);
