import { fees, learningStates } from './course.choices.ts';
import { coverMotif } from '../coverMotif.ts';
import { epochMs } from '../wire.ts';
import { v } from '../v.ts';

/** Learning state of a course or chapter [CO-05]. */
export const learningState = v.picklist(learningStates);
export type LearningState = v.InferOutput<typeof learningState>;

/** One piece of a course's ribbon: a chapter, its width proportional to its length. */
export const ribbonPiece = v.object({
  /** Length of the chapter, seconds. */
  seconds: v.number(),
  /** Learned share, 0–1. */
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
  /** Address of the picture; null when the cover is drawn from id and motif. */
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
  /** Total length in seconds. */
  durationS: v.number(),
  /** Credits of the course, tenths. */
  credits: v.int(),
  /** Whether it is free or charged [CO-01]. */
  fee: v.picklist(fees),
  /** Price in cents; null when free. */
  price: v.nullable(v.int()),
  /** The viewer has valid access: bought, alone or in a package, or opened by the enterprise [PY-02]. */
  bought: v.boolean(),
  /** Compulsory in the enterprise [CO-01]. */
  required: v.boolean(),
  /** Average rating in tenths of a star; null before the first rating. */
  rating: v.nullable(v.int()),
  /** Number of people who have begun it. */
  learners: v.int(),
  /** Time of publication, epoch ms. */
  publishedAt: epochMs,
  /** The viewer's state. `learned`: every chapter is learned and the required hours are reached [CO-05]. */
  state: learningState,
  /** Number of chapters that the viewer has learned. */
  learnedChapters: v.int(),
  /** A piece per chapter; empty until the viewer has begun. */
  ribbon: v.array(ribbonPiece),
  /** Seconds still to learn: of the chapters or of the required hours, whichever is more. */
  leftS: v.number(),
  /**
   * Required hours, in seconds: study time that a learner must have in the course, besides all chapters learned, before
   * the course counts as learned. Study time is what the server has credited, repeats included. 0: none [CO-05].
   */
  requiredStudyS: v.int(),
  /** Seconds of the required hours that the viewer still lacks; 0 once the course is learned [CO-05]. */
  studyLeftS: v.number(),
});
export type CourseCard = v.InferOutput<typeof courseCard>;
