import { defineCall } from './call.ts';
import { noteImageLimit, noteKinds, notePins, noteStates, noteTabs, noteChapterLimit } from './note.choices.ts';
import { page, pageOf } from './page.ts';
import { epochMs, flag, text, wireId, wireInt, wireJson } from './wire.ts';
import { z } from './z.ts';

/** A picture in a note [NO-02]. */
export const noteImage = z.object({
  /** Names it. */
  id: z.string(),
  /** As its owner called it. */
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Address to show it from, for an hour. */
  url: z.string(),
});
export type NoteImage = z.output<typeof noteImage>;

/** A note at its place in a course [NO-01]. */
export const note = z.object({
  /** Note id. */
  id: z.int(),
  /** Course id. */
  courseId: z.int(),
  /** Title of the course, in the viewer’s language; empty when the course is gone. */
  courseTitle: z.string(),
  /** The course opens to the viewer. */
  opens: z.boolean(),
  /** Chapter id. */
  chapterId: z.int(),
  /** Number of the chapter, from 1; 0 when it is gone. */
  chapterNo: z.int(),
  /** Title of the chapter, in the viewer’s language; empty when it is gone. */
  chapterTitle: z.string(),
  /** Plain text. */
  text: z.string(),
  /** In the order of the note. */
  images: z.array(noteImage),
  /** What it is pinned to. */
  pin: z.enum(notePins),
  /** The second or page; 0 for the whole chapter. */
  place: z.int(),
  /** Where it stands. */
  state: z.enum(noteStates),
  /** Why it was sent back; empty unless it was. */
  reason: z.string(),
  /** Grows with each change. */
  revision: z.int(),
  /** Who wrote it. */
  author: z.object({
    /** As the person wants to be seen. */
    name: z.string(),
    /** Their department, in the viewer’s language. */
    department: z.string(),
  }),
  /** The viewer wrote it. */
  own: z.boolean(),
  /** Epoch ms of the last change. */
  changedAt: epochMs,
});
export type Note = z.output<typeof note>;

const uploadId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));

export const uploadNoteImage = defineCall({
  name: '/yii/appapi/v1/courseNote/note/upload-img',
  method: 'POST',
  summary: 'Keeps an uploaded picture for a note of the learner’s; without a note for a month it is removed',
  source: ['NO-02'],
  request: z.object({
    /** Upload of the kind `noteImage`. */
    upload: uploadId,
  }),
  response: noteImage,
});

export const addNote = defineCall({
  name: '/yii/appapi/v1/courseNote/note/add-note',
  method: 'POST',
  summary:
    'Writes a note or changes one; refused as `noteRefused`, or as `noteChanged` with the newer note where another device was first',
  source: ['NO-01', 'NO-02', 'HT-06'],
  request: z.object({
    /** Note id; 0 for a new one. */
    id: wireInt,
    /** Names a new note on the device where it was begun: the same again is the same note. */
    draft_key: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,40}$/)),
    /** Revision that was read; 0 for a new one. */
    revision: wireInt,
    /** Course id. */
    course_id: wireId,
    /** Chapter id. */
    chapter_id: wireId,
    /** Plain text. */
    text: text(noteChapterLimit * 4),
    /** Ids of pictures. */
    images: wireJson(z.array(uploadId).check(z.maxLength(noteImageLimit))),
    /** What it is pinned to. */
    pin: z.enum(notePins),
    /** The second or page; 0 for the whole chapter. */
    place: wireInt,
    /** What it is to be from now on. */
    as: z.enum(noteKinds),
    /** Y: a public note, or one under review, may be withdrawn for it [NO-01]. */
    withdraw: flag,
  }),
  response: note,
});

export const deleteNote = defineCall({
  name: '/yii/appapi/v1/courseNote/note/delete-note',
  method: 'POST',
  summary: 'Deletes a note of one’s own with its pictures; the same again deletes nothing',
  source: ['NO-01'],
  request: z.object({
    /** Note id. */
    note: wireId,
  }),
  response: z.object({
    /** Y: there was one. */
    deleted: flag,
  }),
});

const ofCourse = page({
  /** Course id. */
  course_id: wireId,
});

export const courseAllNote = defineCall({
  name: '/yii/appapi/v1/courseNote/note/course-all-note',
  method: 'GET',
  summary: 'Public notes of a course, last first',
  source: ['NO-03'],
  request: ofCourse,
  response: pageOf(note),
});

export const courseMyNote = defineCall({
  name: '/yii/appapi/v1/courseNote/note/course-my-note',
  method: 'GET',
  summary: 'The learner’s notes in a course, in all states, last first',
  source: ['NO-03'],
  request: ofCourse,
  response: pageOf(note),
});

export const courseAllChapter = defineCall({
  name: '/yii/appapi/v1/courseNote/note/course-all-chapter',
  method: 'GET',
  summary: 'Chapters of a course with how many notes there are in each',
  source: ['NO-03'],
  request: z.object({
    /** Course id. */
    course_id: wireId,
  }),
  response: z.object({
    /** In their order. */
    chapters: z.array(
      z.object({
        /** Chapter id. */
        id: z.int(),
        /** From 1. */
        no: z.int(),
        /** In the viewer’s language. */
        title: z.string(),
        /** Notes of the learner’s own. */
        mine: z.int(),
        /** Public notes. */
        all: z.int(),
      }),
    ),
  }),
});

export const chapterNote = defineCall({
  name: '/yii/appapi/v1/courseNote/note/chapter-note',
  method: 'GET',
  summary: 'Notes of a chapter along its video or pages: one’s own, or the public ones',
  source: ['NO-03'],
  request: page({
    /** Chapter id. */
    chapter_id: wireId,
    /** Whose. */
    whose: z.enum(['mine', 'all']),
  }),
  response: pageOf(note, {
    /** Characters of the learner’s own notes in the chapter. */
    used: z.int(),
  }),
});

export const isEditNote = defineCall({
  name: '/yii/appapi/v1/courseNote/note/is-edit',
  method: 'GET',
  summary: 'How a note of one’s own is now, and whether it has to be withdrawn before it is changed',
  source: ['NO-01', 'NO-03'],
  request: z.object({
    /** Note id. */
    note: wireId,
  }),
  response: z.object({
    /** As it is now. */
    note,
    /** Y: it is public or under review, and changing it withdraws it first. */
    withdraws: flag,
  }),
});

export const myNote = defineCall({
  name: '/yii/appapi/v1/courseNote/note/my-note',
  method: 'GET',
  summary: 'The learner’s notes in all courses, last changed first',
  source: ['NO-03'],
  request: page({
    /** Where they stand. */
    state: z.enum(noteTabs),
    /** Course id; 0 for all courses. */
    course: wireInt,
  }),
  response: pageOf(note, {
    /** Notes by where they stand, in the course asked for. */
    counts: z.record(z.enum(noteTabs), z.int()),
    /** Courses in which the learner has notes, those with the latest first. */
    courses: z.array(
      z.object({
        /** Course id. */
        id: z.int(),
        /** In the viewer’s language. */
        title: z.string(),
        /** Notes in it. */
        count: z.int(),
      }),
    ),
  }),
});

export const noteTip = defineCall({
  name: '/yii/appapi/v1/courseNote/tip/index',
  method: 'GET',
  summary: 'Whether the tip about notes is still to be shown',
  source: ['NO-03'],
  request: z.object({}),
  response: z.object({
    /** Y: it was not closed yet. */
    shown: flag,
  }),
});

export const closeNoteTip = defineCall({
  name: '/yii/appapi/v1/courseNote/tip/close',
  method: 'GET',
  summary: 'Closes the tip about notes for good',
  source: ['NO-03'],
  request: z.object({}),
  response: z.object({
    /** As it is now. */
    shown: flag,
  }),
});
