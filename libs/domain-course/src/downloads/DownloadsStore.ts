import type { DownloadRecord } from '@banyan/contracts/course';
import { Action, apiOf, PagedList } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { downloadCalls, type DownloadApi } from '../api/downloadCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';
import { allPages } from '../shared/allPages.ts';

/** The learner's downloads. */
export class DownloadsStore {
  readonly list: PagedList<DownloadRecord>;
  /** Renews an expired or failed download. */
  readonly renew: Action<number, DownloadRecord>;
  readonly #api: DownloadApi;

  constructor(api: DownloadApi) {
    this.#api = api;
    this.list = new PagedList((_, cursor, options) => api.list({ cursor }, options), { id: ({ id }) => id });
    this.renew = new Action((download, options) => api.renew({ download }, options), {
      of: (id) => id,
      done: (record) => this.list.replace(record),
    });
    makeAutoObservable(this, { list: false, renew: false });
  }

  /** All downloads, e.g. for an export. */
  all(): Promise<DownloadRecord[]> {
    return allPages((cursor) => this.#api.list({ cursor }));
  }

  /** An archive is being made. */
  get waiting(): boolean {
    return this.list.rows.some(({ state }) => state === 'waiting');
  }

  show(): void {
    void this.list.show();
  }

  /** Polls the archives; failures are retried at the next turn. */
  async poll(): Promise<void> {
    const waiting = this.list.rows.filter(({ state }) => state === 'waiting');
    await Promise.allSettled(waiting.map(async ({ id }) => this.list.replace(await this.#api.poll({ download: id }))));
  }

  leave(): void {
    this.list.leave();
  }
}

export const makeDownloadsStore = ({ http }: CourseEnvironment) => new DownloadsStore(apiOf(http, downloadCalls));
