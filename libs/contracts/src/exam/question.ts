import { v } from '../v.ts';

/** An answer option, in display order. */
export const questionOption = v.object({
  /** Option id in answers. */
  id: v.int(),
  /** Sanitised HTML. */
  text: v.string(),
});

/** A picture of a question, which can be enlarged. */
export const questionPicture = v.object({
  /** Address, valid for hours. */
  url: v.string(),
  /** Description of its content. */
  alt: v.string(),
});

/** Passage of a course that teaches the subject of a question. */
export const lessonPlace = v.object({
  /** Course id. */
  courseId: v.int(),
  /** Chapter id. */
  chapterId: v.int(),
  /** Second of its video. */
  second: v.int(),
  /** Title of the chapter. */
  title: v.string(),
});
