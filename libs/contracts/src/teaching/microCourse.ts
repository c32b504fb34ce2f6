import { categoryKeyForm } from '../categoryKey.ts';
import { defineCall } from '../call.ts';
import {
  microAudiences,
  microChapterLimit,
  microChapterTitleLimit,
  microFees,
  microFileFaults,
  microFileKinds,
  microFileStates,
  microIntroLimit,
  microLinkLimit,
  microSources,
  microStates,
  microTabs,
  microTitleLimit,
} from './microCourse.choices.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, text, wireId, wireInt, wireJson } from '../wire.ts';
import { v } from '../v.ts';

/** Id of a kept file; empty: none. */
const fileId = v.pipe(v.string(), v.regex(/^([A-Za-z0-9_-]{22})?$/));

/** A chapter as it is written. */
const microChapter = v.object({
  /** Names it within the micro-course. */
  key: text(36),
  /** Limited to 40 characters. */
  title: text(microChapterTitleLimit),
  /** A file, or a link. */
  source: v.picklist(microSources),
  /** Kept file; empty: none. */
  file: fileId,
  /** Link as it was typed. */
  url: text(microLinkLimit),
});

/** What an author writes; a draft may lack anything [MC-01]. */
export const microDraft = v.object({
  /** At most 60 characters. */
  title: text(microTitleLimit),
  /** Kept picture; empty: that of the category is shown. */
  cover: fileId,
  /** Category id; empty: none yet. */
  category: v.pipe(v.string(), v.regex(categoryKeyForm)),
  /** Lecturer id; 0: none yet. */
  lecturer: v.pipe(v.int(), v.minValue(0), v.maxValue(999_999_999_999_999)),
  /** Plain text. */
  introduction: text(microIntroLimit),
  /** What learners pay with [MC-02]. */
  fee: v.picklist(microFees),
  /** Yuan as they were typed; at most two decimals once it is submitted [MC-02]. */
  amount: text(12),
  /** Points as they were typed [MC-02]. */
  points: text(12),
  /** Who sees it once it is approved. */
  audience: v.picklist(microAudiences),
  /** In their order. */
  chapters: v.pipe(v.array(microChapter), v.maxLength(microChapterLimit)),
});
export type MicroDraft = v.InferOutput<typeof microDraft>;

/** A file that was kept for micro-courses [MC-03]. */
export const microFile = v.object({
  /** Id of its upload. */
  id: v.string(),
  /** As it was called. */
  name: v.string(),
  /** Bytes. */
  size: v.int(),
  /** Address to show it from, for an hour. */
  url: v.string(),
  /** What it is, by its content. */
  kind: v.picklist(microFileKinds),
  /** Its state [MC-04]. */
  state: v.picklist(microFileStates),
  /** Why it failed; empty unless it did. */
  fault: v.picklist(microFileFaults),
  /** What it is coded as, as people name it, where that is why; else empty. */
  coding: v.string(),
  /** Seconds of what plays, 0 while it is not known; of documents the time that they ask for. */
  durationS: v.number(),
});
export type MicroFile = v.InferOutput<typeof microFile>;

/** A micro-course of one’s own. */
export const microCourse = v.object({
  /** Its id. */
  id: v.int(),
  /** Grows with each change. */
  revision: v.int(),
  /** Its state [MC-04]. */
  state: v.picklist(microStates),
  /** Why it was sent back; empty unless it was. */
  reason: v.string(),
  /** The course that came of it; 0: none yet. */
  courseId: v.int(),
  /** Epoch ms. */
  changedAt: epochMs,
  /** The text. */
  draft: microDraft,
  /** Name of its category; empty: none. */
  categoryName: v.string(),
  /** Name of its lecturer; empty: none. */
  lecturerName: v.string(),
  /** Files that it names, the cover among them. */
  files: v.array(microFile),
});
export type MicroCourse = v.InferOutput<typeof microCourse>;

export const microSetting = defineCall({
  name: 'apiCourse/microCourse/microCoursesetting',
  method: 'GET',
  summary: 'What a micro-course is written with: lecturers, and the author’s department',
  source: ['MC-01'],
  request: v.object({}),
  response: v.object({
    /** Who can be named as its lecturer. */
    lecturers: v.array(
      v.object({
        /** Lecturer id. */
        id: v.int(),
        /** Name in the viewer’s language. */
        name: v.string(),
        /** What the lecturer is. */
        title: v.string(),
      }),
    ),
    /** The lecturer that the author is; 0: none. */
    own: v.int(),
    /** The author's department; empty: not known, and a course for the department cannot be written. */
    department: v.string(),
  }),
});

export const microCategories = defineCall({
  name: 'apiCourse/microCourse/microCourseCategory',
  method: 'GET',
  summary: 'Categories that a micro-course can stand in, parents before children',
  source: ['MC-01'],
  request: v.object({}),
  response: v.object({
    /** In their order. */
    categories: v.array(
      v.object({
        /** Category id. */
        id: v.string(),
        /** From the top down, in the viewer’s language. */
        path: v.string(),
        /** 1 to 3. */
        level: v.int(),
      }),
    ),
  }),
});

export const checkMicroLink = defineCall({
  name: 'apiCourse/microCourse/handleUrl',
  method: 'GET',
  summary: 'Whether a text is a correct web link, and how browsers open it',
  source: ['MC-03'],
  request: v.object({
    /** As it was typed. */
    url: text(microLinkLimit),
  }),
  response: v.object({
    /** It is one. */
    correct: v.boolean(),
    /** It is one of https, as is advised. */
    secure: v.boolean(),
    /** As browsers open it; empty where it is none. */
    url: v.string(),
  }),
});

export const microDetail = defineCall({
  name: 'apiCourse/microCourse/detail',
  method: 'GET',
  summary: 'A micro-course of one’s own',
  source: ['MC-01', 'MC-04'],
  request: v.object({
    /** Its id. */
    id: wireId,
  }),
  response: microCourse,
});

export const saveMicro = defineCall({
  name: 'apiCourse/microCourse',
  method: 'POST',
  summary:
    'Keeps a draft; refused as `microChanged` where another device was first, as `microRefused` where it waits or is out',
  source: ['MC-01', 'HT-06'],
  request: v.object({
    /** Its id; 0: a new one. */
    id: wireInt,
    /** Names a new one on its device, so that sent twice it is one. */
    draft_key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,40}$/)),
    /** Revision that was read; 0 for a new one. */
    revision: wireInt,
    /** The text. */
    draft: wireJson(microDraft, 120_000),
  }),
  response: microCourse,
});

export const keepMicroFile = defineCall({
  name: 'apiCourse/upload',
  method: 'POST',
  summary: 'Keeps an uploaded file for a micro-course; what plays is made ready. Kept again, it is the same file',
  source: ['MC-03', 'MC-04', 'HT-09'],
  request: v.object({
    /** Id of the upload. */
    upload: text(22),
    /** The purpose of the upload. */
    kind: v.picklist(['courseCover', 'courseMedia', 'courseDocument']),
  }),
  response: microFile,
});

export const retryMicroFile = defineCall({
  name: 'apiCourse/microCourse/transcode',
  method: 'POST',
  summary: 'Makes a file ready once more that could not be',
  source: ['MC-04', 'HT-06'],
  request: v.object({
    /** Id of the file. */
    file: text(22),
  }),
  response: microFile,
});

export const microList = defineCall({
  name: 'apiCourse/microCourse/list',
  method: 'GET',
  summary: 'One’s own micro-courses, last changed first',
  source: ['MC-04'],
  request: page({
    /** Which. */
    state: v.picklist(microTabs),
  }),
  response: pageOf(microCourse, {
    /** How many there are in each part, in the order of `microTabs`. */
    counts: v.array(v.int()),
  }),
});

const one = v.object({
  /** Its id. */
  id: wireId,
  /** Revision that was read. */
  revision: wireInt,
});

export const submitMicro = defineCall({
  name: 'apiCourse/microCourse/submit',
  method: 'POST',
  summary: 'Submits a micro-course for review; refused with all that is missing',
  source: ['MC-01', 'MC-02', 'MC-03', 'MC-04'],
  request: one,
  response: microCourse,
});

export const withdrawMicro = defineCall({
  name: 'apiCourse/microCourse/withdraw',
  method: 'POST',
  summary: 'Takes a micro-course back that waits for review: it is a draft again',
  source: ['MC-04'],
  request: one,
  response: microCourse,
});

export const removeMicro = defineCall({
  name: 'apiCourse/microCourse/remove',
  method: 'POST',
  summary: 'Deletes a draft, or brings one back that was deleted in the last 30 days',
  source: ['MC-04'],
  request: v.object({
    /** Its id. */
    id: wireId,
    /** Y: deleted from now on; N: back. */
    removed: v.picklist(['Y', 'N']),
  }),
  response: v.object({
    /** As it is now. */
    removed: v.boolean(),
  }),
});
