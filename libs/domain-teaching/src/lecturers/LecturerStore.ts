import type { CallInput, CallOutput } from '@banyan/contracts';
import type { CourseCard } from '@banyan/contracts/course';
import type {
  gradeLecturer,
  bookLecturer,
  LecturerBooking,
  LecturerComment,
  lecturerComments,
  LecturerDetail,
  LecturerDimensions,
  LecturerGrades,
  LecturerSlots,
} from '@banyan/contracts/teaching';
import { Action, apiOf, PagedList, refusalCode, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import { lecturerCalls, type LecturerApi } from '../api/lecturerCalls.ts';
import type { TeachingEnvironment } from '../teaching.environment.ts';

/** One lecturer: head, courses, comments, grades, and booking. */
export class LecturerStore {
  readonly detail: Request<LecturerDetail>;
  readonly courses: PagedList<CourseCard>;
  readonly comments: PagedList<LecturerComment, void, CallOutput<typeof lecturerComments>>;
  readonly grades: Request<LecturerGrades>;
  readonly dimensions: Request<LecturerDimensions>;
  readonly slots: Request<LecturerSlots>;
  readonly grade: Action<Omit<CallInput<typeof gradeLecturer>, 'id'>>;
  private readonly book: Action<CallInput<typeof bookLecturer>, LecturerBooking>;
  /** Id of the chosen slot; null for none. */
  chosen: number | null = null;
  /** The learner's question as typed. */
  note = '';
  /** The booking just made; null for none. */
  booked: LecturerBooking | null = null;

  constructor(id: number, api: LecturerApi) {
    this.detail = new Request((_, options) => api.detail({ id }, options));
    this.courses = new PagedList((_, cursor, options) => api.courses({ id, cursor, size: 12 }, options), {
      id: ({ id }) => id,
    });
    this.comments = new PagedList((_, cursor, options) => api.comments({ id, cursor }, options), {
      id: ({ id }) => id,
    });
    this.grades = new Request((_, options) => api.grades({ id }, options));
    this.dimensions = new Request((_, options) => api.dimensions({ id }, options));
    this.slots = new Request((_, options) => api.slots({ id }, options));
    this.grade = new Action((input, options) => api.grade({ id, ...input }, options), {
      done: () => {
        void this.detail.refresh();
        void this.grades.refresh();
        void this.dimensions.refresh();
        void this.comments.renew();
      },
    });
    this.book = new Action((input, options) => api.book(input, options), { done: (booking) => this.keep(booking) });
    makeAutoObservable<this, 'book'>(this, {
      detail: false,
      courses: false,
      comments: false,
      grades: false,
      dimensions: false,
      slots: false,
      grade: false,
      book: false,
      booked: observableRef,
    });
  }

  /** There is unsent input. */
  get dirty(): boolean {
    return this.note.trim() !== '';
  }

  /** A booking is being sent. */
  get sending(): boolean {
    return this.book.isPending();
  }

  /** Error of the booking; undefined for none. */
  get failure(): unknown {
    return this.book.failureOf();
  }

  show(): void {
    this.chosen = null;
    this.note = '';
    this.booked = null;
    this.book.dismiss();
    this.grade.dismiss();
    void this.detail.load();
    void this.grades.load();
    void this.slots.load();
    void this.dimensions.load();
    void this.courses.show();
    void this.comments.show();
  }

  leave(): void {
    for (const part of [this.detail, this.grades, this.dimensions, this.slots]) part.leave();
    this.courses.leave();
    this.comments.leave();
  }

  choose(slot: number | null): void {
    this.chosen = slot;
    this.booked = null;
    this.book.dismiss();
  }

  write(note: string): void {
    this.note = note;
  }

  /** Books the chosen slot. If somebody was faster, the slots are fetched again and the input stays. */
  async send(): Promise<void> {
    const { chosen, note } = this;
    if (chosen === null) return;
    if (await this.book.run({ slot: chosen, note: note.trim() })) return;
    if (refusalCode(this.failure) !== null) void this.slots.refresh();
  }

  private keep(booking: LecturerBooking): void {
    this.booked = booking;
    this.chosen = null;
    this.note = '';
    void this.slots.refresh();
  }
}

export const makeLecturerStore = ({ http }: TeachingEnvironment, id: number) =>
  new LecturerStore(id, apiOf(http, lecturerCalls));
