import type { CallInput, CallOutput } from '@banyan/contracts';
import {
  auditSubjects,
  type AuditEntry,
  type auditLog,
  type ExportedTable,
  type ExportFormat,
  type ManagedDepartment,
  type ManagedPerson,
} from '@banyan/contracts/organisation';
import { AccessStore, makeListExport, TableStore, type ListExportStore, type TableQuery } from '@banyan/core-console';
import { apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { noQuery, peopleQuery } from '../shared/peopleQuery.ts';
import { auditCalls, type AuditApi } from '../../api/organisationCalls.ts';
import type { OrganisationEnvironment } from '../../organisation.environment.ts';

type AuditPage = CallOutput<typeof auditLog>;

/** The call's input for a query of the table; unknown values are left out. */
export function auditFilters({ filters, q }: TableQuery): Omit<CallInput<typeof auditLog>, 'cursor' | 'size'> {
  const [subject = ''] = filters['subject'] ?? [];
  const [who = ''] = filters['who'] ?? [];
  const [act = ''] = filters['act'] ?? [];
  const [from = '', to = ''] = filters['days'] ?? [];
  const day = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');
  return {
    q: q.slice(0, 60),
    subject: auditSubjects.find((one) => one === subject) ?? '',
    act: act.slice(0, 60),
    from: day(from),
    to: day(to),
    who: /^[1-9]\d{0,8}$/.test(who) ? Number(who) : 0,
  };
}

const none: readonly ManagedDepartment[] = [];

/** The audit log as a table. */
export class AuditStore {
  readonly table: TableStore<AuditEntry, AuditPage>;
  /** Their names, for changes that name a department by its id. */
  readonly departments: Request<readonly ManagedDepartment[]>;

  private readonly access: AccessStore;
  private readonly api: AuditApi;

  readonly leaving: ListExportStore;
  /** People found for the filter by who acted. */
  readonly found: Request<readonly ManagedPerson[], string>;

  constructor(api: AuditApi, leaving: ListExportStore) {
    this.api = api;
    this.leaving = leaving;
    this.access = new AccessStore(api);
    this.table = new TableStore<AuditEntry, AuditPage>({
      load: (query, cursor, options) => api.log({ ...auditFilters(query), size: 60, cursor }, options),
      id: ({ id }) => id,
      columns: ['at', 'who', 'act', 'subject', 'fields', 'source', 'ip'],
      hidden: ['source', 'ip'],
      sort: '-at',
      filters: ['subject', 'act', 'who', 'days'],
    });
    this.departments = new Request(async (_, options) => (await api.departments({}, options)).departments);
    this.found = new Request(
      async (q, options) => (await api.people({ ...peopleQuery(noQuery), q, size: 20 }, options)).items,
    );
    makeAutoObservable<this, 'access' | 'api'>(this, {
      ...{ table: false, departments: false, leaving: false, found: false, access: false, api: false },
    });
  }

  /** The departments; none while they are not known. */
  get places(): readonly ManagedDepartment[] {
    return this.departments.value ?? none;
  }

  /** People who acted, as far as the loaded entries name them. */
  get actors(): readonly { readonly id: number; readonly name: string }[] {
    const people = this.table.list.rows.flatMap(({ who }) => (who === null ? [] : [[who.id, who] as const]));
    return [...new Map(people).values()];
  }

  async show(): Promise<void> {
    await Promise.all([this.departments.show(), this.access.rights.show()]);
  }

  /** Whether the viewer may take the log away as a file. */
  get mayExport(): boolean {
    return this.access.may('audit.export');
  }

  /** Begins to write the entries that the filters find into a file. */
  exportAs(format: ExportFormat): Promise<ExportedTable> {
    return this.api.export({ format, ...auditFilters(this.table.query) });
  }

  leave(): void {
    this.departments.leave();
    this.found.leave();
    this.access.rights.leave();
  }
}

export const makeAuditStore = ({ http }: OrganisationEnvironment) =>
  new AuditStore(apiOf(http, auditCalls), makeListExport(http));
