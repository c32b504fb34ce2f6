import { ErrorCode, v, type CallInput } from '@banyan/contracts';
import type {
  ExportedTable,
  ExportFormat,
  closeDepartment,
  ManagedDepartment,
  ManagedPerson,
  mergeDepartment,
  moveDepartment,
  saveDepartment,
} from '@banyan/contracts/organisation';
import { AccessStore, makeListExport, tellWorkBegan, type ListExportStore } from '@banyan/core-console';
import { Action, apiOf, refusalData, Request } from '@banyan/core-screen';
import { makeAutoObservable, runInAction } from 'mobx';
import { departmentsCalls, type DepartmentsApi } from '../../api/organisationCalls.ts';
import type { OrganisationEnvironment } from '../../organisation.environment.ts';
import { noQuery, peopleQuery } from '../shared/peopleQuery.ts';

const conflictReason = v.object({ reason: v.string() });
type Tree = readonly ManagedDepartment[];

/** Input of saving a department. */
export type WrittenDepartment = Pick<CallInput<typeof saveDepartment>, 'managers' | 'name' | 'open'>;

/** The departments: the tree, the chosen one, and every change of it. */
export class DepartmentsStore {
  readonly tree: Request<Tree>;
  /** People found for the choice of managers. */
  readonly found: Request<readonly ManagedPerson[], string>;
  /** Id of the chosen department; 0: none. */
  chosen = 0;
  /** A new department is written: id of the one above, 0 at the top; null: none is. */
  above: number | null = null;
  /** A place is chosen for the chosen department, or one to merge it into; null: none is. */
  target: 'move' | 'merge' | null = null;
  /** Somebody else changed the chosen department: what was typed here. */
  mine: WrittenDepartment | null = null;
  /** Number of the form: with another one, what was typed has been saved or given up. */
  form = 0;
  private readonly access: AccessStore;
  private readonly saving: Action<CallInput<typeof saveDepartment>, Tree>;
  readonly moving: Action<CallInput<typeof moveDepartment>, Tree>;
  /** Moves in the tree itself, which tells their failures. */
  private readonly placing: Action<CallInput<typeof moveDepartment>, Tree>;
  readonly merging: Action<CallInput<typeof mergeDepartment>, Tree>;
  readonly closing: Action<CallInput<typeof closeDepartment>, Tree>;

  readonly leaving: ListExportStore;
  private readonly api: DepartmentsApi;

  constructor(api: DepartmentsApi, leaving: ListExportStore) {
    this.api = api;
    this.leaving = leaving;
    this.access = new AccessStore(api);
    const done = (tree: Tree) => {
      this.tree.set(tree);
      if (this.settling.length > 0) tellWorkBegan();
    };
    this.tree = new Request(async (_, options) => (await api.departments({}, options)).departments);
    this.found = new Request(
      async (q, options) => (await api.people({ ...peopleQuery(noQuery), q, size: 20 }, options)).items,
    );
    this.saving = new Action(async (input, options) => (await api.save(input, options)).departments, { done });
    this.moving = new Action(async (input, options) => (await api.move(input, options)).departments, { done });
    this.placing = new Action(async (input, options) => (await api.move(input, options)).departments, { done });
    this.merging = new Action(async (input, options) => (await api.merge(input, options)).departments, { done });
    this.closing = new Action(async (input, options) => (await api.close(input, options)).departments, { done });
    makeAutoObservable<this, 'access' | 'api' | 'placing' | 'saving'>(this, {
      api: false,
      leaving: false,
      access: false,
      tree: false,
      found: false,
      saving: false,
      moving: false,
      placing: false,
      merging: false,
      closing: false,
    });
  }

  /** Shows the departments with one of them chosen; 0: as they were. */
  showAt(id: number): Promise<void> {
    if (id !== 0) this.choose(id);
    return this.show();
  }

  async show(): Promise<void> {
    await Promise.all([this.tree.show(), this.access.rights.show()]);
  }

  leave(): void {
    this.tree.leave();
    this.found.leave();
    this.access.rights.leave();
  }

  /** Whether the viewer may change departments, not only look at them. */
  get mayEdit(): boolean {
    return this.access.may('people.edit');
  }

  /** Whether the viewer may take the departments out as a file. */
  get mayExport(): boolean {
    return this.access.may('people.export');
  }

  /** Begins to write all departments into a file. */
  exportAs(format: ExportFormat): Promise<ExportedTable> {
    return this.api.export({ format });
  }

  get all(): Tree {
    return this.tree.value ?? [];
  }

  /** Departments whose people are brought into their audiences. */
  get settling(): Tree {
    return this.all.filter((one) => one.settling !== null);
  }

  /** The chosen department; undefined when there is none. */
  get department(): ManagedDepartment | undefined {
    return this.all.find(({ id }) => id === this.chosen);
  }

  /** Those beside the chosen one, itself included, in their order. */
  get siblings(): Tree {
    const parent = this.department?.parent;
    return this.all.filter((one) => one.parent === parent);
  }

  /** Ids of a department and all below it. */
  below(id: number): ReadonlySet<number> {
    const ids = new Set([id]);
    // Each stands after its parent.
    for (const one of this.all) if (ids.has(one.parent)) ids.add(one.id);
    return ids;
  }

  choose(id: number): void {
    if (id !== this.chosen) this.dismiss();
    this.chosen = id;
    this.above = null;
    this.target = null;
    this.mine = null;
    this.form += 1;
  }

  /** Opens or closes the choice of a place. */
  aim(target: 'move' | 'merge' | null): void {
    this.target = target;
  }

  /** Begins a new department below another one; 0: at the top. */
  begin(above: number | null): void {
    this.above = above;
  }

  /** Adds the new department. Rejects when it was refused or lost. */
  async add(written: WrittenDepartment): Promise<void> {
    const known = new Set(this.all.map(({ id }) => id));
    await this.send({ id: 0, revision: 0, parent: this.above ?? 0, ...written });
    runInAction(() => {
      this.above = null;
      this.chosen = this.all.find(({ id }) => !known.has(id))?.id ?? this.chosen;
    });
  }

  /** Saves the chosen department. Rejects when it was refused or lost; somebody else's version sets `mine`. */
  async save(written: WrittenDepartment): Promise<void> {
    const { department } = this;
    if (department === undefined) return;
    const { id, parent, revision } = department;
    try {
      await this.send({ id, revision, parent, ...written });
      runInAction(() => {
        this.mine = null;
        this.form += 1;
      });
    } catch (error) {
      if (refusalData(error, ErrorCode.conflict, conflictReason) !== null) {
        await this.tree.refresh();
        runInAction(() => (this.mine = written));
      }
      throw error;
    }
  }

  /** Saves what was typed here over what somebody else saved. */
  async keepMine(): Promise<void> {
    const { mine } = this;
    if (mine === null) return;
    // A third version is another conflict, which `save` shows.
    await this.save(mine).catch(() => undefined);
  }

  /** Leaves the department as somebody else saved it. */
  takeTheirs(): void {
    this.mine = null;
    this.form += 1;
  }

  /** Goes back to the form: what was typed stays there. */
  closeConflict(): void {
    this.mine = null;
  }

  /** Moves the chosen department one place up or down among its siblings. */
  async step(by: 1 | -1): Promise<void> {
    const { chosen, department, siblings } = this;
    const place = siblings.findIndex(({ id }) => id === chosen) + by;
    if (department === undefined || place < 0 || place >= siblings.length) return;
    await this.moving.run({ id: chosen, parent: department.parent, place });
  }

  /** Puts a department into its place in the tree. Rejects when that was refused or lost. */
  async place(id: number, parent: number, place: number): Promise<void> {
    if (!(await this.placing.run({ id, parent, place }))) throw this.placing.failureOf();
  }

  /** Puts the chosen department below another one, as the last; 0: at the top. */
  moveBelow(parent: number): Promise<boolean> {
    const place = this.all.filter((one) => one.parent === parent && one.id !== this.chosen).length;
    return this.moving.run({ id: this.chosen, parent, place });
  }

  /** Brings the chosen department into another one, which is chosen then. */
  async mergeInto(into: number): Promise<boolean> {
    const merged = await this.merging.run({ id: this.chosen, into });
    if (merged) this.choose(into);
    return merged;
  }

  close(closed: boolean): Promise<boolean> {
    return this.closing.run({ id: this.chosen, closed: closed ? 'Y' : 'N' });
  }

  /** Why the last change of place or state failed; undefined when it did not. */
  get failure(): unknown {
    return this.moving.failureOf() ?? this.closing.failureOf();
  }

  get isSaving(): boolean {
    return this.saving.isPending();
  }

  private dismiss(): void {
    this.moving.dismiss();
    this.merging.dismiss();
    this.closing.dismiss();
  }

  private async send(input: CallInput<typeof saveDepartment>): Promise<void> {
    if (!(await this.saving.run(input))) throw this.saving.failureOf();
  }
}

export const makeDepartmentsStore = ({ http }: OrganisationEnvironment) =>
  new DepartmentsStore(apiOf(http, departmentsCalls), makeListExport(http));
