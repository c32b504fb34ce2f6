import { ErrorCode } from '@banyan/contracts';
import { type HomeworkDraft } from '@banyan/contracts/training';
import { refusalCode, type KeptDraft } from '@banyan/core-screen';
import { RefusedError } from '@banyan/core-http';
import { makeAutoObservable } from 'mobx';
import type { HomeworkApi } from '../../api/homeworkCalls.ts';
import { kindOf } from './fileKinds.ts';
import { homeworkDraft, type DraftOf, type HomeworkWritten, type SheetFile } from './keptDraft.ts';

/** Pause in writing before the text is saved on the server, ms. */
const restMs = 1500;
/** Delay before a failed save is repeated, ms. */
const againMs = 10_000;

/**
 * State of the written text. `device`: here alone, the server could not be reached. `elsewhere`: another device has
 * saved. `closed`: here alone, the server takes no more: it was handed in in another window, or its time is over.
 */
export type SheetState = 'saved' | 'writing' | 'saving' | 'device' | 'nowhere' | 'elsewhere' | 'closed';

export interface SheetDeps {
  readonly api: Pick<HomeworkApi, 'saveDraft'>;
  readonly storage: Storage | null;
}

const filesOf = (draft: HomeworkDraft): readonly SheetFile[] =>
  draft.files.map(({ id, name, size }) => ({ id, name, size, kind: kindOf(name) ?? 'homeworkDocument' }));

type Named = readonly { readonly id: string }[];

const sameFiles = (some: Named, others: Named) =>
  some.length === others.length && some.every(({ id }, index) => id === others[index]?.id);

const draftIn = (error: unknown): HomeworkDraft | null =>
  refusalCode(error) === ErrorCode.homeworkChanged && error instanceof RefusedError
    ? ((error.data as { readonly draft?: HomeworkDraft } | undefined)?.draft ?? null)
    : null;

/** The learner's text: kept on the device with each letter, on the server whenever the learner rests. */
export class HomeworkSheetStore {
  text: string;
  files: readonly SheetFile[];
  state: SheetState = 'saved';
  /** Upload state of the chosen files: it is handed in with all that its list shows. */
  standing: 'sending' | 'unsent' | 'settled' = 'settled';
  /** Handing in was attempted while files were missing: the reason shows. */
  asked = false;
  /** Draft that another device has saved meanwhile; null when there is none. */
  other: HomeworkDraft | null = null;
  /** Time of the last save on the server, epoch ms. */
  savedAt: number | null;
  /** The draft that this is based on; replaced when another device's is taken. */
  from: HomeworkDraft;
  private base: number;
  private readonly of: DraftOf;
  private readonly kept: KeptDraft<HomeworkWritten>;
  private readonly deps: SheetDeps;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private saving: Promise<void> | null = null;
  private left = false;

  constructor(of: DraftOf, draft: HomeworkDraft, deps: SheetDeps) {
    this.of = of;
    this.kept = homeworkDraft(deps.storage, of);
    this.deps = deps;
    this.text = draft.text;
    this.files = filesOf(draft);
    this.base = draft.revision;
    this.savedAt = draft.savedAt;
    this.from = draft;
    makeAutoObservable<this, 'of' | 'kept' | 'deps' | 'timer' | 'saving' | 'left'>(this, {
      from: false,
      of: false,
      kept: false,
      deps: false,
      timer: false,
      saving: false,
      left: false,
    });
    this.takeUp(draft);
  }

  get empty(): boolean {
    return this.text.trim() === '' && this.files.length === 0;
  }

  /** Whether leaving now would lose changes. */
  get unsaved(): boolean {
    return this.uploading || this.state === 'nowhere';
  }

  /** Files are on their way: leaving now would lose them. */
  get uploading(): boolean {
    return this.standing === 'sending';
  }

  setStanding(standing: HomeworkSheetStore['standing']): void {
    this.standing = standing;
    if (standing === 'settled') this.asked = false;
  }

  /** Whether it may be handed in: no file that the learner chose is left out without asking. */
  ask(): boolean {
    this.asked = this.standing !== 'settled';
    return !this.asked;
  }

  /** The text and files that are sent to the server. */
  get written() {
    const { base, files, text } = this;
    return { id: this.of.homeworkId, text, base, files: files.map(({ id, kind }) => ({ id, kind })) };
  }

  write(text: string): void {
    this.text = text;
    this.changed();
  }

  attach(files: readonly SheetFile[]): void {
    if (JSON.stringify(files) === JSON.stringify(this.files)) return;
    this.files = files;
    this.changed();
  }

  /** Continues with this device's text, which replaces the one saved by the other device. */
  keepMine(): void {
    if (this.other === null) return;
    this.base = this.other.revision;
    this.other = null;
    this.changed();
    void this.save();
  }

  /** Continues with the text saved by the other device. */
  takeOther(): void {
    const { other } = this;
    if (other === null) return;
    this.other = null;
    this.from = other;
    this.text = other.text;
    this.files = filesOf(other);
    this.settle(other);
    this.kept.forget();
  }

  /** Saves the text on the server, after a save under way; a failure leaves it on the device. */
  async save(): Promise<void> {
    clearTimeout(this.timer);
    await this.saving;
    if (this.state === 'saved' || this.other !== null) return;
    this.saving = this.send();
    await this.saving;
  }

  /** Handles an error about another device that has saved or handed in. Returns whether it was one. */
  meet(error: unknown): boolean {
    const draft = draftIn(error);
    if (draft === null) return false;
    this.other = draft;
    this.state = 'elsewhere';
    return true;
  }

  /** Removes the draft of submitted homework. */
  done(): void {
    clearTimeout(this.timer);
    this.kept.forget();
  }

  /** The screen was left: unsaved text is sent now. */
  leave(): void {
    this.left = true;
    if (this.state === 'writing' || this.state === 'device' || this.state === 'nowhere') void this.save();
  }

  private takeUp(draft: HomeworkDraft): void {
    const kept = this.kept.takeUp(draft.revision);
    if (kept === null) return;
    const { files, text } = kept.draft;
    if (text === draft.text && sameFiles(files, draft.files)) return;
    this.text = text;
    this.files = files;
    if (!kept.conflict) {
      this.changed();
      return;
    }
    this.other = draft;
    this.state = 'elsewhere';
  }

  private changed(): void {
    const { base, files, text } = this;
    const kept = this.kept.keep({ base, files, text });
    if (this.other !== null) return;
    this.state = kept ? 'writing' : 'nowhere';
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), restMs);
  }

  private async send(): Promise<void> {
    const { files, text } = this;
    const sent = this.written;
    this.state = 'saving';
    try {
      const draft = await this.deps.api.saveDraft(sent);
      this.arrived(draft, { files, text });
    } catch (error) {
      if (!this.meet(error)) this.failed(error);
    }
  }

  private arrived(draft: HomeworkDraft, { files, text }: Pick<HomeworkSheetStore, 'files' | 'text'>): void {
    const same = this.text === text && sameFiles(this.files, files);
    this.base = draft.revision;
    this.savedAt = draft.savedAt;
    if (same) {
      this.settle(draft);
      this.kept.forget();
    } else this.changed();
  }

  private failed(error: unknown): void {
    const { base, files, text } = this;
    const kept = this.kept.keep({ base, files, text });
    if (refusalCode(error) === ErrorCode.homeworkClosed) {
      this.state = 'closed';
      return;
    }
    this.state = kept ? 'device' : 'nowhere';
    if (!this.left) this.timer = setTimeout(() => void this.save(), againMs);
  }

  private settle({ revision, savedAt }: HomeworkDraft): void {
    this.base = revision;
    this.savedAt = savedAt;
    this.state = 'saved';
  }
}
