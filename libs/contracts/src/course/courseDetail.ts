import { defineCall } from '../call.ts';
import { chapterKinds } from './course.choices.ts';
import { courseCard, learningState } from './courseCard.ts';
import { presenceWays } from './presence.choices.ts';
import { purchase } from './purchase.ts';
import { epochMs, interval, wireId } from '../wire.ts';
import { v } from '../v.ts';

export const chapterKind = v.picklist(chapterKinds);
export type ChapterKind = v.InferOutput<typeof chapterKind>;

/** One chapter in the catalogue. */
export const chapter = v.object({
  /** Chapter id. */
  id: v.int(),
  /** Number of the chapter, from 1. */
  no: v.int(),
  /** Title in the viewer's language. */
  title: v.string(),
  /** Section heading above it; empty when it belongs to the previous section. */
  section: v.string(),
  /** Kind of the chapter [CO-03]. */
  kind: chapterKind,
  /** Number of parts that must be shown before it is learned, besides its time; 0 for played media [CO-03]. */
  parts: v.int(),
  /** Length in seconds; for reading material, the required reading time. */
  durationS: v.number(),
  /** The viewer's learning state [CO-05]. */
  state: learningState,
  /** Number of the chapter that must be learned first; null when open. */
  lockedBy: v.nullable(v.int()),
  /** Watched intervals, merged and sorted. */
  intervals: v.array(interval),
  /** Position to resume at, seconds; 0 for the start [CO-04]. */
  positionS: v.number(),
  /** Seconds still to watch until it counts as learned. */
  leftS: v.number(),
  /** Numbers of the parts already shown, in order [CO-03]. */
  seen: v.array(v.int()),
  /** The part shown last, at which reading resumes; 0 before the first [CO-03]. */
  place: v.int(),
});
export type Chapter = v.InferOutput<typeof chapter>;

export const courseDetail = defineCall({
  name: 'apiCourse/detail',
  method: 'GET',
  access: 'public',
  summary: 'A course: catalogue with progress, introduction, lecturer. Refuses with the codes of CO-07',
  source: ['CO-02', 'CO-05', 'CO-07'],
  request: v.object({
    /** Course id. */
    id: wireId,
  }),
  response: v.object({
    /** The course as lists show it. */
    course: courseCard,
    /** Description of the course, plain text. */
    introduction: v.string(),
    /** Learning outcomes, one per line. */
    outcomes: v.array(v.string()),
    /** Path from the top category to the course's own. */
    categories: v.array(
      v.object({
        /** Category id. */
        id: v.string(),
        /** Name in the viewer's language. */
        name: v.string(),
      }),
    ),
    /** Its lecturer. */
    lecturer: v.object({
      /** Lecturer id. */
      id: v.int(),
      /** Name in the viewer's language. */
      name: v.string(),
      /** Job title of the lecturer. */
      title: v.string(),
      /** The lecturer's department or company. */
      department: v.string(),
      /** Short biography, plain text. */
      bio: v.string(),
      /** Number of the lecturer's courses that the viewer may see. */
      courses: v.int(),
    }),
    /** The catalogue, in order [CO-02]. */
    chapters: v.array(chapter),
    /** Id of the chapter to open: the one watched last, else the first not yet learned. */
    current: v.nullable(v.int()),
    /** How often its page was opened before. */
    hits: v.int(),
    /** In the viewer's collection [CO-02]. */
    collected: v.boolean(),
    /** Settings for studying it. */
    settings: v.object({
      /** On the first watch, seeking beyond the watched part is blocked [CO-04]. */
      antiSkip: v.boolean(),
      /** Playback continues while the window is hidden. */
      background: v.boolean(),
      /** Each chapter opens once the previous one is learned [CO-05]. */
      sequential: v.boolean(),
      /** Kind of its presence checks [CO-08]. */
      presence: v.picklist(presenceWays),
      /** Average minutes of study between two presence checks [CO-08]. */
      presenceMinutes: v.int(),
    }),
    /** Share of a video to watch before it counts as learned. */
    learnedShare: v.number(),
    /** Points per learned chapter; 0 for none [CO-05]. */
    pointsPerChapter: v.int(),
    /** Points that the viewer has earned in this course: learned chapters × points per chapter [CO-05]. */
    pointsEarned: v.int(),
    /** End of the viewer's access, epoch ms; null when unlimited. */
    dueAt: v.nullable(epochMs),
    /** State of the viewer's purchase; null when it costs the viewer nothing [PY-02]. */
    purchase: v.nullable(purchase),
  }),
});
export type CourseDetail = v.InferOutput<(typeof courseDetail)['response']>;

export const relatedCourses = defineCall({
  name: 'apiCourse/recommendCourse',
  method: 'GET',
  access: 'public',
  summary: 'Courses near this one: same category, then same lecturer',
  source: ['CO-02'],
  request: v.object({
    /** Course id. */
    id: wireId,
  }),
  response: v.object({
    /** Nearest first; never the course itself. */
    items: v.array(courseCard),
  }),
});
