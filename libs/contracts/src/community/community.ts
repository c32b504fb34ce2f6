import { defineCall } from '../call.ts';
import { commentOrders, postKinds, postStates, questionOrders, rewardStates } from './community.choices.ts';
import { messagePerson } from '../messages/messages.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, text, wireId, wireInt } from '../wire.ts';
import { v } from '../v.ts';

/** A picture or recording of a post [CM-01]. */
export const postFile = v.object({
  /** File id, used when the post is edited. */
  id: v.string(),
  /** File name given by its owner. */
  name: v.string(),
  /** File size in bytes. */
  size: v.int(),
  /** Address of the file, valid for an hour. */
  url: v.string(),
});
export type PostFile = v.InferOutput<typeof postFile>;

/** A category of posts; each enterprise has its own. */
export const postCategory = v.object({
  /** Category id. */
  id: v.int(),
  /** Name in the reader's language. */
  name: v.string(),
});
export type PostCategory = v.InferOutput<typeof postCategory>;

/** A topic or question as lists show it [CM-01]. */
export const postCard = v.object({
  /** Post id; topics and questions share the sequence. */
  id: v.int(),
  /** Topic or question. */
  kind: v.picklist(postKinds),
  /** Title, plain text. */
  title: v.string(),
  /** Beginning of the body, plain text of at most 160 characters; may be empty. */
  excerpt: v.string(),
  /** Its author. */
  author: messagePerson,
  /** Time of posting, epoch ms. */
  at: epochMs,
  /** Time of the last comment or answer, or of posting when there is none. */
  activeAt: epochMs,
  /** Category; null for none. */
  category: v.nullable(postCategory),
  /** Pictures in order, at most nine. */
  images: v.array(postFile),
  /** The one video or audio; null for none. */
  media: v.nullable(
    v.object({
      ...postFile.entries,
      /** Video or audio. */
      kind: v.picklist(['video', 'audio']),
    }),
  ),
  /** Number of likes. */
  praises: v.int(),
  /** The reader likes it. */
  praised: v.boolean(),
  /** Number of people who have opened it, without its author. */
  views: v.int(),
  /** Number of comments including replies; for a question, of answers only. */
  comments: v.int(),
  /** State of the approval; people other than author and administrators get `shown` posts only [CM-04]. */
  state: v.picklist(postStates),
  /** Reason for the rejection; empty unless it was rejected. */
  reason: v.string(),
  /** Points of the reward for the best answer; 0 for none [CM-02]. */
  reward: v.int(),
  /** State of the reward. */
  rewardState: v.picklist(rewardStates),
  /** It has a best answer. */
  answered: v.boolean(),
  /** Closed for answers. */
  closed: v.boolean(),
  /** Pinned to the top of its feed. */
  pinned: v.boolean(),
  /** The reader posted it. */
  mine: v.boolean(),
});
export type PostCard = v.InferOutput<typeof postCard>;

/** A topic or question in a side list. */
export const postLink = v.object({
  /** Post id. */
  id: v.int(),
  /** Topic or question. */
  kind: v.picklist(postKinds),
  /** Title, plain text. */
  title: v.string(),
  /** Number of likes. */
  praises: v.int(),
  /** Number of comments or answers. */
  comments: v.int(),
  /** It has a best answer. */
  answered: v.boolean(),
});
export type PostLink = v.InferOutput<typeof postLink>;

export const communityHome = defineCall({
  name: 'apiCommunity/home',
  method: 'GET',
  access: 'open',
  summary:
    'What stands around the feeds: categories, what is hot, and the reader’s own figures; posts are counted to 999',
  source: ['CM-01', 'CM-04'],
  request: v.object({}),
  response: v.object({
    /** Categories in the enterprise's order. */
    categories: v.array(postCategory),
    /** Posts and comments need an administrator's approval before others see them [CM-04]. */
    approval: v.boolean(),
    /** Topics and questions with the most recent participation, at most five. */
    hot: v.array(postLink),
    /** Number of posts per feed published today in the enterprise's time zone. */
    today: v.object({
      /** Topics. */
      topic: v.int(),
      /** Questions. */
      question: v.int(),
    }),
    /** The reader's own figures; null for visitors. */
    me: v.nullable(
      v.object({
        /** The reader as others see them. */
        person: messagePerson,
        /** Number of published topics and questions. */
        posts: v.int(),
        /** Number of answers. */
        answers: v.int(),
        /** Number of best answers. */
        best: v.int(),
        /** Number of other people's questions without an answer. */
        waiting: v.int(),
        /** Points available for a reward [CM-02]. */
        points: v.int(),
        /** May notify everyone in the enterprise of a post: a super administrator [CM-03]. */
        remindAll: v.boolean(),
        /** Posts and comments waiting for this reader's approval; null unless they are an administrator [CM-04]. */
        toReview: v.nullable(v.int()),
      }),
    ),
  }),
});
export type CommunityHome = v.InferOutput<(typeof communityHome)['response']>;

export const postFeed = defineCall({
  name: 'apiCommunity/feed',
  method: 'GET',
  access: 'open',
  summary:
    'Topics or questions that are shown, pinned ones first; between them the reader’s own that are not shown yet',
  source: ['CM-01', 'CM-04'],
  request: page({
    /** Topics or questions. */
    kind: v.picklist(postKinds),
    /** Sort order; `unanswered` is for questions only, for topics it means `new`. */
    order: v.picklist(questionOrders),
    /** Category id; 0 for all. */
    category: v.pipe(wireInt, v.minValue(0)),
    /** Search words in title or text; empty for all. */
    keyword: text(80),
  }),
  response: pageOf(postCard, {
    /** Time of this answer; later posts are counted by `apiCommunity/since`. */
    asOf: epochMs,
  }),
});

export const newPosts = defineCall({
  name: 'apiCommunity/since',
  method: 'GET',
  access: 'open',
  summary: 'How many posts by others a feed has got since a moment, so that an open page can announce them',
  source: ['CM-01'],
  request: v.object({
    /** Topics or questions. */
    kind: v.picklist(postKinds),
    /** Category id; 0 for all. */
    category: v.pipe(wireInt, v.minValue(0)),
    /** `asOf` of the feed on display. */
    after: v.pipe(wireInt, v.minValue(0), v.maxValue(253_402_300_799_999)),
  }),
  response: v.object({
    /** Number of new posts, at most 99. */
    count: v.int(),
  }),
});

/** The reader's permissions on a post; the server checks each again. */
export const postRights = v.object({
  /** Edit it: the author. */
  edit: v.boolean(),
  /** Delete it with all comments: administrators always; the author, unless others may still win its reward. */
  remove: v.boolean(),
  /** Pin it: administrators. */
  pin: v.boolean(),
  /** Notify everyone, once a day: super administrators, among them the enterprise's creator [CM-03]. */
  remindAll: v.boolean(),
  /** Choose the best answer: the author of the question. */
  award: v.boolean(),
  /** Close the question while it has no answer, which returns the reward. */
  close: v.boolean(),
  /** Comment or answer; never one's own question [CM-02]. */
  comment: v.boolean(),
  /** Report it: everybody but its author. */
  report: v.boolean(),
});
export type PostRights = v.InferOutput<typeof postRights>;

/** A comment or an answer; plain text [CM-04]. */
const commentFields = {
  /** Comment id. */
  id: v.int(),
  /** Its author. */
  author: messagePerson,
  /** Time of writing, epoch ms. */
  at: epochMs,
  /** Plain text. */
  words: v.string(),
  /** People mentioned as `@name`. */
  mentions: v.array(
    v.object({
      /** Person id. */
      id: v.int(),
      /** Name as the text has it, without the @. */
      name: v.string(),
    }),
  ),
  /** Number of likes. */
  praises: v.int(),
  /** The reader likes it. */
  praised: v.boolean(),
  /** The reader wrote it. */
  mine: v.boolean(),
  /** The reader may delete it. */
  removable: v.boolean(),
  /** State of the approval; only author and administrators see it before it is shown [CM-04]. */
  state: v.picklist(postStates),
  /** Reason for the rejection; empty unless it was rejected. */
  reason: v.string(),
};
export const postReply = v.object({
  ...commentFields,
  /** Name of the author replied to when that is another reply; else empty. */
  to: v.string(),
});
export type PostReply = v.InferOutput<typeof postReply>;
export const postComment = v.object({
  ...commentFields,
  /** It is the best answer. */
  best: v.boolean(),
  /** Number of replies. */
  replyCount: v.int(),
  /** The first three replies, oldest first; more by `apiCommunity/replies`. */
  replies: v.array(postReply),
});
export type PostComment = v.InferOutput<typeof postComment>;

export const postDetail = defineCall({
  name: 'apiCommunity/post',
  method: 'GET',
  access: 'open',
  summary: 'A topic or question with all its text; not found where the reader may not see it',
  source: ['CM-01', 'CM-02'],
  request: v.object({
    /** Topic or question. */
    kind: v.picklist(postKinds),
    /** Post id. */
    id: wireId,
  }),
  response: v.object({
    /** The post as lists show it. */
    post: postCard,
    /** Rich text, made safe by the server: p, br, strong, em, u, s, a, ul, ol, li, blockquote, h1 to h4, code, pre, mentions as `<span data-mention="id">@name</span>`. */
    body: v.string(),
    /** Increases with each change; an edit names the revision it started from. */
    revision: v.int(),
    /** Time of the author's last change after publication; null: never. */
    editedAt: v.nullable(epochMs),
    /** The best answer; null while there is none. */
    best: v.nullable(postComment),
    /** Time of choosing the best answer. */
    bestAt: v.nullable(epochMs),
    /** The reader's permissions. */
    may: postRights,
    /** Similar posts, at most three. */
    related: v.array(postLink),
  }),
});
export type PostDetail = v.InferOutput<(typeof postDetail)['response']>;

export const postComments = defineCall({
  name: 'apiCommunity/comments',
  method: 'GET',
  access: 'open',
  summary: 'Comments on a topic or answers to a question, without the best answer',
  source: ['CM-02', 'CM-04'],
  request: page({
    /** Post id. */
    post: wireId,
    /** Sort order. */
    order: v.picklist(commentOrders),
  }),
  response: pageOf(postComment),
});

export const commentReplies = defineCall({
  name: 'apiCommunity/replies',
  method: 'GET',
  access: 'open',
  summary: 'Replies to a comment, oldest first',
  source: ['CM-04'],
  request: page({
    /** Comment id. */
    comment: wireId,
  }),
  response: pageOf(postReply),
});

export const similarQuestions = defineCall({
  name: 'apiCommunity/similar',
  method: 'GET',
  access: 'open',
  summary: 'Questions that are like what is being typed, best first',
  source: ['CM-02'],
  request: v.object({
    /** Text typed so far; fewer than two characters find nothing. */
    words: text(200),
  }),
  response: v.object({
    /** Questions, at most five. */
    items: v.array(postLink),
  }),
});
