import { Action, type WriteOptions } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Two versions of a thing: what was typed here, and what somebody else saved meanwhile. */
export interface EditConflict<Thing, Written> {
  readonly mine: Written;
  readonly theirs: Thing;
}

export interface EditSettings<Thing, Written> {
  /** Sends what was typed, with the revision that it began from; 0 for a new thing. */
  readonly send: (written: Written, revision: number, options: WriteOptions) => Promise<Thing>;
  /** The version of somebody else in a refusal; null where it was refused for another reason. */
  readonly theirs: (error: unknown) => Thing | null;
}

/** The form of one thing: saves from the version that it began from, and loses neither version of a conflict. */
export class EditStore<Thing extends { readonly revision: number }, Written extends object> {
  /** The version that the form began from; null for a new thing. */
  begun: Thing | null = null;
  /** Number of the form: with another one, what was typed has been saved or given up. */
  form = 0;
  conflict: EditConflict<Thing, Written> | null = null;
  private readonly saving: Action<{ readonly written: Written; readonly revision: number }, Thing>;
  private readonly theirs: EditSettings<Thing, Written>['theirs'];

  constructor({ send, theirs }: EditSettings<Thing, Written>) {
    this.theirs = theirs;
    this.saving = new Action(({ written, revision }, options) => send(written, revision, options), {
      done: (thing) => this.begin(thing),
    });
    makeAutoObservable<this, 'saving' | 'theirs'>(this, {
      saving: false,
      theirs: false,
      begun: observableRef,
      conflict: observableRef,
    });
  }

  get isSaving(): boolean {
    return this.saving.isPending();
  }

  /** Begins with a version of the thing, or with a new one. */
  begin(thing: Thing | null): void {
    this.begun = thing;
    this.form += 1;
    this.conflict = null;
  }

  /** Saves what was typed. Rejects when it was refused or lost; somebody else's version becomes `conflict`. */
  save(written: Written): Promise<Thing> {
    return this.send(written, this.begun?.revision ?? 0);
  }

  /** Saves what was typed here over what somebody else saved; null when that was refused or lost. */
  async keepMine(): Promise<Thing | null> {
    const { conflict } = this;
    // A third version is another conflict; any other failure is told in the form.
    return conflict === null ? null : this.send(conflict.mine, conflict.theirs.revision).catch(() => null);
  }

  /** Takes what somebody else saved. */
  takeTheirs(): void {
    if (this.conflict !== null) this.begin(this.conflict.theirs);
  }

  /** Goes back to the form with what was typed. */
  closeConflict(): void {
    this.conflict = null;
  }

  private async send(written: Written, revision: number): Promise<Thing> {
    if ((await this.saving.run({ written, revision })) && this.begun !== null) return this.begun;
    const error = this.saving.failureOf();
    const theirs = this.theirs(error);
    if (theirs !== null) runInAction(() => (this.conflict = { mine: written, theirs }));
    throw error;
  }
}
