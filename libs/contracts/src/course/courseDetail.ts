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
  /** From 1. */
  no: v.int(),
  /** Title in the viewer's language. */
  title: v.string(),
  /** Heading above it, empty where the last one goes on. */
  section: v.string(),
  /** How it is taught [CO-03]. */
  kind: chapterKind,
  /** How many parts have to be shown before it is learned, besides its time; 0 of what plays [CO-03]. */
  parts: v.int(),
  /** Length in seconds; of what is read, the time that it asks for. */
  durationS: v.number(),
  /** The viewer's [CO-05]. */
  state: learningState,
  /** Chapter number that must be learned first; null when open. */
  lockedBy: v.nullable(v.int()),
  /** Watched, merged and sorted. */
  intervals: v.array(interval),
  /** Where to go on, seconds; 0 for the start [CO-04]. */
  positionS: v.number(),
  /** Seconds still to watch until it counts as learned. */
  leftS: v.number(),
  /** Numbers of the parts that were shown, in order [CO-03]. */
  seen: v.array(v.int()),
  /** The part that was shown last, where reading goes on; 0 before the first [CO-03]. */
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
    /** What it is about, plain text. */
    introduction: v.string(),
    /** What one can do afterwards, a line each. */
    outcomes: v.array(v.string()),
    /** From the top category down to the course's own. */
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
      /** What the lecturer is. */
      title: v.string(),
      /** The lecturer's department or company. */
      department: v.string(),
      /** A few sentences, plain text. */
      bio: v.string(),
      /** Courses of the lecturer that the viewer may see. */
      courses: v.int(),
    }),
    /** The catalogue, in order [CO-02]. */
    chapters: v.array(chapter),
    /** Chapter to open: the one last watched, else the first that is not learned. */
    current: v.nullable(v.int()),
    /** In the viewer's collection [CO-02]. */
    collected: v.boolean(),
    /** How it may be studied. */
    settings: v.object({
      /** No seeking past what was watched on first watch [CO-04]. */
      antiSkip: v.boolean(),
      /** Playing goes on while the window is hidden. */
      background: v.boolean(),
      /** Each chapter opens when the one before is learned [CO-05]. */
      sequential: v.boolean(),
      /** How it asks whether its learner is there [CO-08]. */
      presence: v.picklist(presenceWays),
      /** About how many minutes of study lie between two questions [CO-08]. */
      presenceMinutes: v.int(),
    }),
    /** Share of a video that makes it learned. */
    learnedShare: v.number(),
    /** Points that a learner gets for each chapter learned; 0: none [CO-05]. */
    pointsPerChapter: v.int(),
    /** Points that the viewer has earned in this course: learned chapters × points per chapter [CO-05]. */
    pointsEarned: v.int(),
    /** End of the viewer's access, epoch ms; null when unlimited. */
    dueAt: v.nullable(epochMs),
    /** State of buying it for the viewer; null: it costs the viewer nothing [PY-02]. */
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
