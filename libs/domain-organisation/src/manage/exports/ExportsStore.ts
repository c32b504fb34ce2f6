import type { CallOutput } from '@banyan/contracts';
import type { ExportedTable, listExports } from '@banyan/contracts/organisation';
import { TableStore } from '@banyan/core-console';
import { apiOf, type Api } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { exportCalls } from '../../api/organisationCalls.ts';
import type { OrganisationEnvironment } from '../../organisation.environment.ts';

type ExportsPage = CallOutput<typeof listExports>;

/** Exports of one's own. */
export class ExportsStore {
  readonly table: TableStore<ExportedTable, ExportsPage>;

  constructor(api: Api<typeof exportCalls>) {
    this.table = new TableStore<ExportedTable, ExportsPage>({
      load: (_, cursor, options) => api.exports({ cursor }, options),
      id: ({ id }) => id,
      columns: ['file', 'list', 'rows', 'state', 'at', 'until'],
      sort: '-at',
    });
    makeAutoObservable(this, { table: false });
  }

  /** Whether a file is still being written. */
  get isWaiting(): boolean {
    return this.table.list.rows.some(({ state }) => state === 'waiting');
  }
}

export const makeExportsStore = ({ http }: OrganisationEnvironment) => new ExportsStore(apiOf(http, exportCalls));
