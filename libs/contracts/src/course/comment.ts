import { defineCall } from '../call.ts';
import { commentLimit, commentStates } from './comment.choices.ts';
import { postVerdicts, rejectReasonLimit } from './note.choices.ts';
import { page, pageOf } from '../page.ts';
import { reviewStates } from '../review.choices.ts';
import { epochMs, flag, text, wireId, wireInt } from '../wire.ts';
import { v } from '../v.ts';

const line = {
  /** Comment id. */
  id: v.int(),
  /** Its author. */
  author: v.object({
    /** As the person wants to be seen. */
    name: v.string(),
    /** Their department, in the viewer’s language. */
    department: v.string(),
    /** Address of their picture; empty without one. */
    image: v.string(),
  }),
  /** Plain text; empty where it was taken back. */
  text: v.string(),
  /** Its state; what is not shown is seen by its author alone. */
  state: v.picklist(commentStates),
  /** Why it was sent back; empty unless it was. */
  reason: v.string(),
  /** Epoch ms. */
  at: epochMs,
  /** How many found it good. */
  praises: v.int(),
  /** The viewer is one of them. */
  praised: v.boolean(),
  /** The viewer wrote it. */
  own: v.boolean(),
};

/** An answer to a comment [CO-09]. */
export const commentReply = v.object({
  ...line,
  /** Whom it answers, where that is not the author of the comment; empty otherwise. */
  to: v.string(),
});
export type CommentReply = v.InferOutput<typeof commentReply>;

/** A comment on a course, with its answers [CO-09]. */
export const courseComment = v.object({
  ...line,
  /** In their order; answers to answers stand among them. */
  replies: v.array(commentReply),
});
export type CourseComment = v.InferOutput<typeof courseComment>;

export const courseComments = defineCall({
  name: 'apiCourse/PcComment',
  method: 'GET',
  access: 'open',
  summary: 'Comments on a course with their answers, last first',
  source: ['CO-02', 'CO-09'],
  request: page({
    /** Course id. */
    id: wireId,
  }),
  response: pageOf(courseComment, {
    /** Comments and answers that everybody sees. */
    total: v.int(),
    /** What is written waits for an administrator before others see it. */
    approval: v.boolean(),
  }),
});

export const addComment = defineCall({
  name: 'apiCourse/addComment',
  method: 'POST',
  summary: 'Comments on a course or answers a comment; refused as too frequent beyond six in a minute',
  source: ['CO-09', 'HT-06'],
  request: v.object({
    /** Course id. */
    id: wireId,
    /** Comment or answer that is answered; 0: none. */
    parent: wireInt,
    /** Plain text. */
    text: text(commentLimit * 4),
  }),
  response: v.object({
    /** Its id. */
    comment: v.int(),
    /** Its state. */
    state: v.picklist(commentStates),
  }),
});

export const praiseComment = defineCall({
  name: 'apiCourse/commentPraise',
  method: 'POST',
  summary: 'Praises a comment, or no longer; refused as too frequent within a second of the last change',
  source: ['CO-09', 'HT-06'],
  request: v.object({
    /** Comment id. */
    comment: wireId,
    /** Y: praised from now on. */
    praised: flag,
  }),
  response: v.object({
    /** As it is now. */
    praised: v.boolean(),
    /** How many there are now. */
    praises: v.int(),
  }),
});

export const removeComment = defineCall({
  name: 'apiCourse/comment/remove',
  method: 'POST',
  summary: 'Takes back a comment of one’s own; answers to it stay',
  source: ['CO-09', 'HT-06'],
  request: v.object({
    /** Comment id. */
    comment: wireId,
  }),
  response: v.object({
    /** As it is now. */
    state: v.picklist(commentStates),
  }),
});

/** What people think of a course [CO-09]. */
export const courseOpinion = v.object({
  /** Stars that the viewer gave; 0: none yet. */
  given: v.int(),
  /** Tenths of a star; null before the first rating. */
  rating: v.nullable(v.int()),
  /** How many have rated. */
  ratings: v.int(),
  /** How many gave one star, two, … five; null where that is not known. */
  spread: v.nullable(v.array(v.int())),
  /** How many praised the course. */
  praises: v.int(),
  /** The viewer is one of them. */
  praised: v.boolean(),
});
export type CourseOpinion = v.InferOutput<typeof courseOpinion>;

export const isGrade = defineCall({
  name: 'apiCourse/isGrade',
  method: 'GET',
  access: 'open',
  summary: 'Whether the viewer has rated a course, and what others think of it',
  source: ['CO-09'],
  request: v.object({
    /** Course id. */
    id: wireId,
  }),
  response: courseOpinion,
});

export const courseGrade = defineCall({
  name: 'apiCourse/courseGrade',
  method: 'GET',
  summary: 'Rates a course, once: whoever has rated it changes nothing and is told what they gave',
  source: ['CO-09'],
  request: v.object({
    /** Course id. */
    id: wireId,
    /** 1 to 5. */
    stars: wireInt,
  }),
  response: courseOpinion,
});

export const praiseCourse = defineCall({
  name: 'apiCourse/praise',
  method: 'GET',
  summary: 'Praises a course, or no longer; refused as too frequent within a second of the last change',
  source: ['CO-02', 'CO-09'],
  request: v.object({
    /** Course id. */
    id: wireId,
    /** Y: praised from now on. */
    praised: flag,
  }),
  response: courseOpinion,
});

/** A comment at the review desk [CO-09]. */
export const reviewedComment = v.object({
  /** Comment id. */
  id: v.int(),
  /** Course id. */
  courseId: v.int(),
  /** In the viewer’s language; empty when the course is gone. */
  courseTitle: v.string(),
  /** Its author. */
  author: line.author,
  /** What it answers; empty where it answers nothing. */
  about: v.string(),
  /** Plain text. */
  text: v.string(),
  /** Its state. */
  state: v.picklist(commentStates),
  /** Why it was sent back. */
  reason: v.string(),
  /** Epoch ms. */
  at: epochMs,
  /** Who answered; empty while it waits. */
  reviewer: v.string(),
});
export type ReviewedComment = v.InferOutput<typeof reviewedComment>;

export const commentReviews = defineCall({
  name: 'apiComment/review',
  method: 'GET',
  access: 'admin',
  summary: 'Comments that wait to be shown, what waits longest first; or those that were answered',
  source: ['CO-09'],
  request: page({
    /** Waiting, or answered. */
    state: v.picklist(reviewStates),
  }),
  response: pageOf(reviewedComment, {
    /** How many wait. */
    waiting: v.int(),
  }),
});

export const answerComment = defineCall({
  name: 'apiComment/review/answer',
  method: 'POST',
  access: 'admin',
  summary: 'Lets a comment be shown or sends it back; refused as `postChanged` where somebody was first',
  source: ['CO-09', 'HT-06'],
  request: v.object({
    /** Comment id. */
    comment: wireId,
    /** Its outcome. */
    verdict: v.picklist(postVerdicts),
    /** Why it is sent back; needed then. */
    reason: text(rejectReasonLimit),
  }),
  response: reviewedComment,
});
