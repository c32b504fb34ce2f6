import type { CallInput, CallOutput } from '@banyan/contracts';
import { auditSubjects, type AuditEntry, type auditLog, type ManagedDepartment } from '@banyan/contracts/organisation';
import { TableStore, type TableQuery } from '@banyan/core-console';
import { apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { auditCalls, type AuditApi } from '../../api/organisationCalls.ts';
import type { OrganisationEnvironment } from '../../organisation.environment.ts';

type AuditPage = CallOutput<typeof auditLog>;

/** The call's input for a query of the table; unknown values are left out. */
export function auditQuery({ filters, q }: TableQuery): CallInput<typeof auditLog> {
  const [subject = ''] = filters['subject'] ?? [];
  const [who = ''] = filters['who'] ?? [];
  return {
    q: q.slice(0, 60),
    subject: auditSubjects.find((one) => one === subject) ?? '',
    who: /^[1-9]\d{0,8}$/.test(who) ? Number(who) : 0,
    size: 60,
  };
}

const none: readonly ManagedDepartment[] = [];

/** The audit log as a table. */
export class AuditStore {
  readonly table: TableStore<AuditEntry, AuditPage>;
  /** Their names, for changes that name a department by its id. */
  readonly departments: Request<readonly ManagedDepartment[]>;

  constructor(api: AuditApi) {
    this.table = new TableStore<AuditEntry, AuditPage>({
      load: (query, cursor, options) => api.log({ ...auditQuery(query), cursor }, options),
      id: ({ id }) => id,
      columns: ['at', 'who', 'act', 'subject', 'fields', 'ip'],
      hidden: ['ip'],
      sort: '-at',
      filters: ['subject', 'who'],
    });
    this.departments = new Request(async (_, options) => (await api.departments({}, options)).departments);
    makeAutoObservable(this, { table: false, departments: false });
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

  leave(): void {
    this.departments.leave();
  }
}

export const makeAuditStore = ({ http }: OrganisationEnvironment) => new AuditStore(apiOf(http, auditCalls));
