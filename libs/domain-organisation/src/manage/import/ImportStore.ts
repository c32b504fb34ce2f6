import type { CallInput } from '@banyan/contracts';
import type { ImportDetail, ImportedRow, ListedImport, mapImport, mendImport } from '@banyan/contracts/organisation';
import { tellWorkBegan, TableStore, type TablePage } from '@banyan/core-console';
import type { Uploader } from '@banyan/core-http';
import { Action, apiOf, Request, saveText } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { importCalls, type ImportApi } from '../../api/organisationCalls.ts';
import type { OrganisationEnvironment } from '../../organisation.environment.ts';

type Outcome = '' | ImportedRow['outcome'];
export type RowsTable = TableStore<ImportedRow, TablePage<ImportedRow>>;

const busy: ReadonlySet<ImportDetail['state']> = new Set(['reading', 'running', 'takingBack']);

/** An import: its file, its rows to check and mend, and what came of it. Without an id the file is still to come. */
export class ImportStore {
  readonly id: number;
  readonly earlier: Request<readonly ListedImport[]>;
  readonly opening: Request<ImportDetail>;
  /** The import as the server last told it. */
  detail: ImportDetail | null = null;
  /** Rows of the import; null while it has none. */
  table: RowsTable | null = null;
  /** Share of the file that was sent; null while no file is. */
  sent: number | null = null;
  /** Why the file was not taken; undefined without a failure. */
  failure: unknown = undefined;
  readonly changing: Action<() => Promise<ImportDetail>, ImportDetail>;
  readonly saving: Action<() => Promise<{ readonly name: string; readonly content: string }>, void>;
  private readonly api: ImportApi;
  private readonly uploader: Uploader | undefined;

  constructor(id: number, api: ImportApi, uploader: Uploader | undefined) {
    this.id = id;
    this.api = api;
    this.uploader = uploader;
    this.earlier = new Request(async (_, options) => (await api.list({ kind: 'people' }, options)).items);
    this.opening = new Request(async (_, options) => {
      const detail = await api.detail({ id }, options);
      runInAction(() => this.take(detail));
      return detail;
    });
    this.changing = new Action((work) => work(), { done: (detail) => this.take(detail) });
    this.saving = new Action(async (work) => {
      const { content, name } = await work();
      saveText(name, content, 'text/csv');
    });
    makeAutoObservable<this, 'api' | 'uploader'>(this, {
      id: false,
      api: false,
      uploader: false,
      earlier: false,
      opening: false,
      changing: false,
      saving: false,
      detail: observableRef,
      table: observableRef,
      failure: observableRef,
    });
  }

  async show(): Promise<void> {
    await (this.id === 0 ? this.earlier.show() : this.opening.show());
  }

  leave(): void {
    this.earlier.leave();
    this.opening.leave();
    this.table?.leave();
  }

  /** Whether the server works on it, so that it is asked again. */
  get isBusy(): boolean {
    return this.detail !== null && busy.has(this.detail.state);
  }

  /** Number of rows that would be written. */
  get toWrite(): number {
    const counts = this.detail?.counts;
    return counts === undefined ? 0 : counts.new + counts.changed + counts.moved + counts.leaving;
  }

  refresh(): Promise<unknown> {
    return this.id === 0 ? this.earlier.refresh() : this.opening.refresh();
  }

  /** Sends a file and begins to import it; answers its id, or null when that failed. */
  async bring(file: File): Promise<number | null> {
    if (this.sent !== null || this.uploader === undefined) return null;
    this.sent = 0;
    this.failure = undefined;
    try {
      const onProgress = (sent: number) => runInAction(() => (this.sent = sent / Math.max(1, file.size)));
      const { id: upload } = await this.uploader.upload(file, { kind: 'importTable', onProgress });
      return (await this.api.begin({ kind: 'people', upload })).id;
    } catch (error) {
      runInAction(() => (this.failure = error));
      return null;
    } finally {
      runInAction(() => (this.sent = null));
    }
  }

  /** Says what a column of the file is; the one that was it before is left out. */
  mapColumn(place: number, column: string | null): Promise<boolean> {
    const mapping = (this.detail?.mapping ?? []).map((one, at) => {
      if (at === place) return column;
      return one === column ? null : one;
    });
    return this.map({ mapping });
  }

  setLeave(leave: boolean): Promise<boolean> {
    return this.map({ leave: leave ? 'Y' : 'N' });
  }

  /** Makes a department, or makes it no more. */
  makeDepartment(name: string, on: boolean): Promise<boolean> {
    const others = (this.detail?.make ?? []).filter((one) => one !== name);
    return this.map({ make: on ? [...others, name] : others });
  }

  /** Makes an option of a choice, or makes it no more. */
  makeOption(column: string, name: string, on: boolean): Promise<boolean> {
    const others = (this.detail?.options ?? []).filter((one) => one.column !== column || one.name !== name);
    return this.map({ options: on ? [...others, { column, name }] : others });
  }

  mend(cell: Omit<CallInput<typeof mendImport>, 'id'>): Promise<boolean> {
    return this.changing.run(() => this.api.mend({ ...cell, id: this.id }));
  }

  /** Writes what has no faults. Rejects when that was refused or lost. */
  run(): Promise<void> {
    const rows = this.toWrite;
    return this.change(() => this.api.run({ id: this.id, rows }));
  }

  /** Rejects when that was refused or lost. */
  takeBack(): Promise<void> {
    return this.change(() => this.api.takeBack({ id: this.id }));
  }

  saveRest(): Promise<boolean> {
    return this.saving.run(() => this.api.rest({ id: this.id }));
  }

  savePasswords(): Promise<boolean> {
    return this.saving.run(() => this.api.passwords({ id: this.id }));
  }

  private async change(work: () => Promise<ImportDetail>): Promise<void> {
    if (!(await this.changing.run(work))) throw this.changing.failureOf();
  }

  private map(part: Partial<Omit<CallInput<typeof mapImport>, 'id'>>): Promise<boolean> {
    const { leave = false, make = [], mapping = [], options = [] } = this.detail ?? {};
    const input = { id: this.id, mapping, make, options, leave: leave ? ('Y' as const) : ('N' as const), ...part };
    return this.changing.run(() => this.api.map(input));
  }

  private take(detail: ImportDetail): void {
    const before = this.detail;
    if (busy.has(detail.state) && before?.state !== detail.state) tellWorkBegan();
    this.detail = detail;
    if (detail.head.length === 0) return;
    if (this.table === null) this.table = this.makeTable(detail);
    // Faults stand first in the eye of who mends.
    else if (before !== null && !this.isBusy) void this.table.list.renew();
  }

  private makeTable({ head }: ImportDetail): RowsTable {
    return new TableStore<ImportedRow, TablePage<ImportedRow>>({
      load: ({ filters }, cursor, options) =>
        this.api.rows({ id: this.id, outcome: (filters['outcome']?.[0] ?? '') as Outcome, cursor, size: 60 }, options),
      id: ({ line }) => line,
      columns: ['line', 'outcome', ...head.map((_, place) => `c${place}`)],
      sort: 'line',
      filters: ['outcome'],
    });
  }
}

export const makeImportStore = ({ http, uploader }: OrganisationEnvironment, id: number) =>
  new ImportStore(id, apiOf(http, importCalls), uploader);
