import { fees, learningStates } from './course.choices.ts';
import { coverMotif } from '../coverMotif.ts';
import { epochMs } from '../wire.ts';
import { v } from '../v.ts';

/** Learning state of a course or chapter [CO-05]. */
export const learningState = v.picklist(learningStates);
export type LearningState = v.InferOutput<typeof learningState>;

/** One piece of a course's ribbon: a chapter, as wide as it is long. */
export const ribbonPiece = v.object({
  /** Seconds of the chapter. */
  seconds: v.number(),
  /** Share that is learned, 0–1. */
  done: v.number(),
  /** An earlier chapter must be learned first [CO-05]. */
  locked: v.boolean(),
});
export type RibbonPiece = v.InferOutput<typeof ribbonPiece>;

/** A course as lists show it. */
export const courseCard = v.object({
  /** Course id. */
  id: v.int(),
  /** Title in the viewer's language, else in Chinese [SE-09]. */
  title: v.string(),
  /** Picture, null when the cover is drawn from id and motif. */
  coverUrl: v.nullable(v.string()),
  /** Subject of its drawn cover. */
  motif: coverMotif,
  /** Its lecturer. */
  lecturer: v.object({
    /** Lecturer id. */
    id: v.int(),
    /** Name in the viewer's language. */
    name: v.string(),
  }),
  /** Number of chapters. */
  chapterCount: v.int(),
  /** Whole length in seconds. */
  durationS: v.number(),
  /** Tenths of a credit. */
  credits: v.int(),
  /** Whether it costs money [CO-01]. */
  fee: v.picklist(fees),
  /** Cents; null when free. */
  price: v.nullable(v.int()),
  /** The viewer has bought it, by itself or in a package, or the enterprise has opened it; and that has not run out [PY-02]. */
  bought: v.boolean(),
  /** Compulsory in the enterprise [CO-01]. */
  required: v.boolean(),
  /** Tenths of a star, null before the first rating. */
  rating: v.nullable(v.int()),
  /** How many have begun it. */
  learners: v.int(),
  /** When it came on the shelf, epoch ms. */
  publishedAt: epochMs,
  /** The viewer's; visitors have studied nothing. Learned: every chapter is, and the required hours are reached [CO-05]. */
  state: learningState,
  /** Number of chapters that the viewer has learned. */
  learnedChapters: v.int(),
  /** Present once the viewer has begun. */
  ribbon: v.array(ribbonPiece),
  /** Seconds still to learn: what is missing of the chapters or of the required hours, whichever is more. */
  leftS: v.number(),
  /**
   * Required hours, in seconds: study time that a learner must have in the course, besides all chapters learned, before
   * the course counts as learned. Study time is what the server has credited, repeats included. 0: none [CO-05].
   */
  requiredStudyS: v.int(),
  /** What of the required hours the viewer still misses, seconds; 0 once the course is learned [CO-05]. */
  studyLeftS: v.number(),
});
export type CourseCard = v.InferOutput<typeof courseCard>;
