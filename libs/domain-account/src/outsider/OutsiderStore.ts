import { type CallInput, type CallOutput } from '@banyan/contracts';
import type { applyOutsider, OutsiderStanding, proveOutsider } from '@banyan/contracts/account';
import type { HttpClient } from '@banyan/core-http';
import { Action, apiOf, brokenFields } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import { outsiderCalls } from '../api/outsiderCalls.ts';
import type { OutsiderDraft } from './keepDraft.ts';

/** Storage of this browser's pass, and of this tab's draft. */
export interface PassPlace {
  readonly read: () => string;
  readonly keep: (pass: string) => void;
  readonly draft: () => OutsiderDraft | null;
  readonly keepDraft: (typed: OutsiderDraft | null) => void;
}

/** The steps: verify the number, fill in the form, see the state of the request. */
export type OutsiderStep = 'prove' | 'form' | 'standing';

/** An outsider who asks for access, and returns to see the decision. */
export class OutsiderStore {
  standing: OutsiderStanding | null = null;
  pass = '';
  /** The number was verified on this page: an approved request opens its account. */
  fresh = false;
  /** Whether a request is made again after a refusal. */
  again = false;
  /** Input that is not sent yet; null when it equals the server's data. */
  private draft: OutsiderDraft | null;
  readonly proving: Action<CallInput<typeof proveOutsider>, CallOutput<typeof proveOutsider>>;
  readonly looking: Action<string, OutsiderStanding>;
  readonly applying: Action<CallInput<typeof applyOutsider>, OutsiderStanding>;
  private readonly place: PassPlace;

  constructor(http: Pick<HttpClient, 'call'>, place: PassPlace) {
    const api = apiOf(http, outsiderCalls);
    this.place = place;
    this.pass = place.read();
    this.draft = place.draft();
    this.proving = new Action((input, options) => api.prove(input, options), {
      done: ({ pass, standing }) => {
        this.pass = pass;
        this.fresh = true;
        this.again = false;
        this.standing = standing;
        place.keep(pass);
      },
    });
    this.looking = new Action((pass, options) => api.look({ pass }, options), {
      done: (standing, pass) => {
        // The page may show another number meanwhile.
        if (pass === this.pass) this.standing = standing;
      },
    });
    this.applying = new Action((input, options) => api.apply(input, options), {
      done: (standing, { pass }) => {
        if (pass !== this.pass) return;
        this.standing = standing;
        this.again = false;
        this.setDraft(null);
      },
    });
    makeAutoObservable<this, 'draft' | 'place'>(this, {
      place: false,
      standing: observableRef,
      draft: observableRef,
      proving: false,
      looking: false,
      applying: false,
    });
  }

  get step(): OutsiderStep {
    if (this.standing === null) return 'prove';
    const { state } = this.standing;
    if (state === 'new' || (state === 'refused' && this.again)) return 'form';
    return 'standing';
  }

  /** Content of the form: it survives a reload. */
  get typed(): OutsiderDraft {
    const { name = '', company = '', reason = '' } = this.draft ?? this.standing ?? {};
    return { name, company, reason };
  }

  type(change: Partial<OutsiderDraft>): void {
    this.setDraft({ ...this.typed, ...change });
    this.applying.dismiss();
  }

  /** Rules of the form that the server found broken, by field. */
  get refusedFields(): Readonly<Record<string, string>> {
    return Object.fromEntries(brokenFields(this.applying.failureOf(), ['name', 'company', 'reason', 'pass']));
  }

  /** Fetches the state of this browser's request; an expired pass is deleted. */
  async look(): Promise<void> {
    const { pass } = this;
    if (pass === '' || (await this.looking.run(pass)) || pass !== this.pass) return;
    if (brokenFields(this.looking.failureOf(), ['pass']).length > 0) this.startOver();
  }

  askAgain(): void {
    this.again = true;
  }

  /** Starts over with another number. */
  startOver(): void {
    this.pass = '';
    this.fresh = false;
    this.again = false;
    this.standing = null;
    this.looking.dismiss();
    this.applying.dismiss();
    this.place.keep('');
    this.setDraft(null);
  }

  private setDraft(typed: OutsiderDraft | null): void {
    this.draft = typed;
    this.place.keepDraft(typed);
  }
}
