import { ErrorCode } from '@banyan/contracts';
import { backUrlOf, roleOf, type login, type updateInitialPassword } from '@banyan/contracts/account';
import type { CallInput, CallOutput, Language } from '@banyan/contracts';
import type { Enterprise, Role, UserInfo } from '@banyan/contracts/account';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { StatusOutcome } from './access.ts';
import { cookieDomain } from './cookie-domain.ts';
import type { Credentials } from './cookies.ts';
import { opensNewTab } from './host.ts';
import { LanguageChoice } from './LanguageChoice.ts';
import { decideLanguage, languagesOnOffer, messageSetOf, offersSwitch, type ShownLanguage } from './language.ts';
import type { MessageSet } from './messages.ts';
import { idle, loading, type RequestState } from './request.ts';
import { OtherPersonError, refusalOf } from './refusal.ts';
import type { Identity, SessionDeps } from './session-deps.ts';
import type { SessionView } from './session-view.ts';

type Entered = Pick<CallOutput<typeof login>, 'userinfo' | 'language'>;

/** Who is here, in which enterprise and language. It holds errors; screens word them. */
export class SessionStore implements SessionView {
  /** `loaded` once the enterprise status was fetched, and for good. */
  state: 'init' | 'loaded' = 'init';
  /** Null until loaded. */
  enterprise: Enterprise | null = null;
  /** Null for a visitor. */
  user: UserInfo | null = null;
  /** How the fetch of the status ended; null while it runs. */
  outcome: StatusOutcome | null = null;
  loginRequest: RequestState = idle;
  logoutRequest: RequestState = idle;
  /** The login-required dialog is open. */
  loginTips = false;
  /** A login on another device has ended the session, and the page has not been left since. */
  elsewhere = false;

  private credentials: Credentials | null;
  /** Token of the cookie as this page left it; where a browser keeps none, the session lives in this page alone. */
  private left: string | null;
  private readonly choice: LanguageChoice;
  private domain: string | null = null;
  private loadingStatus: Promise<StatusOutcome> | null = null;
  private readonly deps: SessionDeps;

  constructor(deps: SessionDeps) {
    this.deps = deps;
    this.credentials = deps.cookies.read();
    this.left = this.credentials?.token ?? null;
    this.choice = new LanguageChoice(deps);
    makeAutoObservable<this, 'deps' | 'left' | 'loadingStatus' | 'choice'>(this, {
      deps: false,
      left: false,
      loadingStatus: false,
      choice: false,
      enterprise: observableRef,
      user: observableRef,
      outcome: observableRef,
      identity: false,
      cookieDomain: false,
    });
  }

  get eid(): number {
    return this.enterprise?.eid ?? this.deps.eid ?? 0;
  }

  /** Both parts of the cookie, and the server still knows them. */
  get loggedIn(): boolean {
    return this.credentials !== null && this.user !== null;
  }

  get mayLookAround(): boolean {
    return this.loggedIn || this.enterprise?.puborg === 0;
  }

  get userId(): string | null {
    return this.loggedIn ? (this.user?.userid ?? null) : null;
  }

  get role(): Role {
    return roleOf(this.loggedIn ? this.user : null);
  }

  get language(): ShownLanguage {
    if (this.enterprise === null) return this.guessedLanguage;
    return decideLanguage(this.enterprise, this.choice.chosen, this.deps.browser);
  }

  /** For what must be said before the enterprise is known. */
  private get guessedLanguage(): ShownLanguage {
    const { chosen } = this.choice;
    return chosen !== null && chosen !== 'auto' ? chosen : (this.deps.browser[0] ?? 'zh_cn');
  }

  get messageSet(): MessageSet {
    return messageSetOf(this.language);
  }

  get switchOffered(): boolean {
    return this.enterprise !== null && offersSwitch(this.enterprise);
  }

  get languageRequest(): RequestState {
    return this.choice.request;
  }

  /** What the reader can choose; empty without a choice. */
  get languagesOnOffer(): readonly Language[] {
    return this.enterprise === null ? [] : languagesOnOffer(this.enterprise);
  }

  get timeZone(): string {
    return this.enterprise?.timeZone ?? 'Asia/Shanghai';
  }

  get opensNewTab(): boolean {
    return opensNewTab(this.deps.host, this.enterprise?.platformFlag ?? '');
  }

  get chatTool(): boolean {
    return this.deps.host.chatTool;
  }

  /** The program around the page can hold the back office. */
  get backOffice(): boolean {
    return this.deps.host.backOffice;
  }

  /** Colours to paint with; those of the learner's own portal win. */
  get themeColors(): { readonly themeColor: string; readonly hoverColor: string } {
    const own = this.enterprise?.userPortal ?? null;
    return {
      themeColor: own?.themeColor || (this.enterprise?.theme_color ?? ''),
      hoverColor: own?.hoverColor || (this.enterprise?.hover_color ?? ''),
    };
  }

  /** Domain the session cookie is kept under, null for this host alone. */
  cookieDomain(): string | null {
    return this.domain;
  }

  /** Which enterprise an address belongs to the page may have said; otherwise the first answer does. */
  private get enterpriseKnown(): boolean {
    return this.enterprise !== null || this.deps.eid !== null;
  }

  /** Who asks, for the transport; read at each call. Before the enterprise is known everybody is a visitor of none. */
  identity(): Identity {
    const who = this.enterpriseKnown ? this.credentials : null;
    return {
      eid: String(this.eid),
      token: who?.token ?? '',
      userid: who?.userid ?? '',
      language: this.enterprise === null ? 'auto' : this.language,
      userPortalID: this.enterprise?.userPortal?.portalID ?? '',
      userNikkatsu: String(this.deps.cookies.visits()),
    };
  }

  /** Fetches the enterprise status, once however often it is asked. It never rejects. */
  load(address: string): Promise<StatusOutcome> {
    this.loadingStatus ??= this.fetchStatus(address);
    return this.loadingStatus;
  }

  /** Fetches the status anew, after something changed who is here; a failure leaves what is known. */
  async refresh(address: string): Promise<void> {
    await this.fetchStatus(address);
  }

  /** Fetches the person anew, for points and portrait; a failure leaves what is known. */
  async refreshUser(): Promise<void> {
    if (!this.loggedIn) return;
    try {
      const user = await this.deps.api.userInfo();
      runInAction(() => {
        if (this.credentials?.userid === user.userid) this.user = user;
      });
    } catch {
      // What is shown stays; the next page asks again.
    }
  }

  /**
   * True when it worked; otherwise the reason is in `loginRequest`. A second call while one runs does nothing.
   * `only`: the one person it lets in, see `enter`.
   */
  async login(input: CallInput<typeof login>, only?: string): Promise<boolean> {
    return this.enter(() => this.deps.api.login(input), input.remember === 'Y', only);
  }

  /** Sets the password demanded at first login and comes in with it; else as `login`. */
  async replaceInitialPassword(
    input: CallInput<typeof updateInitialPassword>,
    remember: boolean,
    only?: string,
  ): Promise<boolean> {
    return this.enter(() => this.deps.api.replaceInitialPassword(input), remember, only);
  }

  /** True when the session is over; otherwise the reason is in `logoutRequest` and nothing changed. */
  async logout(): Promise<boolean> {
    if (this.logoutRequest.state === 'loading') return false;
    this.logoutRequest = loading;
    try {
      await this.deps.api.logout();
    } catch (error) {
      // A session the server no longer has is over all the same.
      if (refusalOf(error)?.code !== ErrorCode.unauthenticated) {
        runInAction(() => {
          this.logoutRequest = { state: 'failed', error };
        });
        return false;
      }
    }
    runInAction(() => {
      this.forget();
      this.logoutRequest = idle;
    });
    return true;
  }

  /** The server has ended the session: whoever was here is a visitor now. */
  forget(): void {
    const kept = this.deps.cookies.read();
    // Another tab may have logged in meanwhile; its cookie is not this session's.
    if (kept === null || kept.token === this.credentials?.token) this.deps.cookies.remove(this.domain);
    this.left = this.deps.cookies.read()?.token ?? null;
    this.credentials = null;
    this.user = null;
  }

  /**
   * Looks whether another tab has logged in or out since. The same person's new login is this page's too; true where what
   * is shown belongs to somebody who is not here any more.
   */
  isOutdated(): boolean {
    const kept = this.deps.cookies.read();
    if ((kept?.token ?? null) === this.left) return false;
    if (kept === null || kept.userid !== this.credentials?.userid) return true;
    this.left = kept.token;
    this.credentials = kept;
    return false;
  }

  /** A login on another device has ended the session, where the enterprise allows one at a time. */
  endElsewhere(): void {
    if (!this.loggedIn) return;
    this.forget();
    this.elsewhere = true;
  }

  closeElsewhere(): void {
    this.elsewhere = false;
  }

  /**
   * Shows the interface in another language and remembers it, here and, for someone logged in, on the server.
   * False when the server could not keep it; it holds in this browser all the same.
   */
  async switchLanguage(choice: Language): Promise<boolean> {
    if (!this.languagesOnOffer.includes(choice)) return false;
    this.choice.keep(choice);
    return this.loggedIn ? this.choice.save(choice) : true;
  }

  requireLogin(): boolean {
    if (this.loggedIn) return true;
    this.loginTips = true;
    return false;
  }

  closeLoginTips(): void {
    this.loginTips = false;
  }

  private async fetchStatus(address: string): Promise<StatusOutcome> {
    const asked = this.credentials;
    const ask = () =>
      this.deps.api.status({ backurl: backUrlOf(address), loginLanguage: this.identity().language, from: '' });
    try {
      const known = this.enterpriseKnown;
      let answer = await ask();
      if (!known && asked !== null) {
        runInAction(() => {
          this.enterprise = answer.data;
        });
        answer = await ask();
      }
      const domain = await cookieDomain(answer.data, this.deps.hostname);
      return runInAction(() => {
        this.domain = domain;
        this.enterprise = answer.data;
        // Someone who logged in or out meanwhile is not put back to what this answer knew.
        if (this.credentials === asked) this.settle(answer.userinfo);
        this.state = 'loaded';
        this.outcome = { kind: 'loaded', enterprise: answer.data };
        return this.outcome;
      });
    } catch (error) {
      const refusal = refusalOf(error);
      return runInAction(() => {
        const outcome: StatusOutcome = refusal
          ? { kind: 'refused', code: refusal.code, message: refusal.msg }
          : { kind: 'failed', reloaded: this.deps.reloaded };
        // A later refresh that fails does not undo what was loaded.
        if (this.state === 'init') this.outcome = outcome;
        return outcome;
      });
    }
  }

  /** Ends a session on the server that was opened for nothing; it was never this page's. */
  private async sendOut({ token, userid }: UserInfo): Promise<void> {
    const before = this.credentials;
    runInAction(() => (this.credentials = { token, userid }));
    try {
      await this.deps.api.logout();
    } catch {
      // It ends by itself.
    }
    runInAction(() => (this.credentials = before));
  }

  private settle(user: UserInfo | null): void {
    if (user !== null) this.user = user;
    else if (this.credentials !== null) this.forget();
    else this.user = null;
  }

  /**
   * Comes in by another way than a password: `ask` proves who it is. As `login` otherwise. Somebody else than the
   * user `only` is sent out again, with an `OtherPersonError`: what is on the page is another person's.
   */
  async enter(ask: () => Promise<Entered>, remember: boolean, only?: string): Promise<boolean> {
    if (this.loginRequest.state === 'loading') return false;
    this.loginRequest = loading;
    try {
      const { userinfo, language } = await ask();
      if (only !== undefined && userinfo.userid !== only) {
        await this.sendOut(userinfo);
        throw new OtherPersonError();
      }
      runInAction(() => {
        this.credentials = { userid: userinfo.userid, token: userinfo.token };
        this.deps.cookies.write(this.credentials, { remember, domain: this.domain });
        this.left = this.deps.cookies.read()?.token ?? null;
        this.user = userinfo;
        this.choice.adopt(language);
        this.loginTips = false;
        this.elsewhere = false;
      });
      // The status was a visitor's; whether this person has joined stands in their own.
      if (this.enterprise?.is_jion === 'N') await this.fetchStatus('');
      runInAction(() => {
        this.loginRequest = idle;
      });
      return true;
    } catch (error) {
      runInAction(() => {
        this.loginRequest = { state: 'failed', error };
      });
      return false;
    }
  }
}
