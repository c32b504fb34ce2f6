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
  /** Notes of a chapter along its video: one's own or the public ones. */
  chapter: chapterNote,
  /** One's own in the whole course. */
  courseMine: courseMyNote,
  /** The public ones of the whole course. */
  courseAll: courseAllNote,
  /** Chapters with how many notes there are in each. */
  chapters: courseAllChapter,
  /** How a note is now, and whether it has to be withdrawn before it is changed. */
  forEdit: isEditNote,
  write: addNote,
  remove: deleteNote,
  keepImage: uploadNoteImage,
  tip: noteTip,
  closeTip: closeNoteTip,
} as const;
export type NoteApi = Api<typeof noteCalls>;

/** One's notes in all courses. */
export const myNoteCalls = { list: myNote, remove: deleteNote } as const;
export type MyNoteApi = Api<typeof myNoteCalls>;

/** Notes at the review desk. */
export const noteReviewCalls = { list: noteReviews, answer: answerNote } as const;
