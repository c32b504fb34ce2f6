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
import { serve, type Route } from '../../http/serve.ts';
import { keepImage } from './noteImage.service.ts';
import {
  listChapterNotes,
  listChapters,
  listCourseNotes,
  listOwnCourseNotes,
  listOwnNotes,
  readForEdit,
} from './noteLists.service.ts';
import { answerReview, listReviews } from './noteReview.service.ts';
import { closeTip, readTip } from './noteTip.service.ts';
import { removeNote, writeNote } from './noteWrite.service.ts';
import type { NotePorts } from './note.ports.ts';

/** Calls of notes. */
export const noteRoutes = (ports: NotePorts): readonly Route[] => [
  serve(uploadNoteImage, (ctx, input) => keepImage(ctx, input, ports)),
  serve(addNote, (ctx, input) => writeNote(ctx, input, ports)),
  serve(deleteNote, removeNote),
  serve(courseAllNote, (ctx, input) => listCourseNotes(ctx, input, ports)),
  serve(courseMyNote, (ctx, input) => listOwnCourseNotes(ctx, input, ports)),
  serve(courseAllChapter, (ctx, input) => listChapters(ctx, input, ports)),
  serve(chapterNote, (ctx, input) => listChapterNotes(ctx, input, ports)),
  serve(isEditNote, (ctx, input) => readForEdit(ctx, input, ports)),
  serve(myNote, (ctx, input) => listOwnNotes(ctx, input, ports)),
  serve(noteTip, readTip),
  serve(closeNoteTip, closeTip),
  serve(noteReviews, (ctx, input) => listReviews(ctx, input, ports)),
  serve(answerNote, (ctx, input) => answerReview(ctx, input, ports)),
];
