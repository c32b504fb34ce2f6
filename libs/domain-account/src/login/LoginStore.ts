import { type CallOutput } from '@banyan/contracts';
import { loginMethods, passwordProblems, type PasswordPolicy } from '@banyan/contracts/account';
import type { HttpClient } from '@banyan/core-http';
import type { RequestState, SessionStore } from '@banyan/core-session';
import { makeAutoObservable, runInAction } from 'mobx';
import { initialPasswordTicket, loginProblem, type LoginProblem } from './loginErrors.ts';

/** Ways to log in and the label of the account field. */
export type LoginMethods = CallOutput<typeof loginMethods>;

export interface LoginApi {
  methods(options?: { readonly signal?: AbortSignal }): Promise<LoginMethods>;
}

export function createLoginApi(http: Pick<HttpClient, 'call'>): LoginApi {
  return { methods: (options) => http.call(loginMethods, {}, options) };
}

/** The part of the session that the login page needs. */
export type LoginSession = Pick<SessionStore, 'enter' | 'login' | 'replaceInitialPassword' | 'loginRequest'>;

/** A login by other means than a password. */
export type OtherWay = Parameters<SessionStore['enter']>[0];

/** Errors of the two fields of a new password. */
export interface NewPasswordProblems {
  readonly password: 'weak' | 'sameAsOld' | null;
  readonly confirm: 'mismatch' | null;
}

/** The login: its ways, the attempt, and the new password demanded at first login. */
export class LoginStore {
  methods: RequestState<LoginMethods> = { state: 'idle' };
  problem: LoginProblem | null = null;
  /** Ticket of a first login; while it exists a new password is asked for. */
  ticket: string | null = null;
  private initial = '';
  private turn = 0;
  private remember = false;
  private readonly api: LoginApi;
  private readonly session: LoginSession;

  constructor(api: LoginApi, session: LoginSession) {
    this.api = api;
    this.session = session;
    makeAutoObservable<this, 'api' | 'session' | 'initial' | 'remember' | 'turn'>(this, {
      api: false,
      turn: false,
      session: false,
      initial: false,
      remember: false,
    });
  }

  get pending(): boolean {
    return this.session.loginRequest.state === 'loading';
  }

  /** Fetches the ways to log in, again in another language: an existing form stays meanwhile, with its input. */
  async loadMethods(signal?: AbortSignal): Promise<void> {
    this.turn += 1;
    const { turn } = this;
    if (this.methods.state !== 'ready') this.methods = { state: 'loading' };
    let methods: RequestState<LoginMethods>;
    try {
      methods = { state: 'ready', value: await this.api.methods(signal ? { signal } : {}) };
    } catch (error) {
      methods = { state: 'failed', error };
    }
    if (turn !== this.turn || signal?.aborted === true) return;
    if (methods.state === 'failed' && this.methods.state === 'ready') return;
    runInAction(() => (this.methods = methods));
  }

  /** True when somebody is logged in now. Otherwise the form keeps its input. */
  async submit(account: string, password: string, remember: boolean): Promise<boolean> {
    this.problem = null;
    if (await this.session.login({ account: account.trim(), password, remember: remember ? 'Y' : 'N' })) return true;
    this.turnedAway(password, remember);
    return false;
  }

  /** The same by other means: the form shows the error in `loginRequest`, unless a new password is required. */
  async enter(ask: OtherWay, remember: boolean): Promise<boolean> {
    this.problem = null;
    if (await this.session.enter(ask, remember)) return true;
    this.turnedAway('', remember);
    return false;
  }

  /** Error of the login; undefined when there is none. */
  get failure(): unknown {
    const { loginRequest } = this.session;
    return loginRequest.state === 'failed' ? loginRequest.error : undefined;
  }

  private turnedAway(password: string, remember: boolean): void {
    const { failure } = this;
    if (failure === undefined) return;
    this.ticket = initialPasswordTicket(failure);
    this.initial = this.ticket === null ? '' : password;
    this.remember = remember;
    this.problem = this.ticket === null ? loginProblem(failure) : null;
  }

  /** Errors to correct before the new password can be sent. */
  newPasswordProblems(policy: PasswordPolicy, password: string, confirm: string): NewPasswordProblems {
    return {
      password: passwordProblems(policy, password).length > 0 ? 'weak' : password === this.initial ? 'sameAsOld' : null,
      confirm: confirm === password ? null : 'mismatch',
    };
  }

  /** True when the new password is saved and its owner logged in. An expired ticket leads back to the login form. */
  async replacePassword(password: string, confirm: string): Promise<boolean> {
    if (this.ticket === null) return false;
    this.problem = null;
    if (await this.session.replaceInitialPassword({ ticket: this.ticket, password, confirm }, this.remember))
      return true;
    const { loginRequest } = this.session;
    if (loginRequest.state === 'failed') {
      runInAction(() => (this.problem = loginProblem(loginRequest.error)));
    }
    return false;
  }

  /** Begins with a ticket that came by an invitation; the login is remembered. */
  use(ticket: string): void {
    this.ticket = ticket;
    this.remember = true;
  }

  /** Back to the form for another account. */
  startOver(): void {
    this.ticket = null;
    this.initial = '';
    this.problem = null;
  }
}
