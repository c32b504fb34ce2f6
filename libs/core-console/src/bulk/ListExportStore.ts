import { exportDetail, type ExportedTable } from '@banyan/contracts/organisation';
import { Action, apiOf, type Http } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import { tellWorkBegan } from '../work/WorkStore.ts';

/** A list as a file: asked for, written by the server, then to download. */
export class ListExportStore {
  /** The last export; null for none. */
  file: ExportedTable | null = null;
  readonly asking: Action<() => Promise<ExportedTable>, ExportedTable>;
  private readonly detail: (id: number) => Promise<ExportedTable>;

  constructor(detail: (id: number) => Promise<ExportedTable>) {
    this.detail = detail;
    this.asking = new Action((work) => work(), { done: (file) => this.take(file) });
    makeAutoObservable<this, 'detail'>(this, { detail: false, asking: false, file: observableRef });
  }

  /** Whether the server still writes it. */
  get isWaiting(): boolean {
    return this.file?.state === 'waiting';
  }

  /** Begins it by the list's own call. Rejects when that was refused or lost. */
  async begin(ask: () => Promise<ExportedTable>): Promise<void> {
    if (!(await this.asking.run(ask))) throw this.asking.failureOf();
    tellWorkBegan();
  }

  /** Looks whether it is there. */
  async look(): Promise<void> {
    const { file } = this;
    if (file !== null) await this.asking.run(() => this.detail(file.id));
  }

  dismiss(): void {
    this.file = null;
  }

  private take(file: ExportedTable): void {
    this.file = file;
  }
}

/** The export of a list, for its store. */
export const makeListExport = (http: Http) => {
  const { detail } = apiOf(http, { detail: exportDetail });
  return new ListExportStore((id) => detail({ id }));
};
