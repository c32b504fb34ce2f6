import { v } from '../v.ts';

/** An option to choose, in the order in which it is shown. */
export const questionOption = v.object({
  /** What an answer names. */
  id: v.int(),
  /** Sanitised HTML. */
  text: v.string(),
});

/** A picture of a question, which can be enlarged. */
export const questionPicture = v.object({
  /** Address, open for hours. */
  url: v.string(),
  /** Its content, in words. */
  alt: v.string(),
});

/** Place in a course that teaches what a question asks. */
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
