import type { PostComment, PostReply } from '@banyan/contracts/community';

type Said = Pick<PostComment, 'id' | 'praised' | 'praises'>;

/** A comment with a change to itself or to one of its replies; the same object when neither has that id. */
export function changed(comment: PostComment, id: number, change: Partial<Said>): PostComment {
  if (comment.id === id) return { ...comment, ...change };
  if (!comment.replies.some((reply) => reply.id === id)) return comment;
  return {
    ...comment,
    replies: comment.replies.map((reply) => (reply.id === id ? { ...reply, ...change } : reply)),
  };
}

/** The comment or reply of this id. */
export function said(comments: readonly PostComment[], id: number): PostComment | PostReply | undefined {
  for (const comment of comments) {
    if (comment.id === id) return comment;
    const reply = comment.replies.find((one) => one.id === id);
    if (reply !== undefined) return reply;
  }
  return undefined;
}

/** A comment without one of its replies. */
export function without(comment: PostComment, reply: number): PostComment {
  const replies = comment.replies.filter(({ id }) => id !== reply);
  const gone = comment.replies.length - replies.length;
  return gone === 0
    ? comment
    : { ...comment, replies, replyCount: Math.max(replies.length, comment.replyCount - gone) };
}

/** A comment with more of its replies, each once, oldest first. */
export function withReplies(comment: PostComment, more: readonly PostReply[]): PostComment {
  const known = new Map([...comment.replies, ...more].map((reply) => [reply.id, reply]));
  const replies = [...known.values()].sort((a, b) => a.at - b.at || a.id - b.id);
  return { ...comment, replies, replyCount: Math.max(comment.replyCount, replies.length) };
}

/** A person chosen to be mentioned in a text. */
export interface Named {
  readonly id: number;
  readonly name: string;
}

/**
 * The chosen people that a text still names as `@name`. Of several with one name no more than there are mentions: those
 * chosen last.
 */
export function namedIn(text: string, chosen: readonly Named[]): readonly Named[] {
  return chosen.filter(({ name }, index) => {
    const later = chosen.slice(index + 1).filter((one) => one.name === name);
    return later.length < text.split(`@${name}`).length - 1;
  });
}
