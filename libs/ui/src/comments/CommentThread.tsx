import styled from 'styled-components';
import { CommentItem, type CommentActs } from './CommentItem.tsx';
import type { Comment, CommentWords } from './comment-types.ts';

const Thread = styled.ol`
  display: grid;
  gap: 24px;
  list-style: none;
`;

export interface CommentThreadProps extends CommentActs {
  /** The comments, in order. */
  comments: readonly Comment[];
  /** All its texts, in the reader's language. */
  words: CommentWords;
}

/** Comments on an item, with answers indented one step. New comments are written in a `CommentBox`, above or below. */
export function CommentThread({ comments, words, ...acts }: CommentThreadProps) {
  return (
    <Thread aria-label={words.thread}>
      {comments.map((comment) => (
        <CommentItem key={comment.id} comment={comment} words={words} {...acts} />
      ))}
    </Thread>
  );
}
