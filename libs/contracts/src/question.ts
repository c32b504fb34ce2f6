import { z } from './z.ts';

/** An option to choose, in the order in which it is shown. */
export const questionOption = z.object({
  /** What an answer names. */
  id: z.int(),
  /** Sanitised HTML. */
  text: z.string(),
});

/** A picture of a question, which can be enlarged. */
export const questionPicture = z.object({
  /** Address, open for hours. */
  url: z.string(),
  /** What it shows, in words. */
  alt: z.string(),
});

/** Place in a course that teaches what a question asks. */
export const lessonPlace = z.object({
  /** Course id. */
  courseId: z.int(),
  /** Chapter id. */
  chapterId: z.int(),
  /** Second of its video. */
  second: z.int(),
  /** Title of the chapter. */
  title: z.string(),
});
