import { ErrorCode, v, type CallInput, type CallOutput } from '@banyan/contracts';
import type {
  ManagedCategory,
  manageCategories,
  manageCategory,
  mergeCategory,
  moveCategory,
  removeCategory,
  saveCategory,
} from '@banyan/contracts/course';
import { Action, apiOf, refusalData, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { categoriesCalls, type CategoriesApi } from '../../api/manageCalls.ts';
import type { CourseEnvironment, CourseSender } from '../../course.environment.ts';

type Tree = CallOutput<typeof manageCategories>;
type History = CallOutput<typeof manageCategory>['history'];
/** Name and cover of a category as they are sent. */
export type WrittenCategory = Pick<CallInput<typeof saveCategory>, 'motif' | 'name' | 'picture' | 'upload'>;

const otherRevision = v.object({ reason: v.literal('revision') });

/** The categories of courses: the tree, the chosen one with its history, and every change of it. */
export class CategoriesStore {
  readonly tree: Request<Tree>;
  /** Acts on the chosen category. */
  readonly history: Request<History, number>;
  readonly moving: Action<CallInput<typeof moveCategory>, Tree>;
  readonly merging: Action<CallInput<typeof mergeCategory>, Tree>;
  readonly removing: Action<CallInput<typeof removeCategory>, Tree>;
  /** Sends pictures; undefined: none can be sent. */
  readonly sender: CourseSender | undefined;
  /** Id of the chosen category; 0: none. */
  chosen = 0;
  /** A new category is written: id of the one above, 0 at the top; null: none is. */
  above: number | null = null;
  /** Another place is chosen for the chosen category, or one to merge it into; null: none is. */
  target: 'merge' | 'move' | null = null;
  /** Texts typed here while somebody else saved the chosen category; null: nobody has. */
  mine: WrittenCategory | null = null;
  /** Number of the form: with another one, what was typed has been saved or given up. */
  form = 0;
  /** Moves in the tree itself, which tells their failures. */
  private readonly placing: Action<CallInput<typeof moveCategory>, Tree>;
  private readonly saving: Action<CallInput<typeof saveCategory>, Tree>;

  constructor(api: CategoriesApi, sender: CourseSender | undefined) {
    this.sender = sender;
    const done = (tree: Tree) => this.take(tree);
    this.tree = new Request((_, options) => api.tree({}, options));
    this.history = new Request(async (id, options) => (await api.history({ id }, options)).history);
    this.saving = new Action((input, options) => api.save(input, options), { done });
    this.moving = new Action((input, options) => api.move(input, options), { done });
    this.placing = new Action((input, options) => api.move(input, options), { done });
    this.merging = new Action((input, options) => api.merge(input, options), { done });
    this.removing = new Action((input, options) => api.remove(input, options), { done });
    makeAutoObservable<this, 'placing' | 'saving'>(this, {
      ...{ tree: false, history: false, moving: false, merging: false, removing: false, sender: false },
      ...{ placing: false, saving: false, mine: observableRef },
    });
  }

  show(): Promise<void> {
    return this.tree.show();
  }

  leave(): void {
    this.tree.leave();
    this.history.leave();
  }

  get all(): readonly ManagedCategory[] {
    return this.tree.value?.categories ?? [];
  }

  get mayEdit(): boolean {
    return this.tree.value?.mayEdit ?? false;
  }

  /** The chosen category; undefined: none. */
  get category(): ManagedCategory | undefined {
    return this.all.find(({ id }) => id === this.chosen);
  }

  /** Level of a category, 1 at the top; 0 for the place above all. */
  levelOf(id: number): number {
    const one = this.all.find((category) => category.id === id);
    return one === undefined ? 0 : 1 + this.levelOf(one.parent);
  }

  /** Ids of a category and all below it. */
  below(id: number): ReadonlySet<number> {
    const ids = new Set([id]);
    // Each stands after its parent.
    for (const one of this.all) if (ids.has(one.parent)) ids.add(one.id);
    return ids;
  }

  choose(id: number): void {
    for (const action of [this.moving, this.merging, this.removing]) action.dismiss();
    this.chosen = id;
    this.above = null;
    this.target = null;
    this.mine = null;
    this.form += 1;
  }

  /** Opens or closes the choice of a place. */
  aim(target: 'merge' | 'move' | null): void {
    this.target = target;
  }

  /** Begins a new category below another one, 0: at the top; null: gives it up. */
  begin(above: number | null): void {
    this.above = above;
  }

  /** Adds the new category and chooses it. Rejects when it was refused or lost. */
  async add(written: WrittenCategory): Promise<void> {
    const known = new Set(this.all.map(({ id }) => id));
    await this.send({ id: 0, revision: 0, parent: this.above ?? 0, ...written });
    runInAction(() => this.choose(this.all.find(({ id }) => !known.has(id))?.id ?? 0));
  }

  /** Saves the chosen category. Rejects when it was refused or lost; somebody else's version sets `mine`. */
  async save(written: WrittenCategory): Promise<void> {
    const { category } = this;
    if (category === undefined) return;
    const { id, revision } = category;
    try {
      await this.send({ id, revision, parent: 0, ...written });
      runInAction(() => this.choose(id));
    } catch (error) {
      if (refusalData(error, ErrorCode.conflict, otherRevision) !== null) {
        await this.tree.refresh();
        runInAction(() => (this.mine = written));
      }
      throw error;
    }
  }

  /** Saves what was typed here over what somebody else saved; another conflict is shown again. */
  async keepMine(): Promise<void> {
    if (this.mine !== null) await this.save(this.mine).catch(() => undefined);
  }

  /** Leaves the category as somebody else saved it. */
  takeTheirs(): void {
    this.choose(this.chosen);
  }

  /** Goes back to the form: what was typed stays there. */
  closeConflict(): void {
    this.mine = null;
  }

  /** Puts a category into its place in the tree. Rejects when that was refused or lost. */
  async place(id: number, parent: number, place: number): Promise<void> {
    if (!(await this.placing.run({ id, parent, place }))) throw this.placing.failureOf();
  }

  /** Puts the chosen category below another one, as the last; 0: at the top. */
  moveBelow(parent: number): Promise<boolean> {
    return this.moving.run({ id: this.chosen, parent, place: this.all.length });
  }

  /** Brings the chosen category into another one, which is chosen then. */
  async mergeInto(into: number): Promise<boolean> {
    const merged = await this.merging.run({ id: this.chosen, into });
    if (merged) this.choose(into);
    return merged;
  }

  /** Removes the chosen category. */
  async remove(): Promise<void> {
    if (await this.removing.run({ id: this.chosen })) this.choose(0);
  }

  private take(tree: Tree): void {
    this.tree.set(tree);
    if (this.category !== undefined) void this.history.refresh();
  }

  private async send(input: CallInput<typeof saveCategory>): Promise<void> {
    if (!(await this.saving.run(input))) throw this.saving.failureOf();
  }
}

export const makeCategoriesStore = ({ http, uploader }: CourseEnvironment) =>
  new CategoriesStore(apiOf(http, categoriesCalls), uploader);
