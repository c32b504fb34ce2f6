import { defineCall } from '../call.ts';
import { postCard, postComment, postReply } from './community.ts';
import {
  communityLimits,
  communityRefusals,
  communityTargets,
  ownPostTabs,
  postKinds,
  postStates,
  rewardStates,
} from './community.choices.ts';
import { page, pageOf } from '../page.ts';
import { reportReasons } from '../messages/privateMessages.ts';
import { epochMs, flag, listedId, text, wireId, wireInt, wireJson } from '../wire.ts';
import { v } from '../v.ts';

/** Data of `communityRefused`. */
export const refusedCommunity = v.object({
  /** Reason for the refusal. */
  refusal: v.picklist(communityRefusals),
});

const uploadId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));
const mentions = wireJson(v.pipe(v.array(listedId), v.maxLength(50)));

/** Content of a post. If too long, it is refused as `fieldsRefused` with the field's rule, see `communityRules`. */
const written = {
  /** Title, plain text, at least one character; for topics at most 100, for questions 3000 [CM-01]. */
  title: text(2 * communityLimits.questionTitle),
  /** Rich text; disallowed markup is removed, its text stays. `<span data-mention="id">` mentions people [CM-03]. */
  body: text(communityLimits.bodyHtml),
  /** Category id; 0 for none. */
  category: v.pipe(wireInt, v.minValue(0)),
  /** Uploads of the kind `postImage`, in order [CM-01]. */
  images: wireJson(v.pipe(v.array(uploadId), v.maxLength(50))),
  /** Upload of the kind `postMedia`; empty for none. One at most, beside pictures [CM-01]. */
  media: v.pipe(v.string(), v.regex(/^(?:[A-Za-z0-9_-]{22})?$/)),
};

export const publishPost = defineCall({
  name: 'apiCommunity/publish',
  method: 'POST',
  summary: 'Posts a topic or asks a question; points of its reward are taken at once',
  source: ['CM-01', 'CM-02', 'CM-03', 'CM-04'],
  request: v.object({
    /** Topic or question. */
    kind: v.picklist(postKinds),
    ...written,
    /** Points of the reward for the best answer, questions only; 0 for none [CM-02]. */
    reward: v.pipe(wireInt, v.minValue(0), v.maxValue(communityLimits.reward)),
    /** Y: notify everyone; super administrators only [CM-03]. */
    remind: flag,
  }),
  response: v.object({
    /** Post id. */
    id: v.int(),
    /** `waiting` when it needs approval first [CM-04]. */
    state: v.picklist(postStates),
  }),
});

export const editPost = defineCall({
  name: 'apiCommunity/edit',
  method: 'POST',
  summary: 'Changes one’s own post; where posts have to be approved it waits for that again',
  source: ['CM-01', 'CM-04'],
  request: v.object({
    /** Post id. */
    id: wireId,
    /** Revision that the client read; refused as `changed` if there is a newer one. */
    revision: v.pipe(wireInt, v.minValue(1)),
    ...written,
  }),
  response: v.object({
    /** State now. */
    state: v.picklist(postStates),
    /** Revision now. */
    revision: v.int(),
  }),
});

export const removePost = defineCall({
  name: 'apiCommunity/remove',
  method: 'POST',
  summary: 'Deletes a topic or question with what hangs on it; a reward that is still kept comes back',
  source: ['CM-01', 'CM-02'],
  request: v.object({
    /** Post id. */
    id: wireId,
  }),
  response: v.object({
    /** Points returned to the author of the question. */
    returned: v.int(),
  }),
});

export const writeComment = defineCall({
  name: 'apiCommunity/comment',
  method: 'POST',
  summary: 'Comments on a topic, answers a question of somebody else, or replies to one of them',
  source: ['CM-02', 'CM-03', 'CM-04'],
  request: v.object({
    /** Post id. */
    post: wireId,
    /** Id of the comment or reply that this one replies to; 0 for none. */
    parent: v.pipe(wireInt, v.minValue(0)),
    /** Plain text of 1 to 300 characters. */
    words: text(4 * communityLimits.comment),
    /** Ids of people mentioned as `@name`, at most ten [CM-03]. */
    mentions,
  }),
  response: v.object({
    /** The new comment or answer; null when it is a reply. */
    comment: v.nullable(postComment),
    /** The new reply; null when it is not a reply. */
    reply: v.nullable(postReply),
    /** Number of comments (answers) of the post now. */
    comments: v.int(),
  }),
});

export const removePostComment = defineCall({
  name: 'apiCommunity/comment/remove',
  method: 'POST',
  summary: 'Deletes a comment, an answer or a reply with what hangs on it; a best answer stays',
  source: ['CM-02', 'CM-04'],
  request: v.object({
    /** Comment id. */
    id: wireId,
  }),
  response: v.object({
    /** Number of comments (answers) of the post now. */
    comments: v.int(),
  }),
});

export const setPraised = defineCall({
  name: 'apiCommunity/praise',
  method: 'POST',
  summary: 'Likes a post or comment, or no more; too many in a short time are refused as `tooFrequent`',
  source: ['CM-04'],
  request: v.object({
    /** Post or comment. */
    target: v.picklist(communityTargets),
    /** Id of the post or comment. */
    id: wireId,
    /** Y: like it; N: withdraw the like. */
    praised: flag,
  }),
  response: v.object({
    /** The reader likes it now. */
    praised: v.boolean(),
    /** Number of likes now. */
    praises: v.int(),
  }),
});

export const chooseBest = defineCall({
  name: 'apiCommunity/best',
  method: 'POST',
  summary: 'Makes an answer the best one, once and for all; the reward goes to whoever wrote it',
  source: ['CM-02'],
  request: v.object({
    /** Answer id. */
    answer: wireId,
  }),
  response: v.object({
    /** The chosen answer. */
    best: postComment,
    /** Points paid to its author; 0 when the question has no reward. */
    paid: v.int(),
  }),
});

export const closeQuestion = defineCall({
  name: 'apiCommunity/close',
  method: 'POST',
  summary: 'Closes one’s own question that nobody has answered; the reward comes back',
  source: ['CM-02'],
  request: v.object({
    /** Question id. */
    id: wireId,
  }),
  response: v.object({
    /** Points returned to the author. */
    returned: v.int(),
    /** State of the reward now. */
    rewardState: v.picklist(rewardStates),
  }),
});

export const remindEveryone = defineCall({
  name: 'apiCommunity/remindAll',
  method: 'POST',
  summary:
    'Tells everyone in the enterprise of a post, once a day; for super administrators, one of whom is the enterprise’s creator',
  source: ['CM-03'],
  request: v.object({
    /** Post id. */
    id: wireId,
  }),
  response: v.object({
    /** Number of people notified. */
    people: v.int(),
  }),
});

export const reportCommunity = defineCall({
  name: 'apiCommunity/report',
  method: 'POST',
  summary: 'Reports somebody else’s post or comment to the administrators; once',
  source: ['CM-04'],
  request: v.object({
    /** Post or comment. */
    target: v.picklist(communityTargets),
    /** Id of the post or comment. */
    id: wireId,
    /** Reason for the report. */
    because: v.picklist(reportReasons),
  }),
  response: v.object({
    /** Always Y. */
    reported: flag,
  }),
});

export const ownPosts = defineCall({
  name: 'apiCommunity/mine',
  method: 'GET',
  summary: 'What the reader has posted, asked, answered or liked, last first',
  source: ['CM-01', 'CM-02'],
  request: page({
    /** Tab of the list. */
    tab: v.picklist(ownPostTabs),
  }),
  response: pageOf(
    v.object({
      /** The topic or question. */
      post: postCard,
      /** The reader's own answer, in the tab `answers`; null elsewhere. */
      answer: v.nullable(
        v.object({
          /** Answer id. */
          id: v.int(),
          /** Plain text. */
          words: v.string(),
          /** Time of writing, epoch ms. */
          at: epochMs,
          /** Number of likes. */
          praises: v.int(),
          /** It is the best answer. */
          best: v.boolean(),
        }),
      ),
    }),
    {
      /** Number of entries per tab. */
      counts: v.object(v.entriesFromList(ownPostTabs, v.int())),
    },
  ),
});
export type OwnPost = v.InferOutput<(typeof ownPosts)['response']>['items'][number];
