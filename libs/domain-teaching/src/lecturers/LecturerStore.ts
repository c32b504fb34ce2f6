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
  readonly detail: Request<LecturerDetail, number>;
  readonly courses: PagedList<CourseCard, number>;
  readonly comments: PagedList<LecturerComment, number, CallOutput<typeof lecturerComments>>;
  readonly grades: Request<LecturerGrades, number>;
  readonly dimensions: Request<LecturerDimensions, number>;
  readonly slots: Request<LecturerSlots, number>;
  readonly grade: Action<CallInput<typeof gradeLecturer>>;
  private readonly book: Action<CallInput<typeof bookLecturer>, LecturerBooking>;
  /** Id of the chosen slot; null for none. */
  chosen: number | null = null;
  /** The learner's question as typed. */
  note = '';
  /** The booking just made; null for none. */
  booked: LecturerBooking | null = null;
  private id = 0;

  constructor(api: LecturerApi) {
    this.detail = new Request((id, options) => api.detail({ id }, options));
    this.courses = new PagedList((id, cursor, options) => api.courses({ id, cursor, size: 12 }, options), {
      id: ({ id }) => id,
    });
    this.comments = new PagedList((id, cursor, options) => api.comments({ id, cursor }, options), {
      id: ({ id }) => id,
    });
    this.grades = new Request((id, options) => api.grades({ id }, options));
    this.dimensions = new Request((id, options) => api.dimensions({ id }, options));
    this.slots = new Request((id, options) => api.slots({ id }, options));
    this.grade = new Action((input, options) => api.grade(input, options), {
      of: ({ id }) => id,
      done: () => {
        void this.detail.refresh();
        void this.grades.refresh();
        void this.dimensions.refresh();
        void this.comments.renew();
      },
    });
    // A pending booking must not affect another lecturer opened meanwhile.
    this.book = new Action((input, options) => api.book(input, options), {
      of: () => this.id,
      done: (booking) => {
        if (booking.lecturerId === this.id) this.keep(booking);
      },
    });
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
    return this.book.isPending(this.id);
  }

  /** Error of the booking; undefined for none. */
  get failure(): unknown {
    return this.book.failureOf(this.id);
  }

  show(id: number): void {
    this.id = id;
    this.chosen = null;
    this.note = '';
    this.booked = null;
    this.book.dismiss(id);
    this.grade.dismiss(id);
    void this.detail.load(id);
    void this.grades.load(id);
    void this.slots.load(id);
    void this.dimensions.load(id);
    void this.courses.show(id);
    void this.comments.show(id);
  }

  leave(): void {
    for (const part of [this.detail, this.grades, this.dimensions, this.slots]) part.leave();
    this.courses.leave();
    this.comments.leave();
  }

  choose(slot: number | null): void {
    this.chosen = slot;
    this.booked = null;
    this.book.dismiss(this.id);
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

export const makeLecturerStore = ({ http }: TeachingEnvironment) => new LecturerStore(apiOf(http, lecturerCalls));
