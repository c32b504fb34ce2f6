import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import type { changePassword } from '@banyan/contracts/account';
import { RefusedError } from '@banyan/core-http';
import { Action, apiOf } from '@banyan/core-screen';
import type { AccountEnvironment } from '../account.environment.ts';
import { passwordCalls, type PasswordApi } from '../api/profileCalls.ts';

type Input = CallInput<typeof changePassword>;

/** Outcome of a change of password. */
export type PasswordOutcome =
  /** The login on `ended` other devices has ended. */
  | { readonly kind: 'changed'; readonly ended: number }
  /** The typed current password is wrong. */
  | { readonly kind: 'wrong' }
  /** The server's rule is stricter than the page's. */
  | { readonly kind: 'weak' }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'failed'; readonly error: unknown };

/** A change of the viewer's own password. */
export class PasswordStore {
  private readonly changing: Action<Input, CallOutput<typeof changePassword>>;
  private ended = 0;

  constructor(api: PasswordApi) {
    this.changing = new Action((input, options) => api.change(input, options), {
      done: ({ ended }) => {
        this.ended = ended;
      },
    });
  }

  isPending(): boolean {
    return this.changing.isPending();
  }

  /** Changes it. It never rejects. */
  async change(input: Input): Promise<PasswordOutcome> {
    if (await this.changing.run(input)) return { kind: 'changed', ended: this.ended };
    const error = this.changing.failureOf();
    if (!(error instanceof RefusedError)) return { kind: 'failed', error };
    if (error.code === ErrorCode.fieldsRefused) return { kind: 'wrong' };
    if (error.code === ErrorCode.weakPassword) return { kind: 'weak' };
    if (error.code !== ErrorCode.loginTooFrequent) return { kind: 'failed', error };
    const { retryAfterS = 60 } = (error.data ?? {}) as { readonly retryAfterS?: number };
    return { kind: 'wait', seconds: retryAfterS };
  }
}

export const makePasswordStore = ({ http }: AccountEnvironment) => new PasswordStore(apiOf(http, passwordCalls));
