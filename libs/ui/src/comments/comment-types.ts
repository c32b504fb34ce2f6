import type { ReactNode } from 'react';
import type { CommentBoxWords } from './CommentBox.tsx';

/** Something that somebody said. */
export interface Comment {
  id: string;
  author: string;
  /** Address of the author's picture. */
  avatar?: string;
  /** A mark beside the name, e.g. `<Tag>Lecturer</Tag>`. */
  mark?: ReactNode;
  /** When, as people read it. */
  time: string;
  /** The full date and time, as a hint. */
  full?: string;
  /** The same for machines, ISO 8601. */
  dateTime?: string;
  /** The comment's text, with its line breaks. Left out for a deleted comment whose answers are kept. */
  text?: string;
  /** How many found it good. */
  likes?: number;
  /** The reader is one of them. */
  liked?: boolean;
  /** The reader wrote it, and may take it back. */
  own?: boolean;
  /** Further acts after the usual ones: buttons, a menu. */
  acts?: ReactNode;
  /** Below its answers: the way to more of them. */
  foot?: ReactNode;
  /** Answers in order, answers to answers included. */
  replies?: readonly Comment[];
}

/** Every word of a thread, in the reader's language. */
export interface CommentWords extends CommentBoxWords {
  /** Name of the list. */
  thread: string;
  like: (likes: number) => string;
  /** Name of the button that answers; it names the person. */
  reply: string;
  replyTo: (author: string) => string;
  remove: string;
  /** Shown in place of a deleted comment. */
  removed: string;
}
