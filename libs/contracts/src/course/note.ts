import { defineCall } from '../call.ts';
import { noteImageLimit, noteKinds, notePins, noteStates, noteTabs, noteChapterLimit } from './note.choices.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, flag, text, wireId, wireInt, wireJson } from '../wire.ts';
import { v } from '../v.ts';

/** A picture in a note [NO-02]. */
export const noteImage = v.object({
  /** Picture id. */
  id: v.string(),
  /** File name given by its owner. */
  name: v.string(),
  /** File size in bytes. */
  size: v.int(),
  /** Address of the picture, valid for an hour. */
  url: v.string(),
});
export type NoteImage = v.InferOutput<typeof noteImage>;

/** A note at its place in a course [NO-01]. */
export const note = v.object({
  /** Note id. */
  id: v.int(),
  /** Course id. */
  courseId: v.int(),
  /** Title of the course, in the viewer’s language; empty when the course was deleted. */
  courseTitle: v.string(),
  /** The viewer may open the course. */
  opens: v.boolean(),
  /** Chapter id. */
  chapterId: v.int(),
  /** Number of the chapter, from 1; 0 when it was deleted. */
  chapterNo: v.int(),
  /** Title of the chapter, in the viewer’s language; empty when it was deleted. */
  chapterTitle: v.string(),
  /** Plain text. */
  text: v.string(),
  /** Pictures in order. */
  images: v.array(noteImage),
  /** Anchor of the note. */
  pin: v.picklist(notePins),
  /** Second or page of the anchor; 0 for the whole chapter. */
  place: v.int(),
  /** Its state. */
  state: v.picklist(noteStates),
  /** Reason for the rejection; empty unless it was rejected. */
  reason: v.string(),
  /** Increases with each change. */
  revision: v.int(),
  /** Its author. */
  author: v.object({
    /** Display name. */
    name: v.string(),
    /** Their department, in the viewer’s language. */
    department: v.string(),
  }),
  /** The viewer wrote it. */
  own: v.boolean(),
  /** Time of the last change, epoch ms. */
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
    /** Key of a new note from its device; sending it again does not create a second note. */
    draft_key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,40}$/)),
    /** Revision that the client last read; 0 for a new note. */
    revision: wireInt,
    /** Course id. */
    course_id: wireId,
    /** Chapter id. */
    chapter_id: wireId,
    /** Plain text. */
    text: text(noteChapterLimit * 4),
    /** Picture ids. */
    images: wireJson(v.pipe(v.array(uploadId), v.maxLength(noteImageLimit))),
    /** Anchor of the note. */
    pin: v.picklist(notePins),
    /** Second or page of the anchor; 0 for the whole chapter. */
    place: wireInt,
    /** Kind to save it as. */
    as: v.picklist(noteKinds),
    /** Y: a public note, or one under review, may be withdrawn for the change [NO-01]. */
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
    /** Y: a note was deleted; N: there was none. */
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
    /** Chapters in order. */
    chapters: v.array(
      v.object({
        /** Chapter id. */
        id: v.int(),
        /** Number of the chapter, from 1. */
        no: v.int(),
        /** Title in the viewer’s language. */
        title: v.string(),
        /** Number of the learner’s own notes. */
        mine: v.int(),
        /** Number of public notes. */
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
    /** The learner's own notes, or all public ones. */
    whose: v.picklist(['mine', 'all']),
  }),
  response: pageOf(note, {
    /** Characters used by the learner’s own notes in the chapter. */
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
    /** The note now. */
    note,
    /** Y: it is public or under review, so a change withdraws it first. */
    withdraws: flag,
  }),
});

export const myNote = defineCall({
  name: '/yii/appapi/v1/courseNote/note/my-note',
  method: 'GET',
  summary: 'The learner’s notes in all courses, last changed first',
  source: ['NO-03'],
  request: page({
    /** Tab of the list. */
    state: v.picklist(noteTabs),
    /** Course id; 0 for all courses. */
    course: wireInt,
  }),
  response: pageOf(note, {
    /** Number of notes per tab, in the requested course. */
    counts: v.object(v.entriesFromList(noteTabs, v.int())),
    /** Courses in which the learner has notes, latest note first. */
    courses: v.array(
      v.object({
        /** Course id. */
        id: v.int(),
        /** Title in the viewer’s language. */
        title: v.string(),
        /** Number of notes in it. */
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
    /** Y: the tip has not been closed yet. */
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
    /** Y: the tip is still shown. */
    shown: flag,
  }),
});
