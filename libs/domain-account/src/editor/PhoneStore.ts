import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import type { changePhone, myPhone } from '@banyan/contracts/account';
import { RefusedError } from '@banyan/core-http';
import { Action, apiOf, Request } from '@banyan/core-screen';
import type { AccountEnvironment } from '../account.environment.ts';
import { phoneCalls, type PhoneApi } from '../api/profileCalls.ts';

type Input = CallInput<typeof changePhone>;

/** The phone of the account, and a change of it. */
export class PhoneStore {
  readonly phone: Request<CallOutput<typeof myPhone>>;
  private readonly changing: Action<Input, CallOutput<typeof changePhone>>;

  constructor(api: PhoneApi) {
    this.phone = new Request((_, options) => api.read({}, options));
    this.changing = new Action((input, options) => api.change(input, options), {
      done: (now) => this.phone.set(now),
    });
  }

  isPending(): boolean {
    return this.changing.isPending();
  }

  /** Error of the last change. */
  get failure(): unknown {
    return this.changing.failureOf();
  }

  /** Whether the password was wrong. */
  get isPasswordWrong(): boolean {
    const { failure } = this;
    if (!(failure instanceof RefusedError) || failure.code !== ErrorCode.fieldsRefused) return false;
    return (failure.data as { readonly fields?: { readonly password?: string } }).fields?.password === 'wrong';
  }

  /** True when the account has the new number. It never rejects. */
  change(input: Input): Promise<boolean> {
    return this.changing.run(input);
  }

  /** The input has changed: discards the result of the last attempt. */
  dismiss(): void {
    this.changing.dismiss();
  }
}

export const makePhoneStore = ({ http }: AccountEnvironment) => new PhoneStore(apiOf(http, phoneCalls));
