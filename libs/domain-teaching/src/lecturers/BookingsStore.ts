import type { CallInput } from '@banyan/contracts';
import type { BookingTab, gradeLecturer, LecturerBooking } from '@banyan/contracts/teaching';
import { Action, apiOf, PagedList } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import { bookingCalls, type BookingApi } from '../api/lecturerCalls.ts';
import type { TeachingEnvironment } from '../teaching.environment.ts';

/** The learner's bookings, with cancelling and grading. */
export class BookingsStore {
  readonly list: PagedList<LecturerBooking, BookingTab>;
  readonly cancel: Action<LecturerBooking, LecturerBooking>;
  readonly grade: Action<CallInput<typeof gradeLecturer>>;
  /** The booking whose cancellation awaits confirmation; null for none. */
  asked: LecturerBooking | null = null;
  /** The booking being graded; null for none. */
  graded: LecturerBooking | null = null;

  constructor(api: BookingApi) {
    this.list = new PagedList((tab, cursor, options) => api.list({ tab, cursor }, options), { id: ({ id }) => id });
    this.cancel = new Action(({ id }, options) => api.cancel({ booking: id }, options), {
      of: ({ id }) => id,
      done: (_, { id }) => {
        // Another booking may be in the dialog by now.
        if (this.asked?.id === id) this.ask(null);
        void this.list.renew();
      },
    });
    this.grade = new Action((input, options) => api.grade(input, options), {
      of: ({ booking }) => booking ?? 0,
      done: (_, { booking }) => {
        if (this.graded?.id === booking) this.open(null);
        void this.list.renew();
      },
    });
    makeAutoObservable(this, { list: false, cancel: false, grade: false, asked: observableRef, graded: observableRef });
  }

  leave(): void {
    this.ask(null);
    this.open(null);
    this.list.leave();
  }

  ask(booking: LecturerBooking | null): void {
    if (this.asked !== null) this.cancel.dismiss(this.asked.id);
    this.asked = booking;
  }

  open(booking: LecturerBooking | null): void {
    if (this.graded !== null) this.grade.dismiss(this.graded.id);
    this.graded = booking;
  }
}

export const makeBookingsStore = ({ http }: TeachingEnvironment) => new BookingsStore(apiOf(http, bookingCalls));
