import { fees, learningStates } from './course.choices.ts';
import { coverMotif } from './coverMotif.ts';
import { epochMs } from './wire.ts';
import { z } from './z.ts';

/** Learning state of a course or chapter [CO-05]. */
export const learningState = z.enum(learningStates);
export type LearningState = z.output<typeof learningState>;

/** One piece of a course's ribbon: a chapter, as wide as it is long. */
export const ribbonPiece = z.object({
  /** Seconds of the chapter. */
  seconds: z.number(),
  /** Share that is learned, 0–1. */
  done: z.number(),
  /** An earlier chapter must be learned first [CO-05]. */
  locked: z.boolean(),
});
export type RibbonPiece = z.output<typeof ribbonPiece>;

/** A course as lists show it. */
export const courseCard = z.object({
  /** Course id. */
  id: z.int(),
  /** Title in the viewer's language, else in Chinese [SE-09]. */
  title: z.string(),
  /** Picture, null when the cover is drawn from id and motif. */
  coverUrl: z.nullable(z.string()),
  /** What its drawn cover shows. */
  motif: coverMotif,
  /** Who teaches it. */
  lecturer: z.object({
    /** Lecturer id. */
    id: z.int(),
    /** Name in the viewer's language. */
    name: z.string(),
  }),
  /** Number of chapters. */
  chapterCount: z.int(),
  /** Whole length in seconds. */
  durationS: z.number(),
  /** Tenths of a credit. */
  credits: z.int(),
  /** Whether it costs money [CO-01]. */
  fee: z.enum(fees),
  /** Cents; null when free. */
  price: z.nullable(z.int()),
  /** Compulsory in the enterprise [CO-01]. */
  required: z.boolean(),
  /** Tenths of a star, null before the first rating. */
  rating: z.nullable(z.int()),
  /** How many have begun it. */
  learners: z.int(),
  /** When it came on the shelf, epoch ms. */
  publishedAt: epochMs,
  /** The viewer's; visitors have studied nothing. Learned: every chapter is, and the required hours are reached [CO-05]. */
  state: learningState,
  /** Number of chapters that the viewer has learned. */
  learnedChapters: z.int(),
  /** Present once the viewer has begun. */
  ribbon: z.array(ribbonPiece),
  /** Seconds still to learn: what is missing of the chapters or of the required hours, whichever is more. */
  leftS: z.number(),
  /**
   * Required hours, in seconds: study time that a learner must have in the course, besides all chapters learned, before
   * the course counts as learned. Study time is what the server has credited, repeats included. 0: none [CO-05].
   */
  requiredStudyS: z.int(),
  /** What of the required hours the viewer still misses, seconds; 0 once the course is learned [CO-05]. */
  studyLeftS: z.number(),
});
export type CourseCard = z.output<typeof courseCard>;
