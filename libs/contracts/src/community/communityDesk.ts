import { defineCall } from '../call.ts';
import { postCard } from './community.ts';
import { communityLimits, communityTargets, postKinds } from './community.choices.ts';
import { messagePerson } from '../messages/messages.ts';
import { page, pageOf } from '../page.ts';
import { reportReasons } from '../messages/privateMessages.ts';
import { epochMs, flag, text, wireId, wireInt } from '../wire.ts';
import { v } from '../v.ts';

/** A post that waits to be shown [CM-04]. */
export const waitingPost = v.object({
  /** As lists show it. */
  post: postCard,
  /** All its text, safe rich text as in its detail. */
  body: v.string(),
  /** Names what was read: a decision names it, so that nothing is approved unseen. */
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
    /** How many wait. */
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
    /** Id of the post. */
    id: wireId,
    /** The revision that was read. */
    revision: v.pipe(wireInt, v.minValue(1)),
    /** Y: it is shown; N: it is rejected. */
    approve: flag,
    /** Why it is rejected, 1 to 200 characters; empty where it is approved. */
    reason: text(2 * communityLimits.reason),
  }),
  response: v.object({
    /** How many still wait. */
    total: v.int(),
  }),
});

/** A comment, an answer or a reply that waits to be shown [CM-04]. */
export const waitingComment = v.object({
  /** Its id. */
  id: v.int(),
  /** The post under which it stands. */
  post: v.object({
    /** Its id. */
    id: v.int(),
    /** What it is. */
    kind: v.picklist(postKinds),
    /** Its title. */
    title: v.string(),
  }),
  /** Its author. */
  author: messagePerson,
  /** Plain text. */
  words: v.string(),
  /** What it replies to; empty where it is no reply. */
  about: v.string(),
  /** When it was written, epoch ms. */
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
    /** How many wait. */
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
    /** Its id. */
    id: wireId,
    /** Y: it is shown; N: it is rejected. */
    approve: flag,
    /** Why it is rejected, 1 to 200 characters; empty where it is approved. */
    reason: text(2 * communityLimits.reason),
  }),
  response: v.object({
    /** How many still wait. */
    total: v.int(),
  }),
});

/** A post or comment that people have reported. */
export const reportedItem = v.object({
  /** Which of the two. */
  target: v.picklist(communityTargets),
  /** Its id. */
  id: v.int(),
  /** The post that it is, or stands under. */
  post: v.object({
    /** Its id. */
    id: v.int(),
    /** What it is. */
    kind: v.picklist(postKinds),
    /** Its title. */
    title: v.string(),
  }),
  /** The author of the reported text. */
  author: messagePerson,
  /** What was reported: the comment, or the beginning of the post. */
  words: v.string(),
  /** Pictures of a reported post. */
  images: postCard.entries.images,
  /** Its video or audio; null for none. */
  media: postCard.entries.media,
  /** People who have reported it. */
  people: v.int(),
  /** Why, each reason once. */
  reasons: v.array(v.picklist(reportReasons)),
  /** When it was reported first, epoch ms. */
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
    /** How many there are. */
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
    /** Which of the two. */
    target: v.picklist(communityTargets),
    /** Its id. */
    id: wireId,
    /** Y: it is deleted with what hangs on it. */
    remove: flag,
  }),
  response: v.object({
    /** How many reports are left. */
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
    /** Its id. */
    id: wireId,
    /** Y: it is above. */
    pinned: flag,
  }),
  response: v.object({
    /** As it is now. */
    pinned: v.boolean(),
  }),
});
