import { ErrorCode } from '@banyan/contracts';
import { macSsoLogin, otherPerson, pcSsoLogin, transferLogin, type GatewayType } from '@banyan/contracts/account';
import type { HttpClient } from '@banyan/core-http';
import { brokenFields, refusalCode, refusalData } from '@banyan/core-screen';
import type { SessionStore } from '@banyan/core-session';
import { makeAutoObservable, runInAction } from 'mobx';
import type { HandoverProblem } from './handoverProblem.ts';

/** A login handed over by another system. */
export interface Handed {
  readonly way: 'transfer' | 'mac' | 'pc';
  readonly code: string;
  readonly type: GatewayType;
}

const problems = new Map<number, HandoverProblem>([
  [ErrorCode.initialPassword, 'initialPassword'],
  [ErrorCode.accountLocked, 'accountLocked'],
  [ErrorCode.adminsOnly, 'adminsOnly'],
  [ErrorCode.enterpriseClosed, 'closed'],
]);

function problemOf(error: unknown): HandoverProblem {
  const [[, rule] = []] = brokenFields(error, ['code']);
  if (rule === 'used' || rule === 'expired') return rule;
  return rule === undefined ? (problems.get(refusalCode(error) ?? 0) ?? 'other') : 'unknown';
}

/** A login handed over by a code: the code works once, so it is tried once. */
export class HandoverStore {
  problem: HandoverProblem | null = null;
  failure: unknown = undefined;
  /** A login for another person than the current one: a link replaces nobody without asking. */
  other: { readonly name: string; readonly handed: Handed } | null = null;
  private tried = '';
  private readonly http: Pick<HttpClient, 'call'>;
  private readonly session: Pick<SessionStore, 'enter'>;

  constructor(http: Pick<HttpClient, 'call'>, session: Pick<SessionStore, 'enter'>) {
    this.http = http;
    this.session = session;
    makeAutoObservable<this, 'http' | 'session' | 'tried'>(this, { http: false, session: false, tried: false });
  }

  /** True when somebody is logged in now. A second call with the same code does nothing. */
  async enter(handed: Handed): Promise<boolean> {
    const { code, type } = handed;
    if (this.tried === `${type} ${code}`) return false;
    this.tried = `${type} ${code}`;
    this.problem = code === '' ? 'unknown' : null;
    this.failure = undefined;
    if (code === '') return false;
    return this.comeIn(handed, 'N');
  }

  /** Logs in the code's person in place of the current one. */
  async replace(): Promise<boolean> {
    return this.other === null ? false : this.comeIn(this.other.handed, 'Y');
  }

  private async comeIn(handed: Handed, replace: 'Y' | 'N'): Promise<boolean> {
    try {
      const entered = await this.ask(handed, replace);
      return await this.session.enter(() => Promise.resolve(entered), entered.remember === 'Y');
    } catch (error) {
      const other = refusalData(error, ErrorCode.otherPersonHere, otherPerson);
      runInAction(() => {
        this.other = other === null ? null : { name: other.name, handed: { ...handed, code: other.code } };
        this.problem = other === null ? problemOf(error) : null;
        this.failure = other === null ? error : undefined;
      });
      return false;
    }
  }

  /** Tries the same again, for a request that may not have reached the server. */
  async retry(handed: Handed): Promise<boolean> {
    this.tried = '';
    return this.enter(handed);
  }

  private ask({ code, type, way }: Handed, replace: 'Y' | 'N') {
    if (way === 'transfer') return this.http.call(transferLogin, { code, replace });
    return this.http.call(way === 'mac' ? macSsoLogin : pcSsoLogin, { code, type, replace });
  }
}
