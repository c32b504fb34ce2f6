import { defineCall } from '../call.ts';
import { courseCard } from '../course/courseCard.ts';
import {
  bookingActs,
  bookingCancellers,
  bookingStates,
  bookingTabs,
  lecturerLimits,
  slotStates,
} from './lecturer.choices.ts';
import { lecturerCard } from './lecturer.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, text, wireId, wireInt } from '../wire.ts';
import { v } from '../v.ts';

/** A slot in which a lecturer teaches offline [LE-03]. */
export const lecturerSlot = v.object({
  /** Slot id. */
  id: v.int(),
  /** Start. */
  from: epochMs,
  /** End. */
  to: epochMs,
  /** Place; empty: to be agreed. */
  place: v.string(),
  /** State for the reader. */
  state: v.picklist(slotStates),
});
export type LecturerSlot = v.InferOutput<typeof lecturerSlot>;

export const lecturerSlots = defineCall({
  name: 'apiTeacher/teacherReserve',
  method: 'GET',
  access: 'open',
  summary: 'Times of a lecturer that have not begun, in their order, and what a booking costs',
  source: ['LE-03'],
  request: v.object({
    /** Lecturer id. */
    id: wireId,
  }),
  response: v.object({
    /** Upcoming slots, a hundred at most. */
    items: v.array(lecturerSlot),
    /** Price of a booking, cents; 0 when free. */
    price: v.int(),
    /** The lecturer has an account and can answer bookings. */
    open: v.boolean(),
  }),
});
export type LecturerSlots = v.InferOutput<(typeof lecturerSlots)['response']>;

/** A booking, as both sides see it [LE-03]. */
export const lecturerBooking = v.object({
  /** Booking id. */
  id: v.int(),
  /** Lecturer id. */
  lecturerId: v.int(),
  /** Name of the lecturer. */
  lecturer: v.string(),
  /** Name of the learner. */
  learner: v.string(),
  /** Department of the learner. */
  department: v.string(),
  /** Start. */
  from: epochMs,
  /** End. */
  to: epochMs,
  /** Place; empty: to be agreed. */
  place: v.string(),
  /** Price in cents; 0 when free. */
  price: v.int(),
  /** The learner's question or problem. */
  note: v.string(),
  /** Its state. */
  state: v.picklist(bookingStates),
  /** Origin of the cancellation; null unless it was cancelled. */
  cancelledBy: v.nullable(v.picklist(bookingCancellers)),
  /** The lecturer's reply; empty for none. */
  answer: v.string(),
  /** Time of the booking. */
  at: epochMs,
});
export type LecturerBooking = v.InferOutput<typeof lecturerBooking>;

export const bookLecturer = defineCall({
  name: 'apiTeacher/teacherReserve/book',
  method: 'POST',
  summary:
    'Books a free time of a lecturer; the lecturer answers. Refused: `lecturerRefused` with `taken`, `past`, `own`, `many` or `noLecturer`',
  source: ['LE-03'],
  request: v.object({
    /** Slot id. */
    slot: wireId,
    /** The learner's question or problem. */
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
    /** Tab of the list. */
    tab: v.picklist(bookingTabs),
  }),
  response: pageOf(lecturerBooking),
});

export const cancelBooking = defineCall({
  name: 'apiTeacher/teacherReserve/cancel',
  method: 'POST',
  summary: 'Calls a booking of one’s own off before it begins; the time is free again',
  source: ['LE-03'],
  request: v.object({
    /** Booking id. */
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
  request: v.object({}),
  response: v.object({
    /** The caller as a lecturer; null when the account belongs to none. */
    lecturer: v.nullable(lecturerCard),
    /** Number of bookings that wait for an answer. */
    waiting: v.int(),
    /** Number of confirmed bookings. */
    confirmed: v.int(),
    /** Their published courses, newest first, sixty at most. */
    courses: v.array(courseCard),
  }),
});
export type LecturerOffice = v.InferOutput<(typeof lecturerOffice)['response']>;

export const officeBookings = defineCall({
  name: 'apiTeacher/office/bookings',
  method: 'GET',
  access: 'lecturer',
  summary: 'Bookings with the lecturer, last first',
  source: ['LE-03'],
  request: page({
    /** Tab of the list. */
    tab: v.picklist(bookingTabs),
  }),
  response: pageOf(lecturerBooking),
});

export const answerBooking = defineCall({
  name: 'apiTeacher/office/answer',
  method: 'POST',
  access: 'lecturer',
  summary: 'Confirms, refuses, calls off or ends a booking with the lecturer. Refused: `lecturerRefused` with `state`',
  source: ['LE-03'],
  request: v.object({
    /** Booking id. */
    booking: wireId,
    /** Action on the booking. */
    act: v.picklist(bookingActs),
    /** Reply to the learner; may be empty. */
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
  request: v.object({}),
  response: v.object({
    /** Slots in order. */
    items: v.array(lecturerSlot),
  }),
});

export const addSlot = defineCall({
  name: 'apiTeacher/office/addSlot',
  method: 'POST',
  access: 'lecturer',
  summary:
    'Offers a time of 15 minutes to eight hours within 90 days. Refused: `lecturerRefused` with `span`, `past`, `overlap` or `many`',
  source: ['LE-03'],
  request: v.object({
    /** Start, epoch ms. */
    from: wireInt,
    /** End, epoch ms. */
    to: wireInt,
    /** Place; empty: to be agreed. */
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
  request: v.object({
    /** Slot id. */
    slot: wireId,
  }),
  response: v.object({
    /** Id of the removed slot. */
    slot: v.int(),
  }),
});
