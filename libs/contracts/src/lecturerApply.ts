import { defineCall } from './call.ts';
import { applicationStates, genders, lecturerLimits } from './lecturer.choices.ts';
import { postVerdicts, rejectReasonLimit } from './note.choices.ts';
import { page, pageOf } from './page.ts';
import { reviewStates } from './review.choices.ts';
import { epochMs, text, wireId, wireJson } from './wire.ts';
import { z } from './z.ts';

/** An application to become a lecturer [LE-02]. */
export const lecturerApplication = z.object({
  /** Id of the application. */
  id: z.int(),
  /** Name of the applicant. */
  name: z.string(),
  /** Department of the applicant. */
  department: z.string(),
  /** As the applicant says. */
  gender: z.enum(genders),
  /** What the applicant is good at, in a line. */
  expertise: z.string(),
  /** Five at most. */
  labels: z.array(z.string()),
  /** Where the applicant would teach. */
  cities: z.array(z.string()),
  /** Plain text. */
  introduction: z.string(),
  /** Pictures, ten at most. */
  images: z.array(
    z.object({
      /** Id of the upload. */
      id: z.string(),
      /** Name of the file. */
      name: z.string(),
      /** Address, open for an hour. */
      url: z.string(),
    }),
  ),
  /** Where it stands. */
  state: z.enum(applicationStates),
  /** Why it was sent back; empty unless it was. */
  reason: z.string(),
  /** Who has decided; empty while nobody has. */
  reviewer: z.string(),
  /** When it was sent. */
  at: epochMs,
});
export type LecturerApplication = z.output<typeof lecturerApplication>;

export const canApply = defineCall({
  name: '/yii/appapi/v1/school/student/get-can-apply',
  method: 'GET',
  summary: 'Whether the reader can apply to become a lecturer, and their last application',
  source: ['LE-02'],
  request: z.object({}),
  response: z.object({
    /** Neither a lecturer already, nor with an application that waits. */
    allowed: z.boolean(),
    /** Lecturer id of the reader; null: is none. */
    lecturer: z.nullable(z.int()),
    /** The last application; null: none. */
    application: z.nullable(lecturerApplication),
  }),
});
export type CanApply = z.output<(typeof canApply)['response']>;

export const lecturerCities = defineCall({
  name: 'apiTeacher/teacherAdd/getCitys',
  method: 'GET',
  summary: 'Cities that an applicant can choose, those of other lecturers first',
  source: ['LE-02'],
  request: z.object({}),
  response: z.object({
    /** In the reader's language. */
    items: z.array(z.string()),
  }),
});

export const applicationLabels = defineCall({
  name: 'apiTeacher/teacherAdd/getTeacherLabel',
  method: 'GET',
  summary: 'Labels that an applicant can choose',
  source: ['LE-02'],
  request: z.object({}),
  response: z.object({
    /** In the reader's language. */
    items: z.array(z.string()),
  }),
});

export const applyLecturer = defineCall({
  name: 'apiTeacher/teacherAdd/index',
  method: 'POST',
  summary:
    'Applies to become a lecturer, once more after a refusal. Refused: `fieldsRefused` naming rules of `expertise`, `labels`, `cities` and `introduction`; `lecturerRefused` with `notNow`',
  source: ['LE-02'],
  request: z.object({
    /** As the applicant says. */
    gender: z.enum(genders),
    /** What the applicant is good at, in a line. */
    expertise: text(lecturerLimits.expertise),
    /** One to five. */
    labels: wireJson(z.array(text(lecturerLimits.label)).check(z.maxLength(lecturerLimits.labels)), 600),
    /** One to five. */
    cities: wireJson(z.array(text(lecturerLimits.city)).check(z.maxLength(lecturerLimits.cities)), 900),
    /** Plain text. */
    introduction: text(lecturerLimits.introduction),
    /** Ids of pictures that were uploaded, ten at most. */
    images: wireJson(z.array(text(64)).check(z.maxLength(lecturerLimits.images)), 800),
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
    state: z.enum(reviewStates),
  }),
  response: pageOf(lecturerApplication, {
    /** How many wait. */
    waiting: z.int(),
  }),
});

export const answerApplication = defineCall({
  name: 'apiTeacher/teacherAdd/answer',
  method: 'POST',
  access: 'admin',
  summary: 'Makes the applicant a lecturer, or refuses with a reason. Answered by another meanwhile: `postChanged`',
  source: ['LE-02'],
  request: z.object({
    /** Id of the application. */
    application: wireId,
    /** Passed or rejected. */
    verdict: z.enum(postVerdicts),
    /** Why it is rejected; ignored otherwise. */
    reason: text(rejectReasonLimit),
  }),
  response: lecturerApplication,
});
