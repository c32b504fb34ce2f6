import { noteChapterLimit, type Note, type NoteKind } from '@banyan/contracts/course';
import { Action, apiOf, PagedList } from '@banyan/core-screen';
import type { SessionView } from '@banyan/core-session';
import { makeAutoObservable, observableRef } from 'mobx';
import { noteCalls, type NoteApi } from '../api/noteCalls.ts';
import type { CourseEnvironment, CourseSender } from '../course.environment.ts';
import { allPages } from '../shared/allPages.ts';
import { NoteDraftStore } from './NoteDraftStore.ts';
import { NotePicturesStore } from './NotePicturesStore.ts';

interface Deps {
  readonly storage: Storage | null;
  readonly session: Pick<SessionView, 'eid' | 'userId'>;
  readonly uploader: CourseSender | undefined;
}

type ShownNotes = Pick<
  PagedList<Note, number>,
  'empty' | 'error' | 'foot' | 'idOf' | 'loadMore' | 'restarted' | 'retry' | 'rows' | 'state'
>;

/** The learner's notes beside a chapter: the one being written, and the stored ones. */
export class CourseNotesStore {
  readonly list: PagedList<Note, number>;
  /** The note being written; null for visitors and without a chapter. */
  draft: NoteDraftStore | null = null;
  /** Null when pictures cannot be uploaded. */
  readonly pictures: NotePicturesStore | null;
  readonly submit: Action<NoteKind, NoteDraftStore | null>;
  /** Asks whether a note can be changed at once, and opens it in the editor. */
  readonly edit: Action<Note>;
  readonly withdraw: Action<Note>;
  readonly remove: Action<Note>;
  /** The public note, or note under review, whose withdrawal awaits confirmation; null for none. */
  asked: Note | null = null;
  /** The note whose deletion awaits confirmation; null for none. */
  doomed: Note | null = null;
  /** The tip is shown. */
  tip = false;
  /** Kind of the note just saved; null for none. */
  kept: NoteKind | null = null;
  /** Number of notes opened for editing. */
  taken = 0;
  private used = 0;
  readonly #api: NoteApi;
  readonly #deps: Deps;

  constructor(api: NoteApi, deps: Deps) {
    this.#api = api;
    this.#deps = deps;
    this.pictures = deps.uploader === undefined ? null : new NotePicturesStore(api, deps.uploader);
    this.list = new PagedList(
      async (chapter_id, cursor, options) => {
        const page = await api.chapter({ chapter_id, whose: 'mine', cursor }, options);
        this.setUsed(page.used);
        return page;
      },
      { id: ({ id }) => id },
    );
    this.submit = new Action(
      async (as) => {
        const { draft } = this;
        await draft?.send(as);
        return draft;
      },
      {
        of: () => this.draft?.of.chapterId ?? 0,
        done: (draft, as) => {
          // Another chapter may be open by now.
          if (draft !== this.draft) return;
          this.setKept(as);
          void this.list.renew();
        },
      },
    );
    this.edit = new Action(({ id }, options) => api.forEdit({ note: id }, options), {
      of: ({ id }) => id,
      done: ({ note, withdraws }) => {
        if (!this.isOpen(note)) return;
        this.list.replace(note);
        if (withdraws === 'Y') this.ask(note);
        else void this.take(note);
      },
    });
    this.withdraw = new Action((note, options) => this.takeBack(note, options), {
      of: ({ id }) => id,
      done: (note) => {
        if (this.asked?.id === note.id) this.ask(null);
        if (!this.isOpen(note)) return;
        this.list.replace(note);
        // It was public until now, and is a draft only during the change.
        void this.take(note, true);
      },
    });
    this.remove = new Action(({ id }, options) => api.remove({ note: id }, options), {
      of: ({ id }) => id,
      done: (_, { id }) => {
        if (this.doomed?.id === id) this.doom(null);
        void this.list.renew();
      },
    });
    makeAutoObservable(this, {
      list: false,
      pictures: false,
      submit: false,
      edit: false,
      withdraw: false,
      remove: false,
      draft: observableRef,
      asked: observableRef,
      doomed: observableRef,
    });
  }

  /** Characters available to the note being written, besides the chapter's others. */
  get room(): number {
    return Math.max(0, noteChapterLimit - this.used + (this.draft?.savedLength ?? 0));
  }

  /** Notes of the chapter without the one being written. */
  get rows(): readonly Note[] {
    const writing = this.draft?.now.id ?? 0;
    return this.list.rows.filter(({ id }) => id !== writing || id === 0);
  }

  /** State of the list: all notes but the one being written. */
  get shown(): ShownNotes {
    const { list, rows } = this;
    return {
      rows,
      empty: list.state === 'ready' && rows.length === 0,
      error: list.error,
      foot: list.foot,
      idOf: list.idOf,
      loadMore: () => list.loadMore(),
      restarted: list.restarted,
      retry: () => list.retry(),
      state: list.state,
    };
  }

  /** Opens a chapter; the text written in the previous one is saved. */
  show(courseId: number, chapterId: number): void {
    const { eid, userId } = this.#deps.session;
    if (userId === null) return;
    const of = this.draft?.of;
    if (of?.chapterId !== chapterId || of.userId !== userId || of.eid !== eid) {
      void this.draft?.flush();
      const { storage } = this.#deps;
      const onSaved = (note: Note, before: number) => this.setUsed(this.used - before + [...note.text].length);
      this.draft = new NoteDraftStore({ eid, userId, courseId, chapterId }, { api: this.#api, storage, onSaved });
    }
    this.asked = null;
    this.doomed = null;
    this.kept = null;
    void this.list.show(chapterId);
    void this.#readTip();
  }

  leave(): void {
    void this.draft?.flush();
    this.list.leave();
  }

  ask(note: Note | null): void {
    if (this.asked !== null) this.withdraw.dismiss(this.asked.id);
    this.asked = note;
  }

  doom(note: Note | null): void {
    if (this.doomed !== null) this.remove.dismiss(this.doomed.id);
    this.doomed = note;
  }

  /** The learner starts another note. */
  begun(): void {
    this.kept = null;
  }

  closeTip(): void {
    this.setTip(false);
    // On failure the tip appears again; nothing else is lost.
    this.#api.closeTip({}).catch(() => undefined);
  }

  /** All of the learner's notes in the course, for the export. */
  allOfCourse(courseId: number): Promise<Note[]> {
    return allPages((cursor) => this.#api.courseMine({ course_id: courseId, cursor, size: 60 }));
  }

  /** Whether the note belongs to the open chapter, so that the editor may show it. */
  private isOpen({ chapterId }: Note): boolean {
    return chapterId === this.draft?.of.chapterId;
  }

  private async take(note: Note, open?: boolean): Promise<void> {
    const { draft } = this;
    await draft?.take(note, open);
    if (draft === this.draft) this.setTaken();
  }

  private takeBack(note: Note, options: Parameters<NoteApi['write']>[1]): Promise<Note> {
    const { chapterId, courseId, id, images, pin, place, revision, text } = note;
    return this.#api.write(
      {
        ...{ id, revision, text, pin, place, draft_key: `withdrawn-note-${id}`.padEnd(16, '-') },
        ...{ course_id: courseId, chapter_id: chapterId, images: images.map((image) => image.id) },
        ...{ as: 'draft', withdraw: 'Y' },
      },
      options,
    );
  }

  async #readTip(): Promise<void> {
    try {
      const { shown } = await this.#api.tip({});
      this.setTip(shown === 'Y');
    } catch {
      // A failure to load the tip is ignored.
    }
  }

  private setTip(shown: boolean): void {
    this.tip = shown;
  }

  private setUsed(used: number): void {
    this.used = used;
  }

  private setTaken(): void {
    this.taken += 1;
  }

  private setKept(as: NoteKind): void {
    this.kept = as;
  }
}

export const makeCourseNotesStore = ({ http, session, storage, uploader }: CourseEnvironment) =>
  new CourseNotesStore(apiOf(http, noteCalls), { session, storage, uploader });
