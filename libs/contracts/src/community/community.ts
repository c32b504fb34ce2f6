import { defineCall } from '../call.ts';
import { commentOrders, postKinds, postStates, questionOrders, rewardStates } from './community.choices.ts';
import { messagePerson } from '../messages/messages.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, text, wireId, wireInt } from '../wire.ts';
import { v } from '../v.ts';

/** A picture or recording of a post [CM-01]. */
export const postFile = v.object({
  /** Names it where the post is edited. */
  id: v.string(),
  /** As its owner called it. */
  name: v.string(),
  /** Bytes. */
  size: v.int(),
  /** Address to show or play it from, for an hour. */
  url: v.string(),
});
export type PostFile = v.InferOutput<typeof postFile>;

/** What sorts posts; each enterprise has its own. */
export const postCategory = v.object({
  /** Its id. */
  id: v.int(),
  /** In the reader's language. */
  name: v.string(),
});
export type PostCategory = v.InferOutput<typeof postCategory>;

/** A topic or question as lists show it [CM-01]. */
export const postCard = v.object({
  /** Its id; topics and questions share the numbers. */
  id: v.int(),
  /** What it is. */
  kind: v.picklist(postKinds),
  /** Plain text. */
  title: v.string(),
  /** Beginning of what follows, plain text of at most 160 characters; empty for nothing. */
  excerpt: v.string(),
  /** Its author. */
  author: messagePerson,
  /** When it was posted, epoch ms. */
  at: epochMs,
  /** When somebody last commented or answered; when it was posted while nobody has. */
  activeAt: epochMs,
  /** Null: in none. */
  category: v.nullable(postCategory),
  /** Pictures in their order, at most nine. */
  images: v.array(postFile),
  /** The one video or audio; null for none. */
  media: v.nullable(
    v.object({
      ...postFile.entries,
      /** Which of them. */
      kind: v.picklist(['video', 'audio']),
    }),
  ),
  /** People who like it. */
  praises: v.int(),
  /** The reader likes it. */
  praised: v.boolean(),
  /** People who have opened it, its author not among them. */
  views: v.int(),
  /** Comments with their replies; of a question the answers alone. */
  comments: v.int(),
  /** Where it stands with the approval; others than author and administrators get `shown` ones only [CM-04]. */
  state: v.picklist(postStates),
  /** Why it was rejected; empty otherwise. */
  reason: v.string(),
  /** Points for the best answer; 0 for none [CM-02]. */
  reward: v.int(),
  /** Their outcome. */
  rewardState: v.picklist(rewardStates),
  /** It has its best answer. */
  answered: v.boolean(),
  /** Nobody can answer it any more. */
  closed: v.boolean(),
  /** It stands above the others. */
  pinned: v.boolean(),
  /** The reader posted it. */
  mine: v.boolean(),
});
export type PostCard = v.InferOutput<typeof postCard>;

/** A topic or question as a side list names it. */
export const postLink = v.object({
  /** Its id. */
  id: v.int(),
  /** What it is. */
  kind: v.picklist(postKinds),
  /** Plain text. */
  title: v.string(),
  /** People who like it. */
  praises: v.int(),
  /** Comments or answers. */
  comments: v.int(),
  /** It has its best answer. */
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
    /** In the enterprise's order. */
    categories: v.array(postCategory),
    /** Posts and comments are shown only after an administrator has approved them [CM-04]. */
    approval: v.boolean(),
    /** Topics and questions that most people took part in lately, at most five. */
    hot: v.array(postLink),
    /** Posts shown since the day began in the enterprise's zone, of each feed. */
    today: v.object({
      /** Topics. */
      topic: v.int(),
      /** Questions. */
      question: v.int(),
    }),
    /** Null for visitors. */
    me: v.nullable(
      v.object({
        /** As others see them. */
        person: messagePerson,
        /** Topics and questions that are shown. */
        posts: v.int(),
        /** Answers. */
        answers: v.int(),
        /** Of them, best ones. */
        best: v.int(),
        /** Questions of others that nobody has answered. */
        waiting: v.int(),
        /** Points that a reward can be taken from [CM-02]. */
        points: v.int(),
        /** May tell everyone in the enterprise of posts: a super administrator [CM-03]. */
        remindAll: v.boolean(),
        /** Posts and comments that wait for this reader's approval; null for who is no administrator [CM-04]. */
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
    /** Which of the two. */
    kind: v.picklist(postKinds),
    /** In which order; `unanswered` of questions alone, topics are then as `new`. */
    order: v.picklist(questionOrders),
    /** Category id; 0: all. */
    category: v.pipe(wireInt, v.minValue(0)),
    /** Words in title or text; empty for all. */
    keyword: text(80),
  }),
  response: pageOf(postCard, {
    /** Moment of this answer: what is posted later is counted by `apiCommunity/since`. */
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
    /** Which feed. */
    kind: v.picklist(postKinds),
    /** Category id; 0: all. */
    category: v.pipe(wireInt, v.minValue(0)),
    /** `asOf` of the feed that is shown. */
    after: v.pipe(wireInt, v.minValue(0), v.maxValue(253_402_300_799_999)),
  }),
  response: v.object({
    /** At most 99. */
    count: v.int(),
  }),
});

/** What the reader may do with a post; the server checks each of them again. */
export const postRights = v.object({
  /** Change it: the author. */
  edit: v.boolean(),
  /** Delete it with what hangs on it: the author, unless others may still win its reward; administrators always. */
  remove: v.boolean(),
  /** Put it above the others: administrators. */
  pin: v.boolean(),
  /** Tell everyone of it, once a day: super administrators, one of whom is the enterprise's creator [CM-03]. */
  remindAll: v.boolean(),
  /** Choose the best answer: who asked. */
  award: v.boolean(),
  /** Close the question while nobody has answered; the reward comes back. */
  close: v.boolean(),
  /** Comment or answer; never one's own question [CM-02]. */
  comment: v.boolean(),
  /** Report it: somebody else's. */
  report: v.boolean(),
});
export type PostRights = v.InferOutput<typeof postRights>;

/** A comment or an answer; plain text [CM-04]. */
const commentFields = {
  /** Its id. */
  id: v.int(),
  /** Its author. */
  author: messagePerson,
  /** When, epoch ms. */
  at: epochMs,
  /** Plain text. */
  words: v.string(),
  /** People whom it names as `@name`. */
  mentions: v.array(
    v.object({
      /** Id of the person. */
      id: v.int(),
      /** As the text has it, without the @. */
      name: v.string(),
    }),
  ),
  /** People who like it. */
  praises: v.int(),
  /** The reader likes it. */
  praised: v.boolean(),
  /** The reader wrote it. */
  mine: v.boolean(),
  /** The reader may delete it. */
  removable: v.boolean(),
  /** Where it stands with the approval: until it is shown its author and the administrators alone see it [CM-04]. */
  state: v.picklist(postStates),
  /** Why it was rejected; empty otherwise. */
  reason: v.string(),
};
export const postReply = v.object({
  ...commentFields,
  /** Name of whoever it answers, where that is another reply; empty otherwise. */
  to: v.string(),
});
export type PostReply = v.InferOutput<typeof postReply>;
export const postComment = v.object({
  ...commentFields,
  /** It is the best answer. */
  best: v.boolean(),
  /** Replies to it. */
  replyCount: v.int(),
  /** The first three of them, oldest first; more by `apiCommunity/replies`. */
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
    /** What it is. */
    kind: v.picklist(postKinds),
    /** Its id. */
    id: wireId,
  }),
  response: v.object({
    /** As lists show it. */
    post: postCard,
    /** Rich text, made safe by the server: p, br, strong, em, u, s, a, ul, ol, li, blockquote, h1 to h4, code, pre, mentions as `<span data-mention="id">@name</span>`. */
    body: v.string(),
    /** Grows with each change; an edit names the one that it began with. */
    revision: v.int(),
    /** When it was changed by its author after it was shown; null: never. */
    editedAt: v.nullable(epochMs),
    /** The best answer; null while there is none. */
    best: v.nullable(postComment),
    /** When it was chosen. */
    bestAt: v.nullable(epochMs),
    /** What the reader may do. */
    may: postRights,
    /** Others like it, at most three. */
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
    /** Id of the post. */
    post: wireId,
    /** In which order. */
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
    /** Id of the comment. */
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
    /** What is typed; less than two characters find nothing. */
    words: text(200),
  }),
  response: v.object({
    /** At most five. */
    items: v.array(postLink),
  }),
});
