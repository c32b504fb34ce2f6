import { v } from '@banyan/contracts';
import { communityLimits } from '@banyan/contracts/community';
import { reportReasons } from '@banyan/contracts/messages';
import { accountForm } from '../../../text/accountForm.ts';
import { called, day, each, textOrNone, whole, yes } from '../../../import/shape.ts';

const text = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));
const account = v.pipe(called, v.transform(accountForm));
const accounts = v.optional(v.pipe(v.array(account), v.maxLength(2000), each('account')), []);
/** Hours after the post. */
const after = v.pipe(v.number(), v.minValue(0), v.maxValue(87_600));

const reply = v.strictObject({ by: account, after, words: text(communityLimits.comment) });

/** A comment under a post. */
const comment = v.strictObject({
  by: account,
  after,
  words: text(communityLimits.comment),
  /** People whom the words mention by "@". */
  mentions: accounts,
  liked_by: accounts,
  /** Of a question: the accepted answer. */
  best: yes(false),
  replies: v.optional(v.pipe(v.array(reply), v.maxLength(200)), []),
});
export type WrittenComment = v.InferOutput<typeof comment>;

const post = {
  by: account,
  /** Name of a category. */
  category: v.optional(text(60)),
  written: day,
  /** Paragraphs; those that begin with "- " are points of a list. */
  body: v.optional(v.pipe(v.array(text(3000)), v.maxLength(100)), []),
  pinned: yes(false),
  /** State of its approval, and the reason of a rejection. */
  state: v.optional(v.picklist(['shown', 'waiting', 'rejected']), 'shown'),
  reason: textOrNone(200),
  liked_by: accounts,
  comments: v.optional(v.pipe(v.array(comment), v.maxLength(500)), []),
  reported_by: v.optional(
    v.pipe(v.array(v.strictObject({ account, reason: v.picklist(reportReasons) })), v.maxLength(50)),
    [],
  ),
};
const topic = v.strictObject({ title: text(communityLimits.topicTitle), ...post });
const question = v.strictObject({
  title: text(communityLimits.questionTitle),
  ...post,
  /** Points for the best answer. */
  reward: v.optional(whole(1, 100_000)),
});

const list = <Entry extends v.GenericSchema>(entry: Entry) => v.optional(v.pipe(v.array(entry), v.maxLength(2000)), []);

/** Topics and questions with their comments, as a file describes them. */
export const postsShape = v.strictObject({ topics: list(topic), questions: list(question) });
export type WrittenPosts = v.InferOutput<typeof postsShape>;
export type WrittenPost = v.InferOutput<typeof question>;
