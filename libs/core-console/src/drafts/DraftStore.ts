import { ErrorCode, type v } from '@banyan/contracts';
import { Action, PagedList, refusalData, Request, type CallOptions } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { DraftSaver } from '../forms/DraftSaver.ts';

/** A thing as its editor has it. */
export interface EditedThing<Draft> {
  readonly draft: Draft;
  /** Begins a change; an older one is refused. */
  readonly revision: number;
  /** Number of the version that learners see. */
  readonly version: number;
  readonly savedAt: number | null;
  readonly savedBy: string;
}

interface Change {
  readonly id: number;
  readonly revision: number;
}

/** Calls on the draft and the versions of one kind of thing. */
export interface DraftCalls<Draft, Edited, Version> {
  read(input: { id: number }, options: CallOptions): Promise<Edited>;
  save(input: Change & { draft: Draft }): Promise<Edited>;
  discard(input: Change): Promise<Edited>;
  publish(input: Change, options: CallOptions): Promise<Edited>;
  bringBack(input: Change & { no: number }): Promise<Edited>;
  versions(
    input: { id: number; cursor: string; size: number },
    options: CallOptions,
  ): Promise<{ items: Version[]; next: string | null }>;
}

interface Settings<Draft, Edited, Version, Present> {
  readonly api: DraftCalls<Draft, Edited, Version>;
  /** The present state in the refusal of a change that began from an older one. */
  readonly present: v.GenericSchema<unknown, Present>;
  readonly editedIn: (present: Present) => Edited;
}

/** The draft of a thing: saved by itself, published by hand, in conflict with somebody else's, and its versions. */
export class DraftStore<Draft, Edited extends EditedThing<Draft>, Version extends { readonly no: number }, Present> {
  readonly id: number;
  readonly request: Request<Edited>;
  readonly versions: PagedList<Version>;
  readonly publishing: Action<void, Edited>;
  readonly replacing: Action<() => Promise<Edited>, Edited>;
  /** The draft as it is here; null before it has arrived. */
  draft: Draft | null = null;
  /** The thing as the server had it last. */
  saved: Edited | null = null;
  /** Whether the server has what is here. */
  state: 'saved' | 'saving' | 'failed' = 'saved';
  /** Somebody else's draft, saved while this one was edited. */
  conflict: { readonly theirs: Edited; readonly mine: Draft } | null = null;
  versionsOpen = false;
  /** Whether publishing is asked about. */
  asking = false;
  private readonly settings: Settings<Draft, Edited, Version, Present>;
  private readonly saver: DraftSaver;

  constructor(id: number, settings: Settings<Draft, Edited, Version, Present>) {
    const { api } = settings;
    this.id = id;
    this.settings = settings;
    this.saver = new DraftSaver(() => this.send());
    this.request = new Request(async (_, options) => {
      const edited = await api.read({ id }, options);
      // A change made here is not lost by a look at the server.
      if (this.draft === null || !this.isUnsaved) runInAction(() => this.begin(edited));
      return edited;
    });
    this.versions = new PagedList((_, cursor, options) => api.versions({ id, cursor, size: 20 }, options), {
      id: ({ no }) => no,
    });
    this.publishing = new Action((_, options) => api.publish({ id, revision: this.revision }, options), {
      done: (edited) => this.begin(edited),
    });
    this.replacing = new Action((work) => work(), { done: (edited) => this.begin(edited) });
    makeAutoObservable<this, 'saver' | 'settings'>(this, {
      ...{ id: false, request: false, versions: false, publishing: false, replacing: false },
      ...{ saver: false, settings: false },
      ...{ draft: observableRef, saved: observableRef, conflict: observableRef },
    });
  }

  leave(): void {
    void this.saver.now();
    this.request.leave();
    this.versions.leave();
  }

  /** Revision that the next change begins from. */
  get revision(): number {
    return this.saved?.revision ?? 0;
  }

  /** Whether something here is not on the server. */
  get isUnsaved(): boolean {
    return this.state !== 'saved';
  }

  change(changed: Partial<Draft>): void {
    if (this.draft === null) return;
    this.draft = { ...this.draft, ...changed };
    this.state = 'saving';
    this.saver.soon();
  }

  openVersions(open: boolean): void {
    this.versionsOpen = open;
    if (open) void this.versions.show();
  }

  /** Saves what is not saved yet. */
  saveNow(): Promise<boolean> {
    return this.saver.now();
  }

  /** Shows what publishing does, once everything is saved. */
  async ask(): Promise<void> {
    if (await this.saveNow()) runInAction(() => (this.asking = true));
  }

  closeQuestion(): void {
    this.asking = false;
  }

  /** Publishes the draft. Rejects when it was refused or lost; somebody else's draft becomes `conflict`. */
  async publish(): Promise<void> {
    if (await this.publishing.run()) return;
    const error = this.publishing.failureOf();
    this.meetConflict(error);
    throw error;
  }

  /** Gives the draft up. Rejects when it was refused or lost: what is not saved yet is saved after all then. */
  async discard(): Promise<void> {
    this.saver.forget();
    try {
      await this.replace(() => this.settings.api.discard({ id: this.id, revision: this.revision }));
    } catch (error) {
      if (this.isUnsaved && this.conflict === null) this.saver.soon();
      throw error;
    }
  }

  /** Makes an earlier version the draft. Rejects when it was refused or lost. */
  async bringBack(no: number): Promise<void> {
    await this.saveNow();
    await this.replace(() => this.settings.api.bringBack({ id: this.id, no, revision: this.revision }));
    runInAction(() => (this.versionsOpen = false));
  }

  /** Saves the draft here over somebody else's. */
  async keepMine(): Promise<void> {
    const { conflict } = this;
    if (conflict === null) return;
    this.saved = conflict.theirs;
    this.conflict = null;
    this.change(conflict.mine);
    await this.saver.now();
  }

  /** Takes somebody else's draft in place of this one. */
  takeTheirs(): void {
    const { conflict } = this;
    if (conflict === null) return;
    this.saver.forget();
    this.begin(conflict.theirs);
  }

  /** Goes back to the editor; nothing is saved until one of both is chosen. */
  closeConflict(): void {
    this.conflict = null;
    this.state = 'failed';
  }

  /** Saves the whole draft; false when that failed. */
  private async send(): Promise<boolean> {
    const { draft } = this;
    if (draft === null) return true;
    this.state = 'saving';
    try {
      const edited = await this.settings.api.save({ id: this.id, revision: this.revision, draft });
      runInAction(() => {
        this.saved = edited;
        if (this.draft === draft) this.state = 'saved';
      });
      return true;
    } catch (error) {
      runInAction(() => (this.state = 'failed'));
      this.meetConflict(error);
      return false;
    }
  }

  private async replace(work: () => Promise<Edited>): Promise<void> {
    if (await this.replacing.run(work)) return;
    const error = this.replacing.failureOf();
    this.meetConflict(error);
    throw error;
  }

  private meetConflict(error: unknown): void {
    const { draft } = this;
    const other = refusalData(error, ErrorCode.conflict, this.settings.present);
    if (other !== null && draft !== null)
      runInAction(() => (this.conflict = { theirs: this.settings.editedIn(other), mine: draft }));
  }

  /** Edits go on from this state of the server. */
  private begin(edited: Edited): void {
    this.saved = edited;
    this.draft = edited.draft;
    this.state = 'saved';
    this.conflict = null;
  }
}
