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
    /** Display name. */
    name: v.string(),
    /** Their department, in the viewer’s language. */
    department: v.string(),
    /** Address of their picture; empty without one. */
    image: v.string(),
  }),
  /** Plain text; empty when the comment was withdrawn. */
  text: v.string(),
  /** Its state; only its author sees a comment that is not published. */
  state: v.picklist(commentStates),
  /** Reason for the rejection; empty unless it was rejected. */
  reason: v.string(),
  /** Time of the comment, epoch ms. */
  at: epochMs,
  /** Number of praises. */
  praises: v.int(),
  /** The viewer has praised it. */
  praised: v.boolean(),
  /** The viewer wrote it. */
  own: v.boolean(),
};

/** A reply to a comment [CO-09]. */
export const commentReply = v.object({
  ...line,
  /** Name of the person replied to; empty when that is the author of the comment. */
  to: v.string(),
});
export type CommentReply = v.InferOutput<typeof commentReply>;

/** A comment on a course, with its replies [CO-09]. */
export const courseComment = v.object({
  ...line,
  /** Replies in order, including replies to replies. */
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
    /** Number of published comments and replies. */
    total: v.int(),
    /** New comments need an administrator's approval before others see them. */
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
    /** Id of the comment or reply that this one answers; 0 for none. */
    parent: wireInt,
    /** Plain text. */
    text: text(commentLimit * 4),
  }),
  response: v.object({
    /** Id of the new comment. */
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
    /** Y: praise it; N: withdraw the praise. */
    praised: flag,
  }),
  response: v.object({
    /** The viewer praises it now. */
    praised: v.boolean(),
    /** Number of praises now. */
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
    /** Its state now. */
    state: v.picklist(commentStates),
  }),
});

/** Ratings and praises of a course [CO-09]. */
export const courseOpinion = v.object({
  /** Stars that the viewer gave; 0: none yet. */
  given: v.int(),
  /** Tenths of a star; null before the first rating. */
  rating: v.nullable(v.int()),
  /** Number of ratings. */
  ratings: v.int(),
  /** Number of ratings with one star, two, … five; null when unknown. */
  spread: v.nullable(v.array(v.int())),
  /** Number of praises of the course. */
  praises: v.int(),
  /** The viewer has praised it. */
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
    /** Stars, 1 to 5. */
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
    /** Y: praise it; N: withdraw the praise. */
    praised: flag,
  }),
  response: courseOpinion,
});

/** A comment as its reviewer sees it [CO-09]. */
export const reviewedComment = v.object({
  /** Comment id. */
  id: v.int(),
  /** Course id. */
  courseId: v.int(),
  /** Title of the course in the viewer’s language; empty when the course was deleted. */
  courseTitle: v.string(),
  /** Its author. */
  author: line.author,
  /** Text that it replies to; empty when it is not a reply. */
  about: v.string(),
  /** Plain text. */
  text: v.string(),
  /** Its state. */
  state: v.picklist(commentStates),
  /** Reason for the rejection; empty unless it was rejected. */
  reason: v.string(),
  /** Time of the comment, epoch ms. */
  at: epochMs,
  /** Name of the reviewer; empty while it waits. */
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
    /** Comments that wait, or those already reviewed. */
    state: v.picklist(reviewStates),
  }),
  response: pageOf(reviewedComment, {
    /** Number of comments that wait. */
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
    /** The reviewer's decision. */
    verdict: v.picklist(postVerdicts),
    /** Reason for the rejection; required when rejecting. */
    reason: text(rejectReasonLimit),
  }),
  response: reviewedComment,
});
