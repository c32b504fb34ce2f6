import type { SignDays } from '@banyan/contracts/mall';
import { Action, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import type { SignApi } from '../api/pointsCalls.ts';

/** The seven days of signing in, and signing today. */
export class SignInStore {
  readonly days: Request<SignDays>;
  readonly sign: Action;
  /** Its dialog is open. */
  open = false;
  /** Points of the latest signing; 0: none. */
  earned = 0;

  constructor(api: SignApi, onSigned: () => void = () => undefined) {
    this.days = new Request((_, options) => api.days({}, options));
    this.sign = new Action((_, options) => api.sign({}, options), {
      done: ({ earned, ...days }) => {
        this.days.set(days);
        this.keep(earned);
        onSigned();
      },
    });
    makeAutoObservable(this, { days: false, sign: false });
  }

  show(): void {
    this.open = true;
    this.earned = 0;
    this.sign.dismiss();
    void this.days.load();
  }

  close(): void {
    this.open = false;
    this.days.leave();
  }

  private keep(earned: number): void {
    this.earned = earned;
  }
}
