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

/** Id of a stored file; empty for none. */
const fileId = v.pipe(v.string(), v.regex(/^([A-Za-z0-9_-]{22})?$/));

/** A chapter in the editor. */
const microChapter = v.object({
  /** Key within the micro-course. */
  key: text(36),
  /** Title, at most 40 characters. */
  title: text(microChapterTitleLimit),
  /** File or link. */
  source: v.picklist(microSources),
  /** Id of the stored file; empty for none. */
  file: fileId,
  /** Link as typed. */
  url: text(microLinkLimit),
});

/** Content of a draft, in which anything may be missing [MC-01]. */
export const microDraft = v.object({
  /** Title, at most 60 characters. */
  title: text(microTitleLimit),
  /** Id of the stored cover; empty: the category's cover is shown. */
  cover: fileId,
  /** Category id; empty for none yet. */
  category: v.pipe(v.string(), v.regex(categoryKeyForm)),
  /** Lecturer id; 0 for none yet. */
  lecturer: v.pipe(v.int(), v.minValue(0), v.maxValue(999_999_999_999_999)),
  /** Introduction, plain text. */
  introduction: text(microIntroLimit),
  /** Way to charge for it [MC-02]. */
  fee: v.picklist(microFees),
  /** Yuan as typed; at most two decimals on submission [MC-02]. */
  amount: text(12),
  /** Points as typed [MC-02]. */
  points: text(12),
  /** Audience after publication. */
  audience: v.picklist(microAudiences),
  /** Chapters in order. */
  chapters: v.pipe(v.array(microChapter), v.maxLength(microChapterLimit)),
});
export type MicroDraft = v.InferOutput<typeof microDraft>;

/** A stored file for micro-courses [MC-03]. */
export const microFile = v.object({
  /** Upload id. */
  id: v.string(),
  /** Original file name. */
  name: v.string(),
  /** File size in bytes. */
  size: v.int(),
  /** Address of the file, valid for an hour. */
  url: v.string(),
  /** Kind of the file, by its content. */
  kind: v.picklist(microFileKinds),
  /** Its state [MC-04]. */
  state: v.picklist(microFileStates),
  /** Reason for the failure; empty unless it failed. */
  fault: v.picklist(microFileFaults),
  /** Common name of the codec, for the fault `coding`; else empty. */
  coding: v.string(),
  /** Length in seconds, 0 while unknown; for documents the required reading time. */
  durationS: v.number(),
});
export type MicroFile = v.InferOutput<typeof microFile>;

/** A micro-course of the caller. */
export const microCourse = v.object({
  /** Micro-course id. */
  id: v.int(),
  /** Increases with each change. */
  revision: v.int(),
  /** Its state [MC-04]. */
  state: v.picklist(microStates),
  /** Reason for the rejection; empty unless it was rejected. */
  reason: v.string(),
  /** Id of the course published from it; 0 for none yet. */
  courseId: v.int(),
  /** Time of the last change, epoch ms. */
  changedAt: epochMs,
  /** Content of the draft. */
  draft: microDraft,
  /** Name of its category; empty for none. */
  categoryName: v.string(),
  /** Name of its lecturer; empty for none. */
  lecturerName: v.string(),
  /** Files in use, the cover included. */
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
    /** Lecturers to choose from. */
    lecturers: v.array(
      v.object({
        /** Lecturer id. */
        id: v.int(),
        /** Name in the viewer’s language. */
        name: v.string(),
        /** Job title of the lecturer. */
        title: v.string(),
      }),
    ),
    /** Lecturer id of the author; 0 when they are not a lecturer. */
    own: v.int(),
    /** The author's department; empty when unknown, and then the audience `department` is not available. */
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
    /** Categories in order. */
    categories: v.array(
      v.object({
        /** Category id. */
        id: v.string(),
        /** Path from the top category, in the viewer’s language. */
        path: v.string(),
        /** Level in the tree, 1 to 3. */
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
    /** Link as typed. */
    url: text(microLinkLimit),
  }),
  response: v.object({
    /** It is a valid link. */
    correct: v.boolean(),
    /** It uses https, as recommended. */
    secure: v.boolean(),
    /** Link as browsers open it; empty when it is invalid. */
    url: v.string(),
  }),
});

export const microDetail = defineCall({
  name: 'apiCourse/microCourse/detail',
  method: 'GET',
  summary: 'A micro-course of one’s own',
  source: ['MC-01', 'MC-04'],
  request: v.object({
    /** Micro-course id. */
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
    /** Micro-course id; 0 for a new one. */
    id: wireInt,
    /** Key of a new one from its device; sending it again does not create a second one. */
    draft_key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,40}$/)),
    /** Revision that the client last read; 0 for a new one. */
    revision: wireInt,
    /** Content of the draft. */
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
    /** Upload id. */
    upload: text(22),
    /** Upload kind. */
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
    /** File id. */
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
    /** Tab of the list. */
    state: v.picklist(microTabs),
  }),
  response: pageOf(microCourse, {
    /** Number of micro-courses per tab, in the order of `microTabs`. */
    counts: v.array(v.int()),
  }),
});

const one = v.object({
  /** Micro-course id. */
  id: wireId,
  /** Revision that the client last read. */
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
    /** Micro-course id. */
    id: wireId,
    /** Y: delete; N: restore. */
    removed: v.picklist(['Y', 'N']),
  }),
  response: v.object({
    /** It is deleted now. */
    removed: v.boolean(),
  }),
});
