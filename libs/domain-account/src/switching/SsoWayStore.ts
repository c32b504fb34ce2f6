import { loginMethods } from '@banyan/contracts/account';
import type { HttpClient } from '@banyan/core-http';
import { makeAutoObservable, runInAction } from 'mobx';

/** Whether a login without a code can go through the enterprise's own provider. */
export class SsoWayStore {
  /** Null while the request is pending; a failed request counts as no. */
  offered: boolean | null = null;
  private readonly http: Pick<HttpClient, 'call'>;

  constructor(http: Pick<HttpClient, 'call'>) {
    this.http = http;
    makeAutoObservable<this, 'http'>(this, { http: false });
  }

  async look(): Promise<void> {
    const offered = await this.http.call(loginMethods, {}).then(
      ({ methods }) => methods.includes('sso'),
      () => false,
    );
    runInAction(() => (this.offered = offered));
  }
}
