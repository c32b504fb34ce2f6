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
import {
  choiceOnOffer,
  decideLanguage,
  languagesOnOffer,
  messageSetOf,
  offersSwitch,
  type ShownLanguage,
} from './language.ts';
import type { MessageSet } from './messages.ts';
import { idle, loading, type RequestState } from './request.ts';
import { OtherPersonError, refusalOf } from './refusal.ts';
import type { Identity, SessionDeps } from './session-deps.ts';
import type { SessionView } from './session-view.ts';

type Entered = Pick<CallOutput<typeof login>, 'userinfo' | 'language'>;

/** The current person, enterprise and language. It stores errors; screens word them. */
export class SessionStore implements SessionView {
  /** `loaded` once the enterprise status was fetched; it stays so. */
  state: 'init' | 'loaded' = 'init';
  /** Null until loaded. */
  enterprise: Enterprise | null = null;
  /** Null for a visitor. */
  user: UserInfo | null = null;
  /** Outcome of fetching the status; null while it runs. */
  outcome: StatusOutcome | null = null;
  loginRequest: RequestState = idle;
  logoutRequest: RequestState = idle;
  /** True while the login-required dialog is open. */
  loginTips = false;
  /** True after a login on another device has ended the session, until the page is left. */
  elsewhere = false;

  private credentials: Credentials | null;
  /** Token of the cookie last written by this page; a browser without cookies keeps the session in this page alone. */
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

  /** True when the cookie is complete and the server knows the session. */
  get loggedIn(): boolean {
    return this.credentials !== null && this.user !== null;
  }

  get mayLookAround(): boolean {
    return this.loggedIn || this.enterprise?.puborg === 0;
  }

  get runsPlatform(): boolean {
    return this.loggedIn && this.user?.platform === 'Y';
  }

  get userId(): string | null {
    return this.loggedIn ? (this.user?.userid ?? null) : null;
  }

  get role(): Role {
    return roleOf(this.loggedIn ? this.user : null);
  }

  /** Rights in the console of who is no administrator. */
  get rights(): readonly string[] {
    return (this.loggedIn ? this.user?.rights : undefined) ?? [];
  }

  get language(): ShownLanguage {
    if (this.enterprise === null) return this.guessedLanguage;
    return decideLanguage(this.enterprise, this.choice.chosen, this.deps.browser);
  }

  /** Language of messages before the enterprise is known. */
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

  /** Languages that the reader can choose; empty without a choice. */
  get languagesOnOffer(): readonly Language[] {
    return this.enterprise === null ? [] : languagesOnOffer(this.enterprise);
  }

  /** The entry among them that is in force; `auto` follows the browser. */
  get languageChoice(): Language {
    return this.enterprise === null ? this.language : choiceOnOffer(this.enterprise, this.choice.chosen);
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

  /** True when the host application can show the back office. */
  get backOffice(): boolean {
    return this.deps.host.backOffice;
  }

  /** Theme colours; those of the learner's own portal override the enterprise's. */
  get themeColors(): { readonly themeColor: string; readonly hoverColor: string } {
    const own = this.enterprise?.userPortal ?? null;
    return {
      themeColor: own?.themeColor || (this.enterprise?.theme_color ?? ''),
      hoverColor: own?.hoverColor || (this.enterprise?.hover_color ?? ''),
    };
  }

  /** Domain of the session cookie; null for this host alone. */
  cookieDomain(): string | null {
    return this.domain;
  }

  /** True when the enterprise of the address is known, from the page or from the first answer. */
  private get enterpriseKnown(): boolean {
    return this.enterprise !== null || this.deps.eid !== null;
  }

  /** Identity of calls, read at each call. Before the enterprise is known everybody is a visitor without one. */
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

  /** Fetches the enterprise status once, however often it is called. It never rejects. */
  load(address: string): Promise<StatusOutcome> {
    this.loadingStatus ??= this.fetchStatus(address);
    return this.loadingStatus;
  }

  /** Fetches the status again after a change of the person; on a failure the known one stays. */
  async refresh(address: string): Promise<void> {
    await this.fetchStatus(address);
  }

  /** Fetches the person again, for points and portrait; on a failure the known one stays. */
  async refreshUser(): Promise<void> {
    if (!this.loggedIn) return;
    try {
      const user = await this.deps.api.userInfo();
      runInAction(() => {
        if (this.credentials?.userid === user.userid) this.user = user;
      });
    } catch {
      // The shown values stay; the next page fetches again.
    }
  }

  /**
   * True when it succeeded; otherwise the reason is in `loginRequest`. A second call while one runs does nothing.
   * `only`: the only person admitted, see `enter`.
   */
  async login(input: CallInput<typeof login>, only?: string): Promise<boolean> {
    return this.enter(() => this.deps.api.login(input), input.remember === 'Y', only);
  }

  /** Sets the password demanded at first login and logs in with it; otherwise like `login`. */
  async replaceInitialPassword(
    input: CallInput<typeof updateInitialPassword>,
    remember: boolean,
    only?: string,
  ): Promise<boolean> {
    return this.enter(() => this.deps.api.replaceInitialPassword(input), remember, only);
  }

  /** True when the session has ended; otherwise the reason is in `logoutRequest` and nothing changed. */
  async logout(): Promise<boolean> {
    if (this.logoutRequest.state === 'loading') return false;
    this.logoutRequest = loading;
    try {
      await this.deps.api.logout();
    } catch (error) {
      // A session unknown to the server has ended as well.
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

  /** The server has ended the session: the person becomes a visitor. */
  forget(): void {
    const kept = this.deps.cookies.read();
    // Another tab may have logged in since; its cookie does not belong to this session.
    if (kept === null || kept.token === this.credentials?.token) this.deps.cookies.remove(this.domain);
    this.left = this.deps.cookies.read()?.token ?? null;
    this.credentials = null;
    this.user = null;
  }

  /**
   * Checks whether another tab has logged in or out since. A new login of the same person is adopted; true when the
   * shown content belongs to a person who is no longer logged in.
   */
  isOutdated(): boolean {
    const kept = this.deps.cookies.read();
    if ((kept?.token ?? null) === this.left) return false;
    if (kept === null || kept.userid !== this.credentials?.userid) return true;
    this.left = kept.token;
    this.credentials = kept;
    return false;
  }

  /** Called when a login on another device has ended the session, where the enterprise allows one at a time. */
  endElsewhere(): void {
    if (!this.loggedIn) return;
    this.forget();
    this.elsewhere = true;
  }

  closeElsewhere(): void {
    this.elsewhere = false;
  }

  /**
   * Switches the language of the interface and stores it, here and, for a logged-in person, on the server.
   * False when the server could not store it; it applies in this browser all the same.
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
        // A login or logout in the meantime is not overridden by this older answer.
        if (this.credentials === asked) this.settle(answer.userinfo);
        this.state = 'loaded';
        this.outcome = { kind: 'loaded', enterprise: answer.data };
        return this.outcome;
      });
    } catch (error) {
      const refusal = refusalOf(error);
      return runInAction(() => {
        const outcome: StatusOutcome = refusal
          ? { kind: 'refused', code: refusal.code, message: refusal.msg, data: refusal.data }
          : { kind: 'failed', reloaded: this.deps.reloaded };
        // A later refresh that fails does not discard the loaded status.
        if (this.state === 'init') this.outcome = outcome;
        return outcome;
      });
    }
  }

  /** Ends a session on the server that was opened in vain; it never belonged to this page. */
  private async sendOut({ token, userid }: UserInfo): Promise<void> {
    const before = this.credentials;
    runInAction(() => (this.credentials = { token, userid }));
    try {
      await this.deps.api.logout();
    } catch {
      // The session expires by itself.
    }
    runInAction(() => (this.credentials = before));
  }

  private settle(user: UserInfo | null): void {
    if (user !== null) this.user = user;
    else if (this.credentials !== null) this.forget();
    else this.user = null;
  }

  /**
   * Logs in by another way than a password: `ask` proves the identity. Otherwise like `login`. Any person but the user
   * `only` is logged out again, with an `OtherPersonError`: the content of the page is another person's.
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
      // The status was a visitor's; only the person's own status says whether they have joined.
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
