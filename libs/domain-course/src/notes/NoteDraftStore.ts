import { ErrorCode } from '@banyan/contracts';
import { type Note, type NoteImage, type NoteKind, type NotePin } from '@banyan/contracts/course';
import { randomId, RefusedError } from '@banyan/core-http';
import { refusalCode, type KeptDraft } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import type { NoteApi } from '../api/noteCalls.ts';
import { keptNotes, type KeptNote, type NoteOf } from './keptNote.ts';

/** Pause in typing after which the draft is sent to the server, ms. */
const restMs = 1500;

/** Anchor of a note: a second of the video, a page, or the whole chapter. */
export interface NotePlace {
  readonly pin: NotePin;
  readonly place: number;
}

/** Storage of a draft. `device`: on this device only. `nowhere`: neither the device nor the server has stored it. */
export type DraftState = 'empty' | 'writing' | 'saving' | 'saved' | 'device' | 'nowhere';

export interface NoteDraftDeps {
  readonly api: Pick<NoteApi, 'write'>;
  readonly storage: Storage | null;
  /** The server has stored a new version; `before`: characters of the previous one. */
  readonly onSaved: (note: Note, before: number) => void;
}

const lengthOf = (text: string) => [...text].length;

const newest = (error: unknown): Note | null =>
  refusalCode(error) === ErrorCode.noteChanged && error instanceof RefusedError
    ? ((error.data as { readonly note?: Note } | undefined)?.note ?? null)
    : null;

const blank = (): KeptNote => ({
  ...{ id: 0, key: `note-${randomId()}`.slice(0, 40), revision: 0, text: '', images: [] },
  ...{ pin: 'whole', place: 0, open: false },
});

/** The note being written in a chapter: stored on the device from its first letter, on the server as a draft. */
export class NoteDraftStore {
  /** Current content of the note. */
  now: KeptNote;
  state: DraftState = 'empty';
  /** Another device has changed the note meanwhile: the text here became a note of its own. */
  split = false;
  /** Characters of it that the server counts. */
  savedLength = 0;
  readonly of: NoteOf;
  private readonly deps: NoteDraftDeps;
  private readonly kept: KeptDraft<KeptNote>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private saving: Promise<unknown> = Promise.resolve();

  constructor(of: NoteOf, deps: NoteDraftDeps) {
    this.of = of;
    this.deps = deps;
    this.kept = keptNotes.of({ storage: deps.storage, ...of }, of.chapterId);
    const kept = this.kept.read();
    this.now = kept ?? blank();
    if (kept !== null) this.state = 'device';
    makeAutoObservable<this, 'deps' | 'kept' | 'timer' | 'saving'>(this, {
      now: observableRef,
      of: false,
      deps: false,
      kept: false,
      timer: false,
      saving: false,
    });
  }

  get empty(): boolean {
    return this.now.text.trim() === '' && this.now.images.length === 0;
  }

  /** Whether leaving now would lose text. */
  get unsaved(): boolean {
    return this.state === 'nowhere';
  }

  /** Writes the text; the first letter anchors the note at the learner's position. */
  write(text: string, at: NotePlace): void {
    this.change({ text, ...(this.empty && this.now.id === 0 ? at : {}) });
  }

  pinTo(at: NotePlace): void {
    this.change(at);
  }

  show(open: boolean): void {
    this.change({ open });
  }

  attach(images: readonly NoteImage[], at: NotePlace): void {
    this.change({ images, ...(this.empty && this.now.id === 0 ? at : {}) });
  }

  /**
   * Continues a note stored on the server, after the current text was sent. `open`: it is to be public, as before; a
   * mere draft never was, so an overlooked switch publishes nothing.
   */
  async take(note: Note, open = note.state !== 'private' && note.state !== 'draft'): Promise<void> {
    await this.flush();
    const { id, images, pin, place, revision, text } = note;
    this.begin({ ...blank(), id, revision, text, images, pin, place, open }, lengthOf(text));
  }

  /** Discards the text; the version on the server stays. */
  drop(): void {
    this.begin(blank(), 0);
  }

  /** Sends unsaved text to the server as a draft. It never rejects. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    const { saving } = this;
    await saving;
    // Another saving has begun meanwhile.
    if (saving !== this.saving) return this.flush();
    if (this.state === 'saved' || this.state === 'empty') return;
    this.saving = this.saveDraft();
    await this.saving;
  }

  /** Saves the note as its final kind; rejects when the server refuses. */
  async send(as: NoteKind): Promise<Note> {
    clearTimeout(this.timer);
    await this.saving;
    const giving = this.give(as);
    // Leaving meanwhile saves a draft only when this has failed.
    this.saving = giving.then(
      () => this.begin(blank(), 0),
      () => undefined,
    );
    await this.saving;
    return giving;
  }

  private change(part: Partial<KeptNote>): void {
    this.now = { ...this.now, ...part };
    if (this.empty && this.now.id === 0) {
      clearTimeout(this.timer);
      this.kept.forget();
      this.state = 'empty';
      return;
    }
    this.state = this.kept.keep(this.now) ? 'writing' : 'nowhere';
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), restMs);
  }

  private begin(note: KeptNote, savedLength: number): void {
    clearTimeout(this.timer);
    this.now = note;
    this.split = false;
    this.savedLength = savedLength;
    this.state = note.id === 0 ? 'empty' : 'saved';
    this.kept.forget();
  }

  private async saveDraft(): Promise<void> {
    const sent = this.now;
    this.setState('saving');
    try {
      await this.give('draft');
      if (this.now.text !== sent.text || this.now.images !== sent.images || this.now.place !== sent.place) {
        this.change({});
        return;
      }
      this.setState('saved');
      this.kept.forget();
    } catch {
      this.setState(this.kept.keep(this.now) ? 'device' : 'nowhere');
    }
  }

  /** Sends the note; if another device changed it first, as a note of its own. */
  private async give(as: NoteKind): Promise<Note> {
    try {
      return await this.post(as);
    } catch (error) {
      const other = newest(error);
      if (other === null) throw error;
      this.meet(other);
      return this.post(as);
    }
  }

  private async post(as: NoteKind): Promise<Note> {
    const { id, images, key, revision, text, pin, place } = this.now;
    const note = await this.deps.api.write({
      ...{ id, revision, text, pin, place },
      draft_key: key,
      course_id: this.of.courseId,
      chapter_id: this.of.chapterId,
      images: images.map((image) => image.id),
      as,
      withdraw: 'N',
    });
    this.arrived(note);
    return note;
  }

  private arrived(note: Note): void {
    const before = this.savedLength;
    this.savedLength = lengthOf(note.text);
    this.now = { ...this.now, id: note.id, revision: note.revision };
    this.deps.onSaved(note, before);
  }

  private meet(other: Note): void {
    const { text, key } = this.now;
    // The answer to our own change was lost: nobody else has changed the note.
    if (other.text === text) {
      this.now = { ...this.now, id: other.id, revision: other.revision };
      this.savedLength = lengthOf(text);
      return;
    }
    this.split = true;
    this.savedLength = 0;
    this.now = { ...this.now, id: 0, revision: 0, key: `${key.slice(0, 28)}-${randomId().slice(0, 8)}` };
  }

  private setState(state: DraftState): void {
    this.state = state;
  }
}
