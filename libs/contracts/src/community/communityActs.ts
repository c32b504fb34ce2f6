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
  /** Why. */
  refusal: v.picklist(communityRefusals),
});

const uploadId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));
const mentions = wireJson(v.pipe(v.array(listedId), v.maxLength(50)));

/** What is written of a post. Sent too long, it is refused as `fieldsRefused` with the field's rule, see `communityRules`. */
const written = {
  /** Plain text, at least one character; of a topic at most 100, of a question 3000 [CM-01]. */
  title: text(2 * communityLimits.questionTitle),
  /** Rich text; what is not allowed in it is taken out, its words stay. `<span data-mention="id">` mentions people [CM-03]. */
  body: text(communityLimits.bodyHtml),
  /** Category id; 0: in none. */
  category: v.pipe(wireInt, v.minValue(0)),
  /** Uploads of the kind `postImage`, in their order [CM-01]. */
  images: wireJson(v.pipe(v.array(uploadId), v.maxLength(50))),
  /** Upload of the kind `postMedia`; empty for none. Not together with pictures [CM-01]. */
  media: v.pipe(v.string(), v.regex(/^(?:[A-Za-z0-9_-]{22})?$/)),
};

export const publishPost = defineCall({
  name: 'apiCommunity/publish',
  method: 'POST',
  summary: 'Posts a topic or asks a question; points of its reward are taken at once',
  source: ['CM-01', 'CM-02', 'CM-03', 'CM-04'],
  request: v.object({
    /** What it is. */
    kind: v.picklist(postKinds),
    ...written,
    /** Points for the best answer, of questions alone; 0 for none [CM-02]. */
    reward: v.pipe(wireInt, v.minValue(0), v.maxValue(communityLimits.reward)),
    /** Y: everyone is told of it; for super administrators alone [CM-03]. */
    remind: flag,
  }),
  response: v.object({
    /** Its id. */
    id: v.int(),
    /** `waiting` where it has to be approved first [CM-04]. */
    state: v.picklist(postStates),
  }),
});

export const editPost = defineCall({
  name: 'apiCommunity/edit',
  method: 'POST',
  summary: 'Changes one’s own post; where posts have to be approved it waits for that again',
  source: ['CM-01', 'CM-04'],
  request: v.object({
    /** Id of the post. */
    id: wireId,
    /** Revision that was read; refused as `changed` where there is a newer one. */
    revision: v.pipe(wireInt, v.minValue(1)),
    ...written,
  }),
  response: v.object({
    /** As it is now. */
    state: v.picklist(postStates),
    /** As it is now. */
    revision: v.int(),
  }),
});

export const removePost = defineCall({
  name: 'apiCommunity/remove',
  method: 'POST',
  summary: 'Deletes a topic or question with what hangs on it; a reward that is still kept comes back',
  source: ['CM-01', 'CM-02'],
  request: v.object({
    /** Its id. */
    id: wireId,
  }),
  response: v.object({
    /** Points that came back to whoever asked. */
    returned: v.int(),
  }),
});

export const writeComment = defineCall({
  name: 'apiCommunity/comment',
  method: 'POST',
  summary: 'Comments on a topic, answers a question of somebody else, or replies to one of them',
  source: ['CM-02', 'CM-03', 'CM-04'],
  request: v.object({
    /** Id of the post. */
    post: wireId,
    /** Id of the comment or reply that is replied to; 0: none. */
    parent: v.pipe(wireInt, v.minValue(0)),
    /** Plain text of 1 to 300 characters. */
    words: text(4 * communityLimits.comment),
    /** Ids of people whom the text names as `@name`, at most ten [CM-03]. */
    mentions,
  }),
  response: v.object({
    /** The comment or answer; null where it is a reply. */
    comment: v.nullable(postComment),
    /** The reply; null where it is none. */
    reply: v.nullable(postReply),
    /** Comments (answers) of the post as they count now. */
    comments: v.int(),
  }),
});

export const removePostComment = defineCall({
  name: 'apiCommunity/comment/remove',
  method: 'POST',
  summary: 'Deletes a comment, an answer or a reply with what hangs on it; a best answer stays',
  source: ['CM-02', 'CM-04'],
  request: v.object({
    /** Its id. */
    id: wireId,
  }),
  response: v.object({
    /** Comments (answers) of the post as they count now. */
    comments: v.int(),
  }),
});

export const setPraised = defineCall({
  name: 'apiCommunity/praise',
  method: 'POST',
  summary: 'Likes a post or comment, or no more; too many in a short time are refused as `tooFrequent`',
  source: ['CM-04'],
  request: v.object({
    /** Which of the two. */
    target: v.picklist(communityTargets),
    /** Its id. */
    id: wireId,
    /** Y: the reader likes it. */
    praised: flag,
  }),
  response: v.object({
    /** As it is now. */
    praised: v.boolean(),
    /** People who like it. */
    praises: v.int(),
  }),
});

export const chooseBest = defineCall({
  name: 'apiCommunity/best',
  method: 'POST',
  summary: 'Makes an answer the best one, once and for all; the reward goes to whoever wrote it',
  source: ['CM-02'],
  request: v.object({
    /** Id of the answer. */
    answer: wireId,
  }),
  response: v.object({
    /** The answer as it is now. */
    best: postComment,
    /** Points that were paid; 0 where the question has no reward. */
    paid: v.int(),
  }),
});

export const closeQuestion = defineCall({
  name: 'apiCommunity/close',
  method: 'POST',
  summary: 'Closes one’s own question that nobody has answered; the reward comes back',
  source: ['CM-02'],
  request: v.object({
    /** Its id. */
    id: wireId,
  }),
  response: v.object({
    /** Points that came back. */
    returned: v.int(),
    /** As it is now. */
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
    /** Id of the post. */
    id: wireId,
  }),
  response: v.object({
    /** People who were told. */
    people: v.int(),
  }),
});

export const reportCommunity = defineCall({
  name: 'apiCommunity/report',
  method: 'POST',
  summary: 'Reports somebody else’s post or comment to the administrators; once',
  source: ['CM-04'],
  request: v.object({
    /** Which of the two. */
    target: v.picklist(communityTargets),
    /** Its id. */
    id: wireId,
    /** Why. */
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
    /** Which of them. */
    tab: v.picklist(ownPostTabs),
  }),
  response: pageOf(
    v.object({
      /** The topic or question. */
      post: postCard,
      /** The reader's own answer, of the part `answers`; null elsewhere. */
      answer: v.nullable(
        v.object({
          /** Its id. */
          id: v.int(),
          /** Plain text. */
          words: v.string(),
          /** When, epoch ms. */
          at: epochMs,
          /** People who like it. */
          praises: v.int(),
          /** It is the best answer. */
          best: v.boolean(),
        }),
      ),
    }),
    {
      /** How many there are in each part. */
      counts: v.object(v.entriesFromList(ownPostTabs, v.int())),
    },
  ),
});
export type OwnPost = v.InferOutput<(typeof ownPosts)['response']>['items'][number];
