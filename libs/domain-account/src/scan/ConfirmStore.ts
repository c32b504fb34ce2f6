import { type CallInput, type CallOutput } from '@banyan/contracts';
import type { answerScan, openScan, ScanState } from '@banyan/contracts/account';
import type { HttpClient } from '@banyan/core-http';
import { Action, apiOf, brokenFields, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { confirmCalls } from '../api/scanCalls.ts';

/** The phone's side of a login by scan: the requesting device, and the answer. */
export class ConfirmStore {
  readonly asking: Request<CallOutput<typeof openScan>, string>;
  readonly answering: Action<CallInput<typeof answerScan>, CallOutput<typeof answerScan>>;
  answered: ScanState | null = null;

  constructor(http: Pick<HttpClient, 'call'>) {
    const api = apiOf(http, confirmCalls);
    this.asking = new Request((scan, options) => api.open({ scan }, options));
    this.answering = new Action((input, options) => api.answer(input, options), {
      done: ({ state }) => (this.answered = state),
    });
    makeAutoObservable(this, { asking: false, answering: false });
  }

  /** The code has expired, or another person has scanned it; null otherwise. */
  get lost(): 'expired' | 'taken' | null {
    const [[, rule] = []] = [
      ...brokenFields(this.asking.error, ['scan']),
      ...brokenFields(this.answering.failureOf(), ['scan']),
    ];
    return rule === 'expired' || rule === 'taken' ? rule : null;
  }
}
