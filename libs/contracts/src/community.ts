import { defineCall } from './call.ts';
import { commentOrders, postKinds, postStates, questionOrders, rewardStates } from './community.choices.ts';
import { messagePerson } from './messages.ts';
import { page, pageOf } from './page.ts';
import { epochMs, text, wireId, wireInt } from './wire.ts';
import { z } from './z.ts';

/** A picture or recording of a post [CM-01]. */
export const postFile = z.object({
  /** Names it where the post is edited. */
  id: z.string(),
  /** As its owner called it. */
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Address to show or play it from, for an hour. */
  url: z.string(),
});
export type PostFile = z.output<typeof postFile>;

/** What sorts posts; each enterprise has its own. */
export const postCategory = z.object({
  /** Its id. */
  id: z.int(),
  /** In the reader's language. */
  name: z.string(),
});
export type PostCategory = z.output<typeof postCategory>;

/** A topic or question as lists show it [CM-01]. */
export const postCard = z.object({
  /** Its id; topics and questions share the numbers. */
  id: z.int(),
  /** What it is. */
  kind: z.enum(postKinds),
  /** Plain text. */
  title: z.string(),
  /** Beginning of what follows, plain text of at most 160 characters; empty for nothing. */
  excerpt: z.string(),
  /** Who posted it. */
  author: messagePerson,
  /** When it was posted, epoch ms. */
  at: epochMs,
  /** When somebody last commented or answered; when it was posted while nobody has. */
  activeAt: epochMs,
  /** Null: in none. */
  category: z.nullable(postCategory),
  /** Pictures in their order, at most nine. */
  images: z.array(postFile),
  /** The one video or audio; null for none. */
  media: z.nullable(
    z.object({
      ...postFile.shape,
      /** Which of them. */
      kind: z.enum(['video', 'audio']),
    }),
  ),
  /** People who like it. */
  praises: z.int(),
  /** The reader likes it. */
  praised: z.boolean(),
  /** People who have opened it, its author not among them. */
  views: z.int(),
  /** Comments with their replies; of a question the answers alone. */
  comments: z.int(),
  /** Where it stands with the approval; others than author and administrators get `shown` ones only [CM-04]. */
  state: z.enum(postStates),
  /** Why it was rejected; empty otherwise. */
  reason: z.string(),
  /** Points for the best answer; 0 for none [CM-02]. */
  reward: z.int(),
  /** What became of them. */
  rewardState: z.enum(rewardStates),
  /** It has its best answer. */
  answered: z.boolean(),
  /** Nobody can answer it any more. */
  closed: z.boolean(),
  /** It stands above the others. */
  pinned: z.boolean(),
  /** The reader posted it. */
  mine: z.boolean(),
});
export type PostCard = z.output<typeof postCard>;

/** A topic or question as a side list names it. */
export const postLink = z.object({
  /** Its id. */
  id: z.int(),
  /** What it is. */
  kind: z.enum(postKinds),
  /** Plain text. */
  title: z.string(),
  /** People who like it. */
  praises: z.int(),
  /** Comments or answers. */
  comments: z.int(),
  /** It has its best answer. */
  answered: z.boolean(),
});
export type PostLink = z.output<typeof postLink>;

export const communityHome = defineCall({
  name: 'apiCommunity/home',
  method: 'GET',
  access: 'open',
  summary:
    'What stands around the feeds: categories, what is hot, and the reader’s own figures; posts are counted to 999',
  source: ['CM-01', 'CM-04'],
  request: z.object({}),
  response: z.object({
    /** In the enterprise's order. */
    categories: z.array(postCategory),
    /** Posts are shown only after an administrator has approved them [CM-04]. */
    approval: z.boolean(),
    /** Topics and questions that most people took part in lately, at most five. */
    hot: z.array(postLink),
    /** Posts shown since the day began in the enterprise's zone, of each feed. */
    today: z.object({
      /** Topics. */
      topic: z.int(),
      /** Questions. */
      question: z.int(),
    }),
    /** Null for visitors. */
    me: z.nullable(
      z.object({
        /** As others see them. */
        person: messagePerson,
        /** Topics and questions that are shown. */
        posts: z.int(),
        /** Answers. */
        answers: z.int(),
        /** Of them, best ones. */
        best: z.int(),
        /** Questions of others that nobody has answered. */
        waiting: z.int(),
        /** Points that a reward can be taken from [CM-02]. */
        points: z.int(),
        /** Posts that wait for this reader's approval; null for who is no administrator [CM-04]. */
        toReview: z.nullable(z.int()),
      }),
    ),
  }),
});
export type CommunityHome = z.output<(typeof communityHome)['response']>;

export const postFeed = defineCall({
  name: 'apiCommunity/feed',
  method: 'GET',
  access: 'open',
  summary:
    'Topics or questions that are shown, pinned ones first; between them the reader’s own that are not shown yet',
  source: ['CM-01', 'CM-04'],
  request: page({
    /** Which of the two. */
    kind: z.enum(postKinds),
    /** In which order; `unanswered` of questions alone, topics are then as `new`. */
    order: z.enum(questionOrders),
    /** Category id; 0: all. */
    category: wireInt.check(z.gte(0)),
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
  request: z.object({
    /** Which feed. */
    kind: z.enum(postKinds),
    /** Category id; 0: all. */
    category: wireInt.check(z.gte(0)),
    /** `asOf` of the feed that is shown. */
    after: wireInt.check(z.gte(0), z.lte(253_402_300_799_999)),
  }),
  response: z.object({
    /** At most 99. */
    count: z.int(),
  }),
});

/** What the reader may do with a post; the server checks each of them again. */
export const postRights = z.object({
  /** Change it: the author. */
  edit: z.boolean(),
  /** Delete it with what hangs on it: the author, unless others may still win its reward; administrators always. */
  remove: z.boolean(),
  /** Put it above the others: administrators. */
  pin: z.boolean(),
  /** Tell everyone of it, once: the author or the super administrator [CM-03]. */
  remindAll: z.boolean(),
  /** Choose the best answer: who asked. */
  award: z.boolean(),
  /** Close the question while nobody has answered; the reward comes back. */
  close: z.boolean(),
  /** Comment or answer; never one's own question [CM-02]. */
  comment: z.boolean(),
  /** Report it: somebody else's. */
  report: z.boolean(),
});
export type PostRights = z.output<typeof postRights>;

/** A comment or an answer; plain text [CM-04]. */
const commentFields = {
  /** Its id. */
  id: z.int(),
  /** Who wrote it. */
  author: messagePerson,
  /** When, epoch ms. */
  at: epochMs,
  /** Plain text. */
  words: z.string(),
  /** People whom it names as `@name`. */
  mentions: z.array(
    z.object({
      /** Id of the person. */
      id: z.int(),
      /** As the text has it, without the @. */
      name: z.string(),
    }),
  ),
  /** People who like it. */
  praises: z.int(),
  /** The reader likes it. */
  praised: z.boolean(),
  /** The reader wrote it. */
  mine: z.boolean(),
  /** The reader may delete it. */
  removable: z.boolean(),
};
export const postReply = z.object({
  ...commentFields,
  /** Name of whoever it answers, where that is another reply; empty otherwise. */
  to: z.string(),
});
export type PostReply = z.output<typeof postReply>;
export const postComment = z.object({
  ...commentFields,
  /** It is the best answer. */
  best: z.boolean(),
  /** Replies to it. */
  replyCount: z.int(),
  /** The first three of them, oldest first; more by `apiCommunity/replies`. */
  replies: z.array(postReply),
});
export type PostComment = z.output<typeof postComment>;

export const postDetail = defineCall({
  name: 'apiCommunity/post',
  method: 'GET',
  access: 'open',
  summary: 'A topic or question with all its text; not found where the reader may not see it',
  source: ['CM-01', 'CM-02'],
  request: z.object({
    /** What it is. */
    kind: z.enum(postKinds),
    /** Its id. */
    id: wireId,
  }),
  response: z.object({
    /** As lists show it. */
    post: postCard,
    /** Rich text, made safe by the server: p, br, strong, em, u, s, a, ul, ol, li, blockquote, h1 to h4, code, pre, mentions as `<span data-mention="id">@name</span>`. */
    body: z.string(),
    /** Grows with each change; an edit names the one that it began with. */
    revision: z.int(),
    /** When it was changed by its author after it was shown; null: never. */
    editedAt: z.nullable(epochMs),
    /** The best answer; null while there is none. */
    best: z.nullable(postComment),
    /** When it was chosen. */
    bestAt: z.nullable(epochMs),
    /** What the reader may do. */
    may: postRights,
    /** Others like it, at most three. */
    related: z.array(postLink),
  }),
});
export type PostDetail = z.output<(typeof postDetail)['response']>;

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
    order: z.enum(commentOrders),
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
  request: z.object({
    /** What is typed; less than two characters find nothing. */
    words: text(200),
  }),
  response: z.object({
    /** At most five. */
    items: z.array(postLink),
  }),
});
