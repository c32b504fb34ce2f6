import type { CallInput, CallOutput } from '@banyan/contracts';
import { ErrorCode } from '@banyan/contracts';
import type { decideOutsider, OutsiderRequest, outsiderRequests, RequestRight } from '@banyan/contracts/account';
import type { ExportedTable, ExportFormat, ManagedDepartment } from '@banyan/contracts/organisation';
import { AccessStore, makeListExport, TableStore, type ListExportStore, type TableQuery } from '@banyan/core-console';
import { Action, apiOf, brokenFields, refusalCode, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { requestsCalls, type RequestsApi } from '../../api/organisationCalls.ts';
import type { OrganisationEnvironment } from '../../organisation.environment.ts';

type RequestPage = CallOutput<typeof outsiderRequests>;

/** Acts on requests: let in, refused with a reason, or a visitor who gets a department. */
type RequestAct = 'approve' | 'refuse' | 'join';

/** A request that was left as it is, and why. */
interface LeftRequest {
  readonly name: string;
  readonly why: 'decided' | 'taken' | 'full' | 'beyond';
}

const none: readonly ManagedDepartment[] = [];
const stateOf = ({ filters }: TableQuery) => (filters['state']?.[0] === 'answered' ? 'answered' : 'open');

/** Requests of people from outside, and the visitors that they became. */
export class RequestsStore {
  readonly table: TableStore<OutsiderRequest, RequestPage>;
  readonly departments: Request<readonly ManagedDepartment[]>;
  /** The act that is asked about before it is done; null: none. */
  asked: { readonly act: RequestAct; readonly rows: readonly OutsiderRequest[] } | null = null;
  state: 'asking' | 'running' | 'failed' | 'ended' = 'asking';
  done = 0;
  left: readonly LeftRequest[] = [];
  error: unknown = undefined;
  /** Right of the viewer over requests; known with the first list. */
  right: RequestRight = 'see';
  private readonly access: AccessStore;
  private readonly api: RequestsApi;
  private readonly deciding: Action<CallInput<typeof decideOutsider>>;

  readonly leaving: ListExportStore;

  constructor(api: RequestsApi, leaving: ListExportStore) {
    this.api = api;
    this.leaving = leaving;
    this.table = new TableStore<OutsiderRequest, RequestPage>({
      load: async (query, cursor, options) => {
        const q = query.q.slice(0, 60);
        const page = await api.requests({ state: stateOf(query), q, cursor, size: 60 }, options);
        runInAction(() => (this.right = page.right));
        return page;
      },
      id: ({ id }) => id,
      columns: ['name', 'company', 'phone', 'reason', 'askedAt', 'state'],
      sort: 'askedAt',
      filters: ['state'],
    });
    this.departments = new Request(async (_, options) => (await api.departments({}, options)).departments);
    this.access = new AccessStore(api);
    this.deciding = new Action((input, options) => api.decide(input, options));
    makeAutoObservable<this, 'access' | 'api' | 'deciding'>(this, {
      ...{ table: false, departments: false, leaving: false, access: false, api: false, deciding: false },
      asked: observableRef,
      left: observableRef,
      error: observableRef,
    });
  }

  /** Whether answered requests are shown. */
  get answered(): boolean {
    return stateOf(this.table.query) === 'answered';
  }

  get mayEdit(): boolean {
    return this.right === 'decide';
  }

  /** Whether the viewer may take the requests out as a file. */
  get mayExport(): boolean {
    return this.access.mayEverywhere('people.export');
  }

  /** Begins to write all requests into a file. */
  exportAs(format: ExportFormat): Promise<ExportedTable> {
    return this.api.export({ format });
  }

  get places(): readonly ManagedDepartment[] {
    return this.departments.value ?? none;
  }

  async show(): Promise<void> {
    await Promise.all([this.departments.show(), this.access.rights.show()]);
  }

  leave(): void {
    this.departments.leave();
    this.access.rights.leave();
  }

  showView(id: string): void {
    this.table.showView(id, { filters: id === '' ? {} : { state: [id] } });
  }

  /** Opens the question about the chosen rows. */
  ask(act: RequestAct): void {
    const chosen = this.table.chosen;
    const ids = new Set(chosen.kind === 'rows' ? chosen.ids.map(String) : []);
    const rows = this.table.list.rows.filter(({ id }) => chosen.kind !== 'rows' || ids.has(String(id)));
    const fitting = rows.filter((row) => act !== 'join' || (row.state === 'approved' && !row.member));
    this.close();
    this.asked = { act, rows: fitting };
  }

  /** Closes the question or the outcome. */
  close(): void {
    if (this.state === 'running') return;
    this.asked = null;
    this.state = 'asking';
    this.done = 0;
    this.left = [];
    this.error = undefined;
  }

  /** Does it, one after the other; a failure in between stops, and what is done stays done. */
  async run({
    answer = '',
    department = 0,
  }: {
    readonly answer?: string;
    readonly department?: number;
  }): Promise<void> {
    const { asked } = this;
    if (asked === null || this.state === 'running') return;
    this.state = 'running';
    this.error = undefined;
    try {
      if (asked.act === 'join') await this.join(asked.rows, department);
      else for (const row of asked.rows.slice(this.done + this.left.length)) await this.decide(row, asked.act, answer);
      runInAction(() => (this.state = 'ended'));
    } catch (error) {
      runInAction(() => {
        this.state = 'failed';
        this.error = error;
      });
    }
    await this.table.list.renew();
  }

  private async decide({ id, name }: OutsiderRequest, act: RequestAct, answer: string): Promise<void> {
    if (
      await this.deciding.run({ id, approve: act === 'approve' ? 'Y' : 'N', answer: act === 'approve' ? '' : answer })
    )
      return this.count(1);
    const error = this.deciding.failureOf();
    const code = refusalCode(error);
    const why =
      code === ErrorCode.conflict || code === ErrorCode.notFound
        ? 'decided'
        : code === ErrorCode.usersOverLimit
          ? 'full'
          : brokenFields(error, ['phone']).length > 0
            ? 'taken'
            : null;
    if (why === null) throw error;
    this.leaveOut({ name, why });
  }

  private async join(rows: readonly OutsiderRequest[], department: number): Promise<void> {
    const ids = rows.flatMap(({ user }) => (user === null ? [] : [user]));
    if (ids.length === 0) return;
    const { done, left } = await this.api.act({ ids, act: 'move', department }, {});
    this.count(done.length);
    for (const { name } of left) this.leaveOut({ name, why: 'beyond' });
  }

  private count(more: number): void {
    this.done += more;
  }

  private leaveOut(one: LeftRequest): void {
    this.left = [...this.left, one];
  }
}

export const makeRequestsStore = ({ http }: OrganisationEnvironment) =>
  new RequestsStore(apiOf(http, requestsCalls), makeListExport(http));
