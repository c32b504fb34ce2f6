import {
  ErrorCode,
  macSsoLogin,
  pcSsoLogin,
  transferLogin,
  type CallOutput,
  type GatewayType,
} from '@banyan/contracts';
import type { HttpClient } from '@banyan/core-http';
import { brokenFields, refusalCode } from '@banyan/core-screen';
import type { SessionStore } from '@banyan/core-session';
import { makeAutoObservable, runInAction } from 'mobx';
import type { HandoverProblem } from './handoverProblem.ts';

/** A login as it was handed over. */
export interface Handed {
  readonly way: 'transfer' | 'mac' | 'pc';
  readonly code: string;
  readonly type: GatewayType;
}

type Entered = CallOutput<typeof transferLogin>;

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

/** A login that is handed over by a code: the code works once, so it is tried once [SE-03]. */
export class HandoverStore {
  problem: HandoverProblem | null = null;
  failure: unknown = undefined;
  /** The login of somebody else than who is logged in here: nobody is replaced by a link unasked. */
  other: Entered | null = null;
  private tried = '';
  private readonly http: Pick<HttpClient, 'call'>;
  private readonly session: Pick<SessionStore, 'enter' | 'userId'>;

  constructor(http: Pick<HttpClient, 'call'>, session: Pick<SessionStore, 'enter' | 'userId'>) {
    this.http = http;
    this.session = session;
    makeAutoObservable<this, 'http' | 'session' | 'tried'>(this, { http: false, session: false, tried: false });
  }

  /** True when somebody is logged in now. A second call with the same code does nothing. */
  async enter(handed: Handed): Promise<boolean> {
    const { code, type, way } = handed;
    if (this.tried === `${type} ${code}`) return false;
    this.tried = `${type} ${code}`;
    this.problem = code === '' ? 'unknown' : null;
    this.failure = undefined;
    if (code === '') return false;
    let entered: Entered;
    try {
      entered = await this.ask({ code, type, way });
    } catch (error) {
      runInAction(() => {
        this.problem = problemOf(error);
        this.failure = error;
      });
      return false;
    }
    const { userId } = this.session;
    if (userId === null || userId === entered.userinfo.userid) return this.comeIn(entered);
    runInAction(() => (this.other = entered));
    return false;
  }

  /** Comes in as whom the code logs in, in the place of who is logged in here. */
  async replace(): Promise<boolean> {
    return this.other === null ? false : this.comeIn(this.other);
  }

  private comeIn(entered: Entered): Promise<boolean> {
    return this.session.enter(() => Promise.resolve(entered), entered.remember === 'Y');
  }

  /** The same once more, where the server may not have heard it. */
  async retry(handed: Handed): Promise<boolean> {
    this.tried = '';
    return this.enter(handed);
  }

  private ask({ code, type, way }: Handed) {
    if (way === 'transfer') return this.http.call(transferLogin, { code });
    return this.http.call(way === 'mac' ? macSsoLogin : pcSsoLogin, { code, type });
  }
}
