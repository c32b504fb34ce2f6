import { noteChapterLimit, type Note, type NoteKind } from '@banyan/contracts/course';
import { Action, apiOf, PagedList } from '@banyan/core-screen';
import type { SessionView } from '@banyan/core-session';
import { makeAutoObservable, observableRef } from 'mobx';
import { noteCalls, type NoteApi } from '../api/noteCalls.ts';
import type { CourseEnvironment, NoteSender } from '../course.environment.ts';
import { allPages } from '../shared/allPages.ts';
import { NoteDraft } from './NoteDraft.ts';
import { NotePictures } from './NotePictures.ts';

interface Deps {
  readonly storage: Storage | null;
  readonly session: Pick<SessionView, 'eid' | 'userId'>;
  readonly uploader: NoteSender | undefined;
}

type ShownNotes = Pick<
  PagedList<Note, number>,
  'empty' | 'error' | 'foot' | 'idOf' | 'loadMore' | 'restarted' | 'retry' | 'rows' | 'state'
>;

/** My notes beside a chapter: the one being written, and those that are there. */
export class OwnNotes {
  readonly list: PagedList<Note, number>;
  /** The note being written; null for visitors and without a chapter. */
  draft: NoteDraft | null = null;
  /** Null where pictures cannot be sent. */
  readonly pictures: NotePictures | null;
  readonly submit: Action<NoteKind, NoteDraft | null>;
  /** Asks whether a note can be changed at once, and goes on with it. */
  readonly edit: Action<Note>;
  readonly withdraw: Action<Note>;
  readonly remove: Action<Note>;
  /** A public note, or one under review, that is to be changed: the learner is asked first. */
  asked: Note | null = null;
  /** A note that is to go: the learner is asked first. */
  doomed: Note | null = null;
  /** The tip is to be shown. */
  tip = false;
  /** Something was kept a moment ago, and as what. */
  kept: NoteKind | null = null;
  /** How many notes were taken to be changed. */
  taken = 0;
  private used = 0;
  readonly #api: NoteApi;
  readonly #deps: Deps;

  constructor(api: NoteApi, deps: Deps) {
    this.#api = api;
    this.#deps = deps;
    this.pictures = deps.uploader === undefined ? null : new NotePictures(api, deps.uploader);
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
          // Another chapter may be open meanwhile.
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
        // It was to be seen by everybody until now, and is a draft only while it is changed.
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

  /** Characters that the note being written may have beside the chapter's others. */
  get room(): number {
    return Math.max(0, noteChapterLimit - this.used + (this.draft?.savedLength ?? 0));
  }

  /** The notes of the chapter without the one that is being written. */
  get rows(): readonly Note[] {
    const writing = this.draft?.now.id ?? 0;
    return this.list.rows.filter(({ id }) => id !== writing || id === 0);
  }

  /** What of the list is shown: all but the note that is being written. */
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

  /** Opens a chapter; what was being written in the one before is kept. */
  show(courseId: number, chapterId: number): void {
    const { eid, userId } = this.#deps.session;
    if (userId === null) return;
    const of = this.draft?.of;
    if (of?.chapterId !== chapterId || of.userId !== userId || of.eid !== eid) {
      void this.draft?.flush();
      const { storage } = this.#deps;
      const onSaved = (note: Note, before: number) => this.setUsed(this.used - before + [...note.text].length);
      this.draft = new NoteDraft({ eid, userId, courseId, chapterId }, { api: this.#api, storage, onSaved });
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

  /** The learner begins another note. */
  begun(): void {
    this.kept = null;
  }

  closeTip(): void {
    this.setTip(false);
    // Shown once more where it does not arrive; nothing is lost by that.
    this.#api.closeTip({}).catch(() => undefined);
  }

  /** All of one's notes in the course, for the file that is saved. */
  allOfCourse(courseId: number): Promise<Note[]> {
    return allPages((cursor) => this.#api.courseMine({ course_id: courseId, cursor, size: 60 }));
  }

  /** Whether it is of the chapter that is open: nothing else is written in its place. */
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
      // A tip that does not come is no trouble.
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

export const makeOwnNotes = ({ http, session, storage, uploader }: CourseEnvironment) =>
  new OwnNotes(apiOf(http, noteCalls), { session, storage, uploader });
