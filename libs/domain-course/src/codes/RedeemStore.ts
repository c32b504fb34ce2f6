import type { CodeOffer } from '@banyan/contracts/course';
import { Action, apiOf } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import { codeCalls, type CodeApi } from '../api/giftCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';

/** Redeeming a code: typed, checked, then redeemed. */
export class RedeemStore {
  readonly look: Action<string, CodeOffer>;
  readonly redeem: Action<string, CodeOffer>;
  code = '';
  /** Course or package of the typed code; null before the check and after another code is typed. */
  offer: CodeOffer | null = null;
  /** The code has been redeemed. */
  done = false;

  constructor(api: CodeApi) {
    this.look = new Action((code, options) => api.look({ code }, options), {
      done: (offer, code) => {
        if (code === this.code) this.found(offer, false);
      },
    });
    this.redeem = new Action((code, options) => api.redeem({ code }, options), {
      done: (offer) => this.found(offer, true),
    });
    makeAutoObservable(this, { look: false, redeem: false, offer: observableRef });
  }

  type(code: string): void {
    this.code = code;
    this.offer = null;
    this.done = false;
    this.look.dismiss();
    this.redeem.dismiss();
  }

  private found(offer: CodeOffer, done: boolean): void {
    this.offer = offer;
    this.done = done;
  }
}

export const makeRedeemStore = ({ http }: CourseEnvironment) => new RedeemStore(apiOf(http, codeCalls));
