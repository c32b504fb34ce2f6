import { fieldOfColumn, type ExportedTable, type PeopleColumn } from '@banyan/contracts/organisation';
import type { TableQuery } from '@banyan/core-console';
import { Action } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import type { PeopleApi } from '../../api/organisationCalls.ts';
import { peopleQuery } from './peopleQuery.ts';

/** Columns of the file by those of the table; what a table does not show of a person is not in it. */
const columnsOf: Readonly<Record<string, readonly PeopleColumn[]>> = {
  name: ['name', 'name_en'],
  account: ['account'],
  department: ['department'],
  post: ['post'],
  type: ['role'],
  state: ['locked'],
};

/** The list of people as a file: asked for, written by the server, then to download. */
export class PeopleExportStore {
  /** The last export; null for none. */
  file: ExportedTable | null = null;
  readonly asking: Action<() => Promise<ExportedTable>, ExportedTable>;
  private readonly api: Pick<PeopleApi, 'exportPeople' | 'exportDetail'>;
  private readonly queryOf: typeof peopleQuery;

  /** `queryOf` makes the call's input of a query. */
  constructor(api: Pick<PeopleApi, 'exportPeople' | 'exportDetail'>, queryOf = peopleQuery) {
    this.queryOf = queryOf;
    this.api = api;
    this.asking = new Action((work) => work(), { done: (file) => this.take(file) });
    makeAutoObservable<this, 'api' | 'queryOf'>(this, {
      api: false,
      queryOf: false,
      asking: false,
      file: observableRef,
    });
  }

  /** Whether the server still writes it. */
  get isWaiting(): boolean {
    return this.file?.state === 'waiting';
  }

  /** Begins it, with the filters and the columns of the table. Rejects when that was refused or lost. */
  async begin(format: 'csv' | 'xlsx', query: TableQuery, shown: readonly string[]): Promise<void> {
    const { department, fields, q, state, type } = this.queryOf(query);
    const columns = shown.flatMap((column): readonly string[] => {
      const usual = columnsOf[column] ?? [];
      return fieldOfColumn(column) === null ? usual : [column];
    });
    const input = { format, columns, department, q, state, type, ...(fields === undefined ? {} : { fields }) };
    if (!(await this.asking.run(() => this.api.exportPeople(input)))) throw this.asking.failureOf();
  }

  /** Looks whether it is there. */
  async look(): Promise<void> {
    const { file } = this;
    if (file !== null) await this.asking.run(() => this.api.exportDetail({ id: file.id }));
  }

  dismiss(): void {
    this.file = null;
  }

  private take(file: ExportedTable): void {
    this.file = file;
  }
}
