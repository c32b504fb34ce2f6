import type { CallInput } from '@banyan/contracts';
import type {
  BookingAct,
  BookingTab,
  addSlot,
  LecturerBooking,
  LecturerOffice,
  LecturerSlot,
} from '@banyan/contracts/teaching';
import { Action, apiOf, PagedList, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import { officeCalls, type OfficeApi } from '../api/lecturerCalls.ts';
import type { TeachingEnvironment } from '../teaching.environment.ts';

/** An action on a booking with the reply to the learner. */
export interface BookingAnswer {
  readonly booking: LecturerBooking;
  readonly act: BookingAct;
}

/** The lecturer's own desk: bookings to answer, slots to offer, courses. */
export class OfficeStore {
  readonly office: Request<LecturerOffice>;
  readonly bookings: PagedList<LecturerBooking, BookingTab>;
  readonly slots: Request<readonly LecturerSlot[]>;
  readonly answer: Action<BookingAnswer & { readonly words: string }, LecturerBooking>;
  readonly add: Action<CallInput<typeof addSlot>>;
  readonly remove: Action<number>;
  /** The action that awaits its dialog; null for none. */
  asked: BookingAnswer | null = null;

  constructor(api: OfficeApi) {
    this.office = new Request((_, options) => api.office({}, options));
    this.bookings = new PagedList((tab, cursor, options) => api.bookings({ tab, cursor }, options), {
      id: ({ id }) => id,
    });
    this.slots = new Request(async (_, options) => (await api.slots({}, options)).items);
    this.answer = new Action(
      ({ act, booking, words }, options) => api.answer({ booking: booking.id, act, answer: words }, options),
      {
        done: () => {
          this.ask(null);
          void this.bookings.renew();
          void this.office.refresh();
          void this.slots.refresh();
        },
      },
    );
    this.add = new Action((slot, options) => api.add(slot, options), { done: () => void this.slots.refresh() });
    this.remove = new Action((slot, options) => api.remove({ slot }, options), {
      of: (slot) => slot,
      done: () => void this.slots.refresh(),
    });
    makeAutoObservable(this, {
      office: false,
      bookings: false,
      slots: false,
      answer: false,
      add: false,
      remove: false,
      asked: observableRef,
    });
  }

  show(tab: BookingTab): void {
    void this.office.show();
    void this.bookings.show(tab);
    void this.slots.show();
  }

  leave(): void {
    this.ask(null);
    this.office.leave();
    this.bookings.leave();
    this.slots.leave();
  }

  ask(asked: BookingAnswer | null): void {
    this.asked = asked;
    if (asked === null) this.answer.dismiss();
  }
}

export const makeOfficeStore = ({ http }: TeachingEnvironment) => new OfficeStore(apiOf(http, officeCalls));
