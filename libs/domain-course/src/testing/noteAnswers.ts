import {
  addComment,
  addNote,
  answerComment,
  answerNote,
  chapterNote,
  closeNoteTip,
  commentReviews,
  courseAllChapter,
  courseAllNote,
  courseComments,
  courseGrade,
  courseMyNote,
  deleteNote,
  isEditNote,
  isGrade,
  myNote,
  noteReviews,
  noteTip,
  praiseComment,
  praiseCourse,
  removeComment,
  uploadNoteImage,
} from '@banyan/contracts/course';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { makeComments, makeMyNotes, makeNotes, makeOpinion, makeReviewedComments, makeReviewedNotes } from './notes.ts';

/** Answers the calls of notes and comments with fixtures. */
export function noteAnswers(language: 'zh' | 'en' = 'zh'): FakeAnswer[] {
  const mine = makeNotes(language);
  const others = makeNotes(language, { own: false });
  const one = (id: number) => {
    const found = mine.find((note) => note.id === id) ?? mine[0];
    if (found === undefined) throw new Error('no note');
    return found;
  };
  return [
    answer(chapterNote, ({ whose }) => ({ items: whose === 'mine' ? mine : others, next: null, used: 120 })),
    answer(courseAllNote, () => ({ items: others, next: null })),
    answer(courseMyNote, () => ({ items: mine, next: null })),
    answer(courseAllChapter, () => ({
      chapters: [{ id: 1005, no: 5, title: one(0).chapterTitle, mine: 5, all: 5 }],
    })),
    answer(isEditNote, ({ note }) => {
      const { state } = one(note);
      return {
        note: one(note),
        withdraws: state === 'passed' || state === 'reviewing' ? ('Y' as const) : ('N' as const),
      };
    }),
    answer(addNote, ({ as, id, revision, text }) => ({
      ...one(id),
      text,
      revision: revision + 1,
      state: as === 'public' ? ('reviewing' as const) : as,
    })),
    answer(deleteNote, () => ({ deleted: 'Y' as const })),
    answer(uploadNoteImage, ({ upload }) => ({ id: upload, name: 'sketch.png', size: 1200, url: '' })),
    answer(noteTip, () => ({ shown: 'Y' as const })),
    answer(closeNoteTip, () => ({ shown: 'N' as const })),
    answer(myNote, () => makeMyNotes(language)),
    answer(noteReviews, () => ({ items: makeReviewedNotes(language), next: null, waiting: 5 })),
    answer(answerNote, ({ note }) => ({ note: one(note), sentAt: one(note).changedAt, reviewer: '' })),
    answer(courseComments, () => makeComments(language)),
    answer(addComment, () => ({ comment: 79, state: 'waiting' as const })),
    answer(praiseComment, ({ praised }) => ({ praised: praised === 'Y', praises: praised === 'Y' ? 4 : 3 })),
    answer(removeComment, () => ({ state: 'gone' as const })),
    answer(isGrade, () => makeOpinion()),
    answer(courseGrade, ({ stars }) => makeOpinion({ given: stars, ratings: 121 })),
    answer(praiseCourse, ({ praised }) =>
      makeOpinion({ praised: praised === 'Y', praises: praised === 'Y' ? 287 : 286 }),
    ),
    answer(commentReviews, () => ({ items: makeReviewedComments(language), next: null, waiting: 2 })),
    answer(answerComment, ({ comment }) => {
      const found = makeReviewedComments(language).find(({ id }) => id === comment);
      if (found === undefined) throw new Error('no comment');
      return found;
    }),
  ];
}
