import { defineCall } from './call.ts';
import { courseCard } from './courseCard.ts';
import {
  bookingActs,
  bookingCancellers,
  bookingStates,
  bookingTabs,
  lecturerLimits,
  slotStates,
} from './lecturer.choices.ts';
import { lecturerCard } from './lecturer.ts';
import { page, pageOf } from './page.ts';
import { epochMs, text, wireId, wireInt } from './wire.ts';
import { z } from './z.ts';

/** A time at which a lecturer teaches offline [LE-03]. */
export const lecturerSlot = z.object({
  /** Id of the time. */
  id: z.int(),
  /** Begin. */
  from: epochMs,
  /** End. */
  to: epochMs,
  /** Where; empty: to be agreed. */
  place: z.string(),
  /** As the reader finds it. */
  state: z.enum(slotStates),
});
export type LecturerSlot = z.output<typeof lecturerSlot>;

export const lecturerSlots = defineCall({
  name: 'apiTeacher/teacherReserve',
  method: 'GET',
  access: 'open',
  summary: 'Times of a lecturer that have not begun, in their order, and what a booking costs',
  source: ['LE-03'],
  request: z.object({
    /** Lecturer id. */
    id: wireId,
  }),
  response: z.object({
    /** A hundred at most. */
    items: z.array(lecturerSlot),
    /** Cents; 0: nothing. */
    price: z.int(),
    /** The lecturer has an account and answers bookings. */
    open: z.boolean(),
  }),
});
export type LecturerSlots = z.output<(typeof lecturerSlots)['response']>;

/** A booking, as both sides see it [LE-03]. */
export const lecturerBooking = z.object({
  /** Id of the booking. */
  id: z.int(),
  /** Lecturer id. */
  lecturerId: z.int(),
  /** Name of the lecturer. */
  lecturer: z.string(),
  /** Name of the learner. */
  learner: z.string(),
  /** Department of the learner. */
  department: z.string(),
  /** Begin. */
  from: epochMs,
  /** End. */
  to: epochMs,
  /** Where; empty: to be agreed. */
  place: z.string(),
  /** What it costs, cents; 0: nothing. */
  price: z.int(),
  /** What the learner wants to have solved. */
  note: z.string(),
  /** Where it stands. */
  state: z.enum(bookingStates),
  /** Who has called it off; null unless it is. */
  cancelledBy: z.nullable(z.enum(bookingCancellers)),
  /** What the lecturer said about it; empty: nothing. */
  answer: z.string(),
  /** When it was booked. */
  at: epochMs,
});
export type LecturerBooking = z.output<typeof lecturerBooking>;

export const bookLecturer = defineCall({
  name: 'apiTeacher/teacherReserve/book',
  method: 'POST',
  summary:
    'Books a free time of a lecturer; the lecturer answers. Refused: `lecturerRefused` with `taken`, `past`, `own`, `many` or `noLecturer`',
  source: ['LE-03'],
  request: z.object({
    /** Id of the time. */
    slot: wireId,
    /** What is to be solved. */
    note: text(lecturerLimits.note),
  }),
  response: lecturerBooking,
});

export const myBookings = defineCall({
  name: 'apiTeacher/teacherReserve/mine',
  method: 'GET',
  summary: 'Bookings of the learner, last first',
  source: ['LE-03'],
  request: page({
    /** Those in one state, or all. */
    tab: z.enum(bookingTabs),
  }),
  response: pageOf(lecturerBooking),
});

export const cancelBooking = defineCall({
  name: 'apiTeacher/teacherReserve/cancel',
  method: 'POST',
  summary: 'Calls a booking of one’s own off before it begins; the time is free again',
  source: ['LE-03'],
  request: z.object({
    /** Id of the booking. */
    booking: wireId,
  }),
  response: lecturerBooking,
});

export const lecturerOffice = defineCall({
  name: 'apiTeacher/office',
  method: 'GET',
  access: 'lecturer',
  summary: 'The lecturer’s own desk: who they are, what waits, what they teach',
  source: ['LE-01', 'LE-03'],
  request: z.object({}),
  response: z.object({
    /** Null: the account belongs to no lecturer. */
    lecturer: z.nullable(lecturerCard),
    /** Bookings that wait for an answer. */
    waiting: z.int(),
    /** Bookings that will take place. */
    confirmed: z.int(),
    /** Their courses on the shelf, last published first, sixty at most. */
    courses: z.array(courseCard),
  }),
});
export type LecturerOffice = z.output<(typeof lecturerOffice)['response']>;

export const officeBookings = defineCall({
  name: 'apiTeacher/office/bookings',
  method: 'GET',
  access: 'lecturer',
  summary: 'Bookings with the lecturer, last first',
  source: ['LE-03'],
  request: page({
    /** Those in one state, or all. */
    tab: z.enum(bookingTabs),
  }),
  response: pageOf(lecturerBooking),
});

export const answerBooking = defineCall({
  name: 'apiTeacher/office/answer',
  method: 'POST',
  access: 'lecturer',
  summary: 'Confirms, refuses, calls off or ends a booking with the lecturer. Refused: `lecturerRefused` with `state`',
  source: ['LE-03'],
  request: z.object({
    /** Id of the booking. */
    booking: wireId,
    /** What to do. */
    act: z.enum(bookingActs),
    /** Words to the learner; may be empty. */
    answer: text(lecturerLimits.answer),
  }),
  response: lecturerBooking,
});

export const officeSlots = defineCall({
  name: 'apiTeacher/office/slots',
  method: 'GET',
  access: 'lecturer',
  summary: 'The lecturer’s own times to come',
  source: ['LE-03'],
  request: z.object({}),
  response: z.object({
    /** In their order. */
    items: z.array(lecturerSlot),
  }),
});

export const addSlot = defineCall({
  name: 'apiTeacher/office/addSlot',
  method: 'POST',
  access: 'lecturer',
  summary:
    'Offers a time of 15 minutes to eight hours within 90 days. Refused: `lecturerRefused` with `span`, `past`, `overlap` or `many`',
  source: ['LE-03'],
  request: z.object({
    /** Begin, epoch ms. */
    from: wireInt,
    /** End, epoch ms. */
    to: wireInt,
    /** Where; empty: to be agreed. */
    place: text(lecturerLimits.place),
  }),
  response: lecturerSlot,
});

export const removeSlot = defineCall({
  name: 'apiTeacher/office/removeSlot',
  method: 'POST',
  access: 'lecturer',
  summary: 'Takes a time back that nobody has. Refused: `lecturerRefused` with `taken`',
  source: ['LE-03'],
  request: z.object({
    /** Id of the time. */
    slot: wireId,
  }),
  response: z.object({
    /** The time that is gone. */
    slot: z.int(),
  }),
});
