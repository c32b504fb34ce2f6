import { defineCall } from '../call.ts';
import { certificateStates } from '../training/certificate.choices.ts';
import { examStates } from '../exam/exam.choices.ts';
import { programmeStates } from '../training/programmes.choices.ts';
import { v } from '../v.ts';
import { epochMs, wireId } from '../wire.ts';

/** Most things of each kind that are shown of a person's learning. */
export const mostLearned = 20;

const thing = {
  /** Id of the thing. */
  id: v.int(),
  /** Title in the requested language. */
  title: v.string(),
};

export const personLearning = defineCall({
  name: 'manage/people/learning',
  method: 'GET',
  may: 'reports.see',
  summary:
    'What a person learns, as the person sees it; that somebody looked is on record. Refused: `notFound` outside of the caller’s rights',
  source: ['AC-10', 'CO-05'],
  request: v.object({
    /** Id of the person. */
    id: wireId,
  }),
  response: v.object({
    /** Begun courses that are not learned yet. */
    learning: v.int(),
    /** Learned courses. */
    learned: v.int(),
    /** Tenths of a credit. */
    credit: v.int(),
    /** When the person last learned; null: never. */
    lastAt: v.nullable(epochMs),
    /** Begun courses, last studied first. */
    courses: v.array(
      v.object({
        ...thing,
        /** Learned chapters. */
        done: v.int(),
        /** All chapters. */
        all: v.int(),
        /** Seconds studied, repeats included. */
        studiedS: v.number(),
        /** When it was learned; null: not yet. */
        completedAt: v.nullable(epochMs),
      }),
    ),
    /** Programmes in which the person takes part, joined last first. */
    programmes: v.array(
      v.object({
        ...thing,
        /** State for the person. */
        state: v.picklist(programmeStates),
        /** Required tasks that are done. */
        done: v.int(),
        /** Required tasks. */
        all: v.int(),
      }),
    ),
    /** Exams with a result, latest opening first. */
    exams: v.array(
      v.object({
        ...thing,
        /** State for the person. */
        state: v.picklist(examStates),
        /** Best score, hundredths; null where the rules hide it. */
        score: v.nullable(v.int()),
        /** Full score, hundredths. */
        fullScore: v.int(),
      }),
    ),
    /** Certificates, newest first. */
    certificates: v.array(
      v.object({
        ...thing,
        /** Current state. */
        state: v.picklist(certificateStates),
        /** Time of issue. */
        issuedAt: epochMs,
        /** Expiry; null: none. */
        expiresAt: v.nullable(epochMs),
      }),
    ),
  }),
});
export type PersonLearning = v.InferOutput<typeof personLearning.response>;
