import { v } from '../v.ts';

/** An answer option, in display order. */
export const questionOption = v.object({
  /** Option id in answers. */
  id: v.int(),
  /** Sanitised HTML. */
  text: v.string(),
});

/** A picture of a question, which can be enlarged. */
const questionPicture = v.object({
  /** Address, valid for hours. */
  url: v.string(),
  /** Description of its content. */
  alt: v.string(),
});

/** A sound or document of a question [EX-02]. */
export const questionMaterial = v.object({
  /** Address, valid for hours. */
  url: v.string(),
  /** Name of the file. */
  name: v.string(),
  /** Size in bytes. */
  size: v.int(),
  /** True for a sound, which is played in place; false for a document. */
  sound: v.boolean(),
});
export type QuestionMaterial = v.InferOutput<typeof questionMaterial>;

/** Files that a question shows beside its text. */
export const questionShows = {
  /** Pictures, which can be enlarged. */
  pictures: v.array(questionPicture),
  /** Sounds and documents. */
  materials: v.array(questionMaterial),
};

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
