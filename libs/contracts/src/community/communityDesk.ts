import { defineCall } from '../call.ts';
import { postCard } from './community.ts';
import { communityLimits, communityTargets, postKinds } from './community.choices.ts';
import { messagePerson } from '../messages/messages.ts';
import { page, pageOf } from '../page.ts';
import { reportReasons } from '../messages/privateMessages.ts';
import { epochMs, flag, text, wireId, wireInt } from '../wire.ts';
import { v } from '../v.ts';

/** A post that waits for approval [CM-04]. */
export const waitingPost = v.object({
  /** The post as lists show it. */
  post: postCard,
  /** Full text, sanitised rich text as in its detail. */
  body: v.string(),
  /** Revision that a decision must name, so that nothing is approved unread. */
  revision: v.int(),
});
export type WaitingPost = v.InferOutput<typeof waitingPost>;

export const waitingPosts = defineCall({
  name: 'apiCommunity/waiting',
  method: 'GET',
  access: 'admin',
  summary: 'Posts that wait to be shown, what waits longest first',
  source: ['CM-04'],
  request: page({}),
  response: pageOf(waitingPost, {
    /** Number of posts that wait. */
    total: v.int(),
  }),
});

export const decidePost = defineCall({
  name: 'apiCommunity/decide',
  method: 'POST',
  access: 'admin',
  summary: 'Shows a post that waits, or rejects it with a reason; refused as `changed` where it is not as it was read',
  source: ['CM-04'],
  request: v.object({
    /** Post id. */
    id: wireId,
    /** Revision that the reviewer read. */
    revision: v.pipe(wireInt, v.minValue(1)),
    /** Y: approve; N: reject. */
    approve: flag,
    /** Reason for the rejection, 1 to 200 characters; empty when approving. */
    reason: text(2 * communityLimits.reason),
  }),
  response: v.object({
    /** Number of posts that still wait. */
    total: v.int(),
  }),
});

/** A comment, answer or reply that waits for approval [CM-04]. */
export const waitingComment = v.object({
  /** Comment id. */
  id: v.int(),
  /** Its post. */
  post: v.object({
    /** Post id. */
    id: v.int(),
    /** Topic or question. */
    kind: v.picklist(postKinds),
    /** Title of the post. */
    title: v.string(),
  }),
  /** Its author. */
  author: messagePerson,
  /** Plain text. */
  words: v.string(),
  /** Text that it replies to; empty when it is not a reply. */
  about: v.string(),
  /** Time of writing, epoch ms. */
  at: epochMs,
});
export type WaitingComment = v.InferOutput<typeof waitingComment>;

export const waitingComments = defineCall({
  name: 'apiCommunity/waitingComments',
  method: 'GET',
  access: 'admin',
  summary: 'Comments, answers and replies that wait to be shown, what waits longest first',
  source: ['CM-04'],
  request: page({}),
  response: pageOf(waitingComment, {
    /** Number of comments that wait. */
    total: v.int(),
  }),
});

export const decideComment = defineCall({
  name: 'apiCommunity/decideComment',
  method: 'POST',
  access: 'admin',
  summary: 'Shows a comment that waits, or rejects it with a reason; refused as `changed` where it waits no more',
  source: ['CM-04'],
  request: v.object({
    /** Comment id. */
    id: wireId,
    /** Y: approve; N: reject. */
    approve: flag,
    /** Reason for the rejection, 1 to 200 characters; empty when approving. */
    reason: text(2 * communityLimits.reason),
  }),
  response: v.object({
    /** Number of comments that still wait. */
    total: v.int(),
  }),
});

/** A reported post or comment. */
export const reportedItem = v.object({
  /** Post or comment. */
  target: v.picklist(communityTargets),
  /** Id of the post or comment. */
  id: v.int(),
  /** The reported post, or the post of the reported comment. */
  post: v.object({
    /** Post id. */
    id: v.int(),
    /** Topic or question. */
    kind: v.picklist(postKinds),
    /** Title of the post. */
    title: v.string(),
  }),
  /** The author of the reported text. */
  author: messagePerson,
  /** The reported comment, or the beginning of the post. */
  words: v.string(),
  /** Pictures of a reported post. */
  images: postCard.entries.images,
  /** Its video or audio; null for none. */
  media: postCard.entries.media,
  /** Number of people who reported it. */
  people: v.int(),
  /** Reasons given, each once. */
  reasons: v.array(v.picklist(reportReasons)),
  /** Time of the first report, epoch ms. */
  at: epochMs,
});
export type ReportedItem = v.InferOutput<typeof reportedItem>;

export const reportedItems = defineCall({
  name: 'apiCommunity/reported',
  method: 'GET',
  access: 'admin',
  summary: 'What was reported and is not settled, what was reported first first',
  source: ['CM-04'],
  request: page({}),
  response: pageOf(reportedItem, {
    /** Number of reported items. */
    total: v.int(),
  }),
});

export const settleReport = defineCall({
  name: 'apiCommunity/settle',
  method: 'POST',
  access: 'admin',
  summary:
    'Ends the reports of a post or comment: it stays, or it is deleted; refused as `settled` where somebody else has ended them',
  source: ['CM-04'],
  request: v.object({
    /** Post or comment. */
    target: v.picklist(communityTargets),
    /** Id of the post or comment. */
    id: wireId,
    /** Y: delete it with all replies; N: keep it. */
    remove: flag,
  }),
  response: v.object({
    /** Number of reported items left. */
    total: v.int(),
  }),
});

export const pinPost = defineCall({
  name: 'apiCommunity/pin',
  method: 'POST',
  access: 'admin',
  summary: 'Puts a post above the others of its feed, or back; at most three are',
  source: ['CM-01'],
  request: v.object({
    /** Post id. */
    id: wireId,
    /** Y: pin it; N: unpin it. */
    pinned: flag,
  }),
  response: v.object({
    /** The post is pinned now. */
    pinned: v.boolean(),
  }),
});
