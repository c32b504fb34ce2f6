import { defineCall } from '../call.ts';
import { applicationStates, genders, lecturerLimits } from './lecturer.choices.ts';
import { postVerdicts, rejectReasonLimit } from '../course/note.choices.ts';
import { page, pageOf } from '../page.ts';
import { reviewStates } from '../review.choices.ts';
import { epochMs, text, wireId, wireJson } from '../wire.ts';
import { v } from '../v.ts';

/** An application to become a lecturer [LE-02]. */
export const lecturerApplication = v.object({
  /** Application id. */
  id: v.int(),
  /** Name of the applicant. */
  name: v.string(),
  /** Department of the applicant. */
  department: v.string(),
  /** Gender as stated by the applicant. */
  gender: v.picklist(genders),
  /** Expertise in one line. */
  expertise: v.string(),
  /** Labels, five at most. */
  labels: v.array(v.string()),
  /** Cities in which the applicant would teach. */
  cities: v.array(v.string()),
  /** Introduction, plain text. */
  introduction: v.string(),
  /** Pictures, ten at most. */
  images: v.array(
    v.object({
      /** Upload id. */
      id: v.string(),
      /** File name. */
      name: v.string(),
      /** Address, valid for an hour. */
      url: v.string(),
    }),
  ),
  /** Its state. */
  state: v.picklist(applicationStates),
  /** Reason for the rejection; empty unless it was rejected. */
  reason: v.string(),
  /** Name of the reviewer; empty while it waits. */
  reviewer: v.string(),
  /** Time of the application. */
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
    /** The reader is not a lecturer and has no waiting application. */
    allowed: v.boolean(),
    /** The reader's lecturer id; null when they are not a lecturer. */
    lecturer: v.nullable(v.int()),
    /** The reader's last application; null for none. */
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
    /** Cities in the reader's language. */
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
    /** Labels in the reader's language. */
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
    /** Gender as stated by the applicant. */
    gender: v.picklist(genders),
    /** Expertise in one line. */
    expertise: text(lecturerLimits.expertise),
    /** One to five labels. */
    labels: wireJson(v.pipe(v.array(text(lecturerLimits.label)), v.maxLength(lecturerLimits.labels)), 600),
    /** One to five cities. */
    cities: wireJson(v.pipe(v.array(text(lecturerLimits.city)), v.maxLength(lecturerLimits.cities)), 900),
    /** Introduction, plain text. */
    introduction: text(lecturerLimits.introduction),
    /** Ids of uploaded pictures, ten at most. */
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
    /** Applications that wait, or those already reviewed. */
    state: v.picklist(reviewStates),
  }),
  response: pageOf(lecturerApplication, {
    /** Number of applications that wait. */
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
    /** Application id. */
    application: wireId,
    /** Passed or rejected. */
    verdict: v.picklist(postVerdicts),
    /** Reason for the rejection; ignored when it passes. */
    reason: text(rejectReasonLimit),
  }),
  response: lecturerApplication,
});
