import {
  addNote,
  answerNote,
  chapterNote,
  closeNoteTip,
  courseAllChapter,
  courseAllNote,
  courseMyNote,
  deleteNote,
  isEditNote,
  myNote,
  noteReviews,
  noteTip,
  uploadNoteImage,
} from '@banyan/contracts/course';
import type { Api } from '@banyan/core-screen';

/** Notes beside a chapter. */
export const noteCalls = {
  /** Notes of a chapter along its video: the learner's own or the public ones. */
  chapter: chapterNote,
  /** The learner's own notes in the whole course. */
  courseMine: courseMyNote,
  /** Public notes of the whole course. */
  courseAll: courseAllNote,
  /** Chapters with their numbers of notes. */
  chapters: courseAllChapter,
  /** Current state of a note, and whether a change withdraws it first. */
  forEdit: isEditNote,
  write: addNote,
  remove: deleteNote,
  keepImage: uploadNoteImage,
  tip: noteTip,
  closeTip: closeNoteTip,
} as const;
export type NoteApi = Api<typeof noteCalls>;

/** The learner's notes in all courses. */
export const myNoteCalls = { list: myNote, remove: deleteNote } as const;
export type MyNoteApi = Api<typeof myNoteCalls>;

/** Notes at the review desk. */
export const noteReviewCalls = { list: noteReviews, answer: answerNote } as const;
