import { defineCall } from '../call.ts';
import { applicationStates, genders, lecturerLimits } from './lecturer.choices.ts';
import { postVerdicts, rejectReasonLimit } from '../course/note.choices.ts';
import { page, pageOf } from '../page.ts';
import { reviewStates } from '../review.choices.ts';
import { epochMs, text, wireId, wireJson } from '../wire.ts';
import { v } from '../v.ts';

/** An application to become a lecturer [LE-02]. */
export const lecturerApplication = v.object({
  /** Id of the application. */
  id: v.int(),
  /** Name of the applicant. */
  name: v.string(),
  /** Department of the applicant. */
  department: v.string(),
  /** As the applicant says. */
  gender: v.picklist(genders),
  /** What the applicant is good at, in a line. */
  expertise: v.string(),
  /** Five at most. */
  labels: v.array(v.string()),
  /** Where the applicant would teach. */
  cities: v.array(v.string()),
  /** Plain text. */
  introduction: v.string(),
  /** Pictures, ten at most. */
  images: v.array(
    v.object({
      /** Id of the upload. */
      id: v.string(),
      /** Name of the file. */
      name: v.string(),
      /** Address, open for an hour. */
      url: v.string(),
    }),
  ),
  /** Its state. */
  state: v.picklist(applicationStates),
  /** Why it was sent back; empty unless it was. */
  reason: v.string(),
  /** Who has decided; empty while nobody has. */
  reviewer: v.string(),
  /** When it was sent. */
  at: epochMs,
});
export type LecturerApplication = v.InferOutput<typeof lecturerApplication>;

export const canApply = defineCall({
  name: '/yii/appapi/v1/school/student/get-can-apply',
  method: 'GET',
  summary: 'Whether the reader can apply to become a lecturer, and their last application',
  source: ['LE-02'],
  request: v.object({}),
  response: v.object({
    /** Neither a lecturer already, nor with an application that waits. */
    allowed: v.boolean(),
    /** Lecturer id of the reader; null: is none. */
    lecturer: v.nullable(v.int()),
    /** The last application; null: none. */
    application: v.nullable(lecturerApplication),
  }),
});
export type CanApply = v.InferOutput<(typeof canApply)['response']>;

export const lecturerCities = defineCall({
  name: 'apiTeacher/teacherAdd/getCitys',
  method: 'GET',
  summary: 'Cities that an applicant can choose, those of other lecturers first',
  source: ['LE-02'],
  request: v.object({}),
  response: v.object({
    /** In the reader's language. */
    items: v.array(v.string()),
  }),
});

export const applicationLabels = defineCall({
  name: 'apiTeacher/teacherAdd/getTeacherLabel',
  method: 'GET',
  summary: 'Labels that an applicant can choose',
  source: ['LE-02'],
  request: v.object({}),
  response: v.object({
    /** In the reader's language. */
    items: v.array(v.string()),
  }),
});

export const applyLecturer = defineCall({
  name: 'apiTeacher/teacherAdd/index',
  method: 'POST',
  summary:
    'Applies to become a lecturer, once more after a refusal. Refused: `fieldsRefused` naming rules of `expertise`, `labels`, `cities` and `introduction`; `lecturerRefused` with `notNow`',
  source: ['LE-02'],
  request: v.object({
    /** As the applicant says. */
    gender: v.picklist(genders),
    /** What the applicant is good at, in a line. */
    expertise: text(lecturerLimits.expertise),
    /** One to five. */
    labels: wireJson(v.pipe(v.array(text(lecturerLimits.label)), v.maxLength(lecturerLimits.labels)), 600),
    /** One to five. */
    cities: wireJson(v.pipe(v.array(text(lecturerLimits.city)), v.maxLength(lecturerLimits.cities)), 900),
    /** Plain text. */
    introduction: text(lecturerLimits.introduction),
    /** Ids of pictures that were uploaded, ten at most. */
    images: wireJson(v.pipe(v.array(text(64)), v.maxLength(lecturerLimits.images)), 800),
  }),
  response: lecturerApplication,
});

export const lecturerApplications = defineCall({
  name: 'apiTeacher/teacherAdd/waiting',
  method: 'GET',
  access: 'admin',
  summary: 'Applications that wait, what waits longest first, or those that were answered',
  source: ['LE-02'],
  request: page({
    /** Waiting, or answered. */
    state: v.picklist(reviewStates),
  }),
  response: pageOf(lecturerApplication, {
    /** How many wait. */
    waiting: v.int(),
  }),
});

export const answerApplication = defineCall({
  name: 'apiTeacher/teacherAdd/answer',
  method: 'POST',
  access: 'admin',
  summary: 'Makes the applicant a lecturer, or refuses with a reason. Answered by another meanwhile: `postChanged`',
  source: ['LE-02'],
  request: v.object({
    /** Id of the application. */
    application: wireId,
    /** Passed or rejected. */
    verdict: v.picklist(postVerdicts),
    /** Why it is rejected; ignored otherwise. */
    reason: text(rejectReasonLimit),
  }),
  response: lecturerApplication,
});
