import type { CallOutput } from '@banyan/contracts';
import type { myNote, Note, NoteListQuery } from '@banyan/contracts/course';
import { noteListInput } from '@banyan/contracts/course';
import { Action, apiOf, PagedList } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import { myNoteCalls, type MyNoteApi } from '../api/noteCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';
import { allPages } from '../shared/allPages.ts';

/** The learner's notes in all courses. */
export class MyNotesStore {
  readonly list: PagedList<Note, NoteListQuery, CallOutput<typeof myNote>>;
  readonly remove: Action<Note>;
  /** The note whose deletion awaits confirmation; null for none. */
  asked: Note | null = null;

  readonly #api: MyNoteApi;

  constructor(api: MyNoteApi) {
    this.#api = api;
    this.list = new PagedList((query, cursor, options) => api.list({ ...noteListInput(query), cursor }, options), {
      id: ({ id }) => id,
    });
    this.remove = new Action(({ id }, options) => api.remove({ note: id }, options), {
      of: ({ id }) => id,
      done: (_, { id }) => {
        this.list.without(id);
        // Another note may be up for deletion by now.
        if (this.asked?.id === id) this.ask(null);
        void this.list.renew();
      },
    });
    makeAutoObservable(this, { list: false, remove: false, asked: observableRef });
  }

  ask(note: Note | null): void {
    if (this.asked !== null) this.remove.dismiss(this.asked.id);
    this.asked = note;
  }

  /** All notes of the current filter, for the export. */
  all(query: NoteListQuery): Promise<Note[]> {
    return allPages((cursor) => this.#api.list({ ...noteListInput(query), cursor, size: 60 }));
  }
}

export const makeMyNotesStore = ({ http }: CourseEnvironment) => new MyNotesStore(apiOf(http, myNoteCalls));
