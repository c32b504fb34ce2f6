import { defineCall } from '../call.ts';
import { noteImageLimit, noteKinds, notePins, noteStates, noteTabs, noteChapterLimit } from './note.choices.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, flag, text, wireId, wireInt, wireJson } from '../wire.ts';
import { v } from '../v.ts';

/** A picture in a note [NO-02]. */
export const noteImage = v.object({
  /** Names it. */
  id: v.string(),
  /** As its owner called it. */
  name: v.string(),
  /** Bytes. */
  size: v.int(),
  /** Address to show it from, for an hour. */
  url: v.string(),
});
export type NoteImage = v.InferOutput<typeof noteImage>;

/** A note at its place in a course [NO-01]. */
export const note = v.object({
  /** Note id. */
  id: v.int(),
  /** Course id. */
  courseId: v.int(),
  /** Title of the course, in the viewer’s language; empty when the course is gone. */
  courseTitle: v.string(),
  /** The course opens to the viewer. */
  opens: v.boolean(),
  /** Chapter id. */
  chapterId: v.int(),
  /** Number of the chapter, from 1; 0 when it is gone. */
  chapterNo: v.int(),
  /** Title of the chapter, in the viewer’s language; empty when it is gone. */
  chapterTitle: v.string(),
  /** Plain text. */
  text: v.string(),
  /** In the order of the note. */
  images: v.array(noteImage),
  /** What it is pinned to. */
  pin: v.picklist(notePins),
  /** The second or page; 0 for the whole chapter. */
  place: v.int(),
  /** Its state. */
  state: v.picklist(noteStates),
  /** Why it was sent back; empty unless it was. */
  reason: v.string(),
  /** Grows with each change. */
  revision: v.int(),
  /** Its author. */
  author: v.object({
    /** As the person wants to be seen. */
    name: v.string(),
    /** Their department, in the viewer’s language. */
    department: v.string(),
  }),
  /** The viewer wrote it. */
  own: v.boolean(),
  /** Epoch ms of the last change. */
  changedAt: epochMs,
});
export type Note = v.InferOutput<typeof note>;

const uploadId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));

export const uploadNoteImage = defineCall({
  name: '/yii/appapi/v1/courseNote/note/upload-img',
  method: 'POST',
  summary: 'Keeps an uploaded picture for a note of the learner’s; without a note for a month it is removed',
  source: ['NO-02'],
  request: v.object({
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
  request: v.object({
    /** Note id; 0 for a new one. */
    id: wireInt,
    /** Names a new note on the device where it was begun: the same again is the same note. */
    draft_key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,40}$/)),
    /** Revision that was read; 0 for a new one. */
    revision: wireInt,
    /** Course id. */
    course_id: wireId,
    /** Chapter id. */
    chapter_id: wireId,
    /** Plain text. */
    text: text(noteChapterLimit * 4),
    /** Ids of pictures. */
    images: wireJson(v.pipe(v.array(uploadId), v.maxLength(noteImageLimit))),
    /** What it is pinned to. */
    pin: v.picklist(notePins),
    /** The second or page; 0 for the whole chapter. */
    place: wireInt,
    /** What it is to be from now on. */
    as: v.picklist(noteKinds),
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
  request: v.object({
    /** Note id. */
    note: wireId,
  }),
  response: v.object({
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
  request: v.object({
    /** Course id. */
    course_id: wireId,
  }),
  response: v.object({
    /** In their order. */
    chapters: v.array(
      v.object({
        /** Chapter id. */
        id: v.int(),
        /** From 1. */
        no: v.int(),
        /** In the viewer’s language. */
        title: v.string(),
        /** Notes of the learner’s own. */
        mine: v.int(),
        /** Public notes. */
        all: v.int(),
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
    whose: v.picklist(['mine', 'all']),
  }),
  response: pageOf(note, {
    /** Characters of the learner’s own notes in the chapter. */
    used: v.int(),
  }),
});

export const isEditNote = defineCall({
  name: '/yii/appapi/v1/courseNote/note/is-edit',
  method: 'GET',
  summary: 'How a note of one’s own is now, and whether it has to be withdrawn before it is changed',
  source: ['NO-01', 'NO-03'],
  request: v.object({
    /** Note id. */
    note: wireId,
  }),
  response: v.object({
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
    /** Their state. */
    state: v.picklist(noteTabs),
    /** Course id; 0 for all courses. */
    course: wireInt,
  }),
  response: pageOf(note, {
    /** Notes by where they stand, in the course asked for. */
    counts: v.object(v.entriesFromList(noteTabs, v.int())),
    /** Courses in which the learner has notes, those with the latest first. */
    courses: v.array(
      v.object({
        /** Course id. */
        id: v.int(),
        /** In the viewer’s language. */
        title: v.string(),
        /** Notes in it. */
        count: v.int(),
      }),
    ),
  }),
});

export const noteTip = defineCall({
  name: '/yii/appapi/v1/courseNote/tip/index',
  method: 'GET',
  summary: 'Whether the tip about notes is still to be shown',
  source: ['NO-03'],
  request: v.object({}),
  response: v.object({
    /** Y: it was not closed yet. */
    shown: flag,
  }),
});

export const closeNoteTip = defineCall({
  name: '/yii/appapi/v1/courseNote/tip/close',
  method: 'GET',
  summary: 'Closes the tip about notes for good',
  source: ['NO-03'],
  request: v.object({}),
  response: v.object({
    /** As it is now. */
    shown: flag,
  }),
});
