import { MessageSquare, ThumbsUp, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Avatar } from '../components/Avatar.tsx';
import { Button } from '../components/Button.tsx';
import { CommentBox, type CommentBoxProps } from './CommentBox.tsx';
import type { Comment, CommentWords } from './comment-types.ts';

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 12px;

  & > div > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
    line-height: 22px;
  }
  & > div > header > b {
    overflow-wrap: anywhere;
  }
  & > div > header > time {
    font-size: var(--t12);
    color: var(--ink-3);
  }
  & > div > p {
    margin-block: 4px;
    line-height: 24px;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & > div > p[data-removed] {
    color: var(--ink-3);
  }
  & > div > ol {
    display: grid;
    gap: 16px;
    margin-block-start: 16px;
    list-style: none;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-inline-start: -10px;

  & > button[aria-pressed='true'] {
    color: var(--accent-text);
  }
`;

/** Actions on a comment; an action that is left out has no button. */
export interface CommentActs {
  /** Likes a comment, or removes the like. */
  onLike?: (id: string, liked: boolean) => void;
  /** Sends an answer; the box stays open with its text until the promise resolves. */
  onReply?: (id: string, text: string) => Promise<void>;
  /** Store of unsent answers, by the comment's id. */
  drafts?: { read: (id: string) => string; write: (id: string, text: string) => void };
  /** Buttons beside an answer that insert text. */
  tools?: CommentBoxProps['tools'];
  /** Maximum number of characters of an answer. */
  most?: number;
  /** Deletes the reader's own comment. The caller decides whether to ask first. */
  onRemove?: (id: string) => void;
}

interface CommentItemProps extends CommentActs {
  comment: Comment;
  words: CommentWords;
  /** Whether it is an answer. */
  inner?: boolean;
}

/** One comment with its answers. */
export function CommentItem({ comment, words, inner = false, ...acts }: CommentItemProps) {
  const { id, author, avatar, mark, time, dateTime, text, likes = 0, liked = false, own = false, replies } = comment;
  const { acts: further, foot, full } = comment;
  const { drafts, most, tools, onLike, onReply, onRemove } = acts;
  const [answering, setAnswering] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAnswering(false);
    button.current?.focus();
  };
  return (
    <Item>
      <Avatar name={author} src={avatar} size={inner ? 28 : 36} />
      <div>
        <header>
          <b>{author}</b>
          {mark}
          <time dateTime={dateTime} title={full}>
            {time}
          </time>
        </header>
        {text === undefined ? <p data-removed="">{words.removed}</p> : <p>{text}</p>}
        {text === undefined ? null : (
          <Acts>
            {onLike === undefined ? null : (
              <Button
                size="sm"
                variant="ghost"
                icon={<ThumbsUp size={16} aria-hidden="true" />}
                aria-pressed={liked}
                aria-label={words.like(likes)}
                onClick={() => onLike(id, !liked)}
              >
                {likes}
              </Button>
            )}
            {onReply === undefined ? null : (
              <Button
                ref={button}
                size="sm"
                variant="ghost"
                icon={<MessageSquare size={16} aria-hidden="true" />}
                aria-expanded={answering}
                aria-label={words.replyTo(author)}
                onClick={() => setAnswering(!answering)}
              >
                {words.reply}
              </Button>
            )}
            {onRemove === undefined || !own ? null : (
              <Button
                size="sm"
                variant="ghost"
                icon={<Trash2 size={16} aria-hidden="true" />}
                onClick={() => onRemove(id)}
              >
                {words.remove}
              </Button>
            )}
            {further}
          </Acts>
        )}
        {answering && onReply !== undefined ? (
          <CommentBox
            label={words.replyTo(author)}
            words={words}
            begins
            most={most}
            tools={tools}
            defaultText={drafts?.read(id)}
            onText={drafts === undefined ? undefined : (written) => drafts.write(id, written)}
            onCancel={close}
            onSend={async (answer) => {
              await onReply(id, answer);
              close();
            }}
          />
        ) : null}
        {replies === undefined || replies.length === 0 ? null : (
          <ol aria-label={words.replyTo(author)}>
            {replies.map((reply) => (
              <CommentItem key={reply.id} comment={reply} words={words} inner {...acts} />
            ))}
          </ol>
        )}
        {foot}
      </div>
    </Item>
  );
}
