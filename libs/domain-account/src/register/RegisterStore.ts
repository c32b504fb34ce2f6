import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { register, type birthdayTypeList, type departmentTree } from '@banyan/contracts/account';
import type { HttpClient } from '@banyan/core-http';
import { RefusedError } from '@banyan/core-http';
import { apiOf, Request } from '@banyan/core-screen';
import type { SessionStore } from '@banyan/core-session';
import { makeAutoObservable, runInAction } from 'mobx';
import { registerCalls } from '../api/registerCalls.ts';

/** A department with its path. */
export interface DepartmentChoice {
  readonly id: number;
  /** `Store operations / Fresh food`. */
  readonly path: string;
}

/** A registration: its options, and the new account. The form keeps its input. */
export class RegisterStore {
  readonly departments: Request<CallOutput<typeof departmentTree>>;
  readonly birthdays: Request<CallOutput<typeof birthdayTypeList>>;
  /** Rules that the server found broken, by field. */
  refusedFields: Readonly<Record<string, string>> = {};
  failure: unknown = undefined;
  private readonly http: Pick<HttpClient, 'call'>;
  private readonly session: Pick<SessionStore, 'enter' | 'loginRequest'>;

  constructor(http: Pick<HttpClient, 'call'>, session: Pick<SessionStore, 'enter' | 'loginRequest'>) {
    this.http = http;
    this.session = session;
    const api = apiOf(http, registerCalls);
    this.departments = new Request((_, options) => api.departments({}, options));
    this.birthdays = new Request((_, options) => api.birthdays({}, options));
    makeAutoObservable<this, 'http' | 'session'>(this, { http: false, session: false });
  }

  get pending(): boolean {
    return this.session.loginRequest.state === 'loading';
  }

  /** The tree as a list, each department with its path. */
  get choices(): readonly DepartmentChoice[] {
    const paths = new Map<number, string>();
    return (this.departments.value?.departments ?? []).map(({ id, name, parent }) => {
      const above = paths.get(parent);
      const path = above === undefined ? name : `${above} / ${name}`;
      paths.set(id, path);
      return { id, path };
    });
  }

  /** A field has changed: discards the result of the last attempt. */
  dismiss(): void {
    this.refusedFields = {};
    this.failure = undefined;
  }

  /** True when the account exists and its owner is logged in. It never rejects. */
  async register(input: CallInput<typeof register>): Promise<boolean> {
    this.dismiss();
    if (await this.session.enter(() => this.http.call(register, input), true)) return true;
    const { loginRequest } = this.session;
    const error = loginRequest.state === 'failed' ? loginRequest.error : undefined;
    runInAction(() => {
      this.failure = error;
      if (error instanceof RefusedError && error.code === ErrorCode.fieldsRefused) {
        this.refusedFields = (error.data as { readonly fields?: Record<string, string> }).fields ?? {};
      }
    });
    return false;
  }
}
