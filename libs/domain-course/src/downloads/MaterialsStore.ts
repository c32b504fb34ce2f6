import type { CourseFile, DownloadRecord } from '@banyan/contracts/course';
import { Action, apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import { materialCalls, type MaterialApi } from '../api/downloadCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';

/** Files of one course, downloaded singly or as an archive. */
export class MaterialsStore {
  readonly files: Request<readonly CourseFile[]>;
  /** Requests a link to one file, by its id. */
  readonly single: Action<number, DownloadRecord>;
  /** Requests an archive of files, by their ids. */
  readonly compress: Action<number[], DownloadRecord>;
  readonly chosen = observable.set<number>();
  /** The last requested archive; null for none. */
  archive: DownloadRecord | null = null;
  /** Links received, by file id. */
  readonly links = observable.map<number, DownloadRecord>({}, { deep: false });
  readonly #api: MaterialApi;

  constructor(id: number, api: MaterialApi) {
    this.#api = api;
    this.files = new Request(async (_, options) => (await api.files({ id }, options)).items);
    this.single = new Action((file, options) => api.single({ file }, options), {
      of: (file) => file,
      done: (record, file) => this.links.set(file, record),
    });
    this.compress = new Action((files, options) => api.compress({ files }, options), {
      done: (record) => {
        this.chosen.clear();
        this.setArchive(record);
      },
    });
    makeAutoObservable(this, { files: false, single: false, compress: false, archive: observableRef });
  }

  show(): void {
    this.compress.dismiss();
    this.chosen.clear();
    this.links.clear();
    this.archive = null;
    void this.files.load();
  }

  choose(id: number): void {
    if (!this.chosen.delete(id)) this.chosen.add(id);
  }

  chooseAll(): void {
    const files = this.files.value ?? [];
    const all = this.chosen.size === files.length;
    this.chosen.replace(all ? [] : files.map(({ id }) => id));
  }

  /** Polls the archive; failures are retried at the next turn. */
  async poll(): Promise<void> {
    const { archive } = this;
    if (archive?.state !== 'waiting') return;
    try {
      const record = await this.#api.poll({ download: archive.id });
      // Another archive may be requested by now.
      if (this.archive?.id === record.id) this.setArchive(record);
    } catch {
      // The archive is made even if polling fails.
    }
  }

  leave(): void {
    this.files.leave();
  }

  private setArchive(record: DownloadRecord): void {
    this.archive = record;
  }
}

export const makeMaterialsStore = ({ http }: CourseEnvironment, id: number) =>
  new MaterialsStore(id, apiOf(http, materialCalls));
