import { ErrorCode, v, type CallInput, type CallOutput } from '@banyan/contracts';
import { saveField, type fieldUse, type manageFields, type PersonField } from '@banyan/contracts/organisation';
import { AccessStore } from '@banyan/core-console';
import { Action, apiOf, refusalData, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { fieldsCalls, type FieldsApi } from '../../api/organisationCalls.ts';
import type { OrganisationEnvironment } from '../../organisation.environment.ts';
import type { WrittenField } from './fieldForm.ts';

type All = CallOutput<typeof manageFields>;
type Saved = CallOutput<typeof saveField>;
export type FieldUses = CallOutput<typeof fieldUse>;

const present = v.object({ field: saveField.response.entries.field });

/** Another version, saved while the field was edited here. */
export interface FieldConflict {
  readonly theirs: PersonField;
  readonly mine: WrittenField;
}

/** Fields of people: their order, the one in the panel, its form, its use, and its removal. */
export class FieldsStore {
  readonly fields: Request<readonly PersonField[]>;
  /** People and rules of the open field. */
  readonly use: Request<FieldUses, number>;
  private readonly ordering: Action<readonly number[], All>;
  readonly archiving: Action<PersonField, All>;
  readonly removing: Action<{ readonly field: PersonField; readonly people: number }, All>;
  private readonly saving: Action<CallInput<typeof saveField>, Saved>;
  private readonly access: AccessStore;
  /** Id of the field in the panel, 0 for a new one; null: the panel is closed. */
  opened: number | null = null;
  /** The version that the form began from; null for a new field. */
  begun: PersonField | null = null;
  /** Number of the form: with another one, what was typed has been saved or given up. */
  form = 0;
  conflict: FieldConflict | null = null;

  constructor(api: FieldsApi) {
    this.fields = new Request(async (_, options) => (await api.fields({}, options)).fields);
    this.use = new Request((id, options) => api.use({ id }, options));
    const take = ({ fields }: All) => this.fields.set(fields);
    this.ordering = new Action((ids, options) => api.order({ ids: [...ids] }, options), { done: take });
    this.archiving = new Action(
      ({ archived, id, revision }, options) => api.archive({ id, revision, archived: archived ? 'N' : 'Y' }, options),
      { done: (all, { id }) => this.changed(all, id) },
    );
    this.removing = new Action(
      ({ field: { id, revision }, people }, options) => api.remove({ id, revision, people }, options),
      { done: (all) => this.removed(all) },
    );
    this.saving = new Action((input, options) => api.save(input, options), {
      done: (saved, { id }) => this.saved(saved, id === 0),
    });
    this.access = new AccessStore(api);
    makeAutoObservable<this, 'access' | 'ordering' | 'saving'>(this, {
      fields: false,
      use: false,
      ordering: false,
      archiving: false,
      removing: false,
      saving: false,
      access: false,
      begun: observableRef,
      conflict: observableRef,
    });
  }

  async show(): Promise<void> {
    await Promise.all([this.fields.show(), this.access.rights.show()]);
  }

  leave(): void {
    for (const one of [this.fields, this.use, this.access.rights]) one.leave();
  }

  /** Whether the viewer may change fields: they are those of everybody. */
  get mayEdit(): boolean {
    const rights = this.access.rights.value;
    return rights === null || rights.some(({ permission, reach }) => permission === 'people.edit' && reach === 'all');
  }

  get isSaving(): boolean {
    return this.saving.isPending();
  }

  /** Opens a field, or with 0 the form of a new one. */
  open(id: number): void {
    this.opened = id;
    this.begun = this.fields.value?.find((field) => field.id === id) ?? null;
    this.form += 1;
    this.conflict = null;
    this.archiving.dismiss();
    if (id !== 0) void this.use.show(id);
  }

  close(): void {
    this.opened = null;
  }

  /** Puts the fields into an order. Rejects when it was refused or lost. */
  async arrange(ids: readonly number[]): Promise<void> {
    if (await this.ordering.run(ids)) return;
    // Somebody else may have added or removed one.
    await this.fields.refresh();
    throw this.ordering.failureOf();
  }

  /** Saves what was typed. Rejects when it was refused or lost; somebody else's version becomes `conflict`. */
  save(written: WrittenField): Promise<void> {
    return this.send(written, this.begun?.revision ?? 0);
  }

  /** Saves what was typed here over what somebody else saved. */
  async keepMine(): Promise<void> {
    const { conflict } = this;
    if (conflict === null) return;
    // A third version is another conflict; any other failure is told where the choice is.
    await this.send(conflict.mine, conflict.theirs.revision).catch(() => undefined);
  }

  /** Takes what somebody else saved. */
  takeTheirs(): void {
    if (this.conflict === null) return;
    this.begun = this.conflict.theirs;
    this.form += 1;
    this.conflict = null;
    void this.fields.refresh();
  }

  /** Goes back to the form: what was typed stays there. */
  closeConflict(): void {
    this.conflict = null;
  }

  /** Removes the open field with the values that were told. Rejects when it was refused or lost. */
  async remove(people: number): Promise<void> {
    const { begun } = this;
    if (begun === null || (await this.removing.run({ field: begun, people }))) return;
    // More people or rules may have come: they are told anew.
    await this.use.refresh();
    throw this.removing.failureOf();
  }

  private async send(written: WrittenField, revision: number): Promise<void> {
    const id = this.opened ?? 0;
    if (await this.saving.run({ id, revision, ...written })) return;
    const error = this.saving.failureOf();
    const other = refusalData(error, ErrorCode.conflict, present);
    if (other !== null) runInAction(() => (this.conflict = { theirs: other.field, mine: written }));
    throw error;
  }

  private saved({ field, fields }: Saved, isNew: boolean): void {
    this.fields.set(fields);
    this.begun = field;
    this.form += 1;
    this.conflict = null;
    if (isNew) this.close();
    else void this.use.refresh();
  }

  private changed({ fields }: All, id: number): void {
    this.fields.set(fields);
    this.begun = fields.find((field) => field.id === id) ?? null;
    this.form += 1;
  }

  private removed({ fields }: All): void {
    this.fields.set(fields);
    this.close();
  }
}

export const makeFieldsStore = ({ http }: OrganisationEnvironment) => new FieldsStore(apiOf(http, fieldsCalls));
