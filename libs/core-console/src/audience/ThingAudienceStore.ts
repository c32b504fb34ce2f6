import { ErrorCode, type CallOutput } from '@banyan/contracts';
import {
  audienceEffect,
  audienceThing,
  setAudience,
  type Audience,
  type AudienceUseKind,
  type ManagedThing,
} from '@banyan/contracts/organisation';
import { Action, refusalData, Request, type Api } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { audienceCalls, AudienceStore } from './AudienceStore.ts';

/** Calls of whom a thing is for. */
export const thingAudienceCalls = {
  ...audienceCalls,
  of: audienceThing,
  effect: audienceEffect,
  give: setAudience,
} as const;

export type ThingEffect = CallOutput<typeof audienceEffect>;

/** A thing by kind and id. */
export interface ThingKey {
  readonly kind: AudienceUseKind;
  readonly id: number;
}

interface Wanted {
  readonly began: number;
  readonly audience: Audience | null;
}

const isSame = (one: Audience | null, other: Audience | null) => JSON.stringify(one) === JSON.stringify(other);

/** Audience of one thing: its audience in the editor, what a change would do, and the change. */
export class ThingAudienceStore {
  readonly key: ThingKey;
  readonly thing: Request<ManagedThing>;
  readonly effect: Request<ThingEffect, Audience | null>;
  readonly saving: Action<Wanted, CallOutput<typeof setAudience>>;
  /** The editor of the audience; null before the thing is known. */
  editor: AudienceStore | null = null;
  /** The version that somebody else saved meanwhile; null: none. */
  conflict: ManagedThing | null = null;
  private readonly api: Api<typeof thingAudienceCalls>;

  constructor(key: ThingKey, api: Api<typeof thingAudienceCalls>) {
    this.key = key;
    this.api = api;
    this.thing = new Request(async (_, options) => {
      const { thing } = await api.of(key, options);
      this.begin(thing);
      return thing;
    });
    this.effect = new Request((audience, options) => api.effect({ ...key, audience }, options));
    this.saving = new Action((wanted, options) => api.give({ ...key, ...wanted }, options), {
      done: ({ thing }) => this.saved(thing),
    });
    makeAutoObservable<this, 'api'>(this, {
      key: false,
      thing: false,
      effect: false,
      saving: false,
      api: false,
      editor: observableRef,
      conflict: observableRef,
    });
  }

  show(): Promise<void> {
    return this.thing.show();
  }

  leave(): void {
    this.thing.leave();
    this.effect.leave();
    this.editor?.leave();
  }

  /** Whether another audience than the saved one is in the editor. */
  get isChanged(): boolean {
    return this.editor !== null && !isSame(this.editor.audience, this.thing.value?.audience ?? null);
  }

  get maySave(): boolean {
    return this.isChanged && this.editor?.isWhole === true && this.thing.value?.own === true;
  }

  /** Asks what the audience in the editor would do; without a change there is nothing to ask. */
  async look(): Promise<void> {
    const { editor } = this;
    if (editor === null || !this.isChanged) this.effect.clear();
    else if (editor.isWhole) await this.effect.show(editor.audience);
  }

  /** Saves the audience in the editor; somebody else’s becomes `conflict`. Answers whether it was saved. */
  save(): Promise<boolean> {
    return this.send(this.thing.value?.began ?? 0);
  }

  /** Saves what was chosen here over what somebody else saved. */
  keepMine(): Promise<boolean> {
    return this.conflict === null ? Promise.resolve(false) : this.send(this.conflict.began);
  }

  /** Takes what somebody else saved. */
  takeTheirs(): void {
    if (this.conflict === null) return;
    this.thing.set(this.conflict);
    this.begin(this.conflict);
    this.closeConflict();
  }

  /** Goes back to the editor with everything chosen. */
  closeConflict(): void {
    this.conflict = null;
    this.saving.dismiss();
  }

  /** Takes the saved audience again. */
  reset(): void {
    if (this.thing.value !== null) this.begin(this.thing.value);
  }

  private begin({ audience }: ManagedThing): void {
    this.editor?.leave();
    this.editor = new AudienceStore(audience, this.api);
    this.effect.clear();
  }

  private saved(thing: ManagedThing): void {
    this.thing.set(thing);
    this.conflict = null;
    this.effect.clear();
  }

  private async send(began: number): Promise<boolean> {
    if (await this.saving.run({ began, audience: this.editor?.audience ?? null })) return true;
    const other = refusalData(this.saving.failureOf(), ErrorCode.conflict, setAudience.response);
    if (other !== null) runInAction(() => (this.conflict = other.thing));
    return false;
  }
}
