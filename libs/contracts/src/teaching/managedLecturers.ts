import { defineCall } from '../call.ts';
import { thingHistory } from '../manage/history.ts';
import { exported, format } from '../manage/exports.fields.ts';
import { writtenText } from '../manage/writtenText.ts';
import { page, pageOf } from '../page.ts';
import { v } from '../v.ts';
import { epochMs, listedId, text, wireId, wireInt, wireJson } from '../wire.ts';
import { lecturerKinds, lecturerLimits } from './lecturer.choices.ts';
import {
  lecturerActRefusals,
  lecturerActs,
  managedLecturerLimits,
  managedLecturerStates,
  mostLecturersActedOn,
} from './managedLecturers.choices.ts';

const source = ['LE-01', 'LE-04', 'AC-10'];
const { cities, city, introduction, label, labels } = lecturerLimits;
const { name, price } = managedLecturerLimits;
/** A text that may be empty. */
const said = (most: number) =>
  v.object({
    /** Simplified Chinese. */
    zh_cn: text(most),
    /** English; absent: the Chinese is shown. */
    en: v.optional(text(most)),
  });

/** Fields of a lecturer that are written. */
export const writtenLecturer = v.object({
  /** Name. */
  name: writtenText(name),
  /** Job title. */
  title: said(name),
  /** Department or company. */
  department: said(name),
  /** Introduction; line breaks separate paragraphs. */
  bio: said(introduction),
  /** Of the enterprise, external, or of the public classes. */
  kind: v.picklist(lecturerKinds),
  /** Id of the account that answers bookings; 0: none. */
  account: v.pipe(v.int(), v.minValue(0), v.maxValue(999_999_999_999_999)),
  /** Fields of knowledge; those that stay keep their other languages. */
  labels: v.pipe(v.array(v.pipe(text(label), v.minLength(1))), v.maxLength(labels)),
  /** Cities in which they teach offline. */
  cities: v.pipe(v.array(v.pipe(text(city), v.minLength(1))), v.maxLength(cities)),
  /** Price of a booking, cents; 0: free. */
  price: v.pipe(v.int(), v.minValue(0), v.maxValue(price)),
  /** Id of the upload with their own picture; empty: that of the account, if any. */
  photo: text(40),
});
export type WrittenLecturer = v.InferOutput<typeof writtenLecturer>;

/** A lecturer in the list of the console. */
const managedLecturer = v.object({
  /** Lecturer id. */
  id: v.int(),
  /** Name in the requested language, as the other texts here. */
  name: v.string(),
  /** Address of the picture; empty without one. */
  image: v.string(),
  /** Job title. */
  title: v.string(),
  /** Department or company. */
  department: v.string(),
  /** Of the enterprise, external, or of the public classes. */
  kind: v.picklist(lecturerKinds),
  /** State of the lecturer. */
  state: v.picklist(managedLecturerStates),
  /** Number of the account that answers bookings; empty: none. */
  account: v.string(),
  /** Fields of knowledge. */
  labels: v.array(v.string()),
  /** Number of published courses. */
  courses: v.int(),
  /** Number of live rooms that they host or have hosted. */
  rooms: v.int(),
  /** Number of bookings that were not cancelled. */
  bookings: v.int(),
  /** Number of bookings that wait for an answer. */
  waiting: v.int(),
  /** Mean of all grades, tenths; null before the first one. */
  rating: v.nullable(v.int()),
  /** Number of people who have graded. */
  ratings: v.int(),
});
export type ManagedLecturer = v.InferOutput<typeof managedLecturer>;

const filters = {
  /** Words of name, title, department or introduction; empty: all. */
  q: v.optional(text(60), ''),
  /** Kind of lecturer; empty: all. */
  kind: v.optional(v.picklist(['', ...lecturerKinds]), ''),
  /** State; empty: those that are not ended. */
  state: v.optional(v.picklist(['', ...managedLecturerStates]), ''),
};

export const manageLecturers = defineCall({
  name: 'manage/lecturers/list',
  method: 'GET',
  may: 'courses.see',
  summary: 'Lecturers within the caller’s rights: oneself, people of one’s departments, or all; newest first',
  source,
  request: page(filters),
  response: pageOf(managedLecturer, {
    /** Number of those that the filters find. */
    total: v.int(),
    /** Number of applications that wait for the review desk. */
    applications: v.int(),
  }),
});

const managedLecturerDetail = v.object({
  ...managedLecturer.entries,
  /** Begins a change; an older one is refused with `conflict`. */
  revision: v.int(),
  /** The lecturer as the form has them. */
  written: writtenLecturer,
  /** Cities in which they teach, in the requested language. */
  cities: v.array(v.string()),
  /** Name of the account’s person; empty: none. */
  person: v.string(),
  /** When the lecturer was ended; null: not ended. */
  endedAt: v.nullable(epochMs),
  /** Number of learners of their courses. */
  learners: v.int(),
  /** Number of upcoming free slots. */
  freeSlots: v.int(),
  /** Acts of people on the lecturer, the latest first, fifty at most. */
  history: thingHistory,
});
export type ManagedLecturerDetail = v.InferOutput<typeof managedLecturerDetail>;

export const manageLecturer = defineCall({
  name: 'manage/lecturers/detail',
  method: 'GET',
  may: 'courses.see',
  summary:
    'A lecturer with what is written of them and their history. Refused: `notFound` outside of the caller’s rights',
  source,
  request: v.object({
    /** Lecturer id. */
    id: wireId,
  }),
  response: managedLecturerDetail,
});

export const saveLecturer = defineCall({
  name: 'manage/lecturers/save',
  method: 'POST',
  may: 'courses.publish',
  summary:
    'Adds a lecturer, whose account may open the lecturer’s desk from now on, or changes one. Refused: `fieldsRefused` with `name`: required, or `account`: unknown, taken; `conflict` for an older revision, with `data.lecturer`; `notFound`',
  source,
  request: v.object({
    /** 0: a new one. */
    id: wireInt,
    /** Revision that the change began from; 0 for a new one. */
    revision: wireInt,
    /** The written fields. */
    lecturer: wireJson(writtenLecturer),
  }),
  response: managedLecturerDetail,
});

export const actOnLecturers = defineCall({
  name: 'manage/lecturers/act',
  method: 'POST',
  may: 'courses.publish',
  summary:
    'Ends lecturers, whose coming bookings are cancelled and whose learners are told, or lets them back; tells which it left as they are, and why',
  source,
  request: v.object({
    /** Ids of the lecturers. */
    ids: wireJson(v.pipe(v.array(listedId), v.minLength(1), v.maxLength(mostLecturersActedOn))),
    /** The act. */
    act: v.picklist(lecturerActs),
  }),
  response: v.object({
    /** Ids of those with whom it was done. */
    done: v.array(v.int()),
    /** Those who were left as they are. */
    left: v.array(
      v.object({
        /** Id of the lecturer. */
        id: v.int(),
        /** In the requested language; empty for one who is not there. */
        name: v.string(),
        /** The reason. */
        why: v.picklist(lecturerActRefusals),
      }),
    ),
  }),
});

export const exportLecturers = defineCall({
  name: 'manage/lecturers/export',
  method: 'POST',
  may: 'courses.export',
  summary: 'Writes the lecturers that the filters find within the caller’s rights into a file, as a job',
  source: ['AC-10'],
  request: v.object({
    /** Kind of file. */
    format,
    ...filters,
  }),
  response: exported,
});
