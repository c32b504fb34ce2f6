import type { ReactNode } from 'react';
import type { CommentBoxWords } from './CommentBox.tsx';

/** A comment. */
export interface Comment {
  id: string;
  author: string;
  /** Address of the author's picture. */
  avatar?: string;
  /** A mark beside the name, e.g. `<Tag>Lecturer</Tag>`. */
  mark?: ReactNode;
  /** Date and time as people read it. */
  time: string;
  /** The full date and time, as a hint. */
  full?: string;
  /** The same for machines, ISO 8601. */
  dateTime?: string;
  /** The comment's text, with its line breaks. Left out for a deleted comment whose answers are kept. */
  text?: string;
  /** Number of likes. */
  likes?: number;
  /** Whether the reader likes it. */
  liked?: boolean;
  /** The reader wrote it, and may delete it. */
  own?: boolean;
  /** Further actions after the usual ones: buttons, a menu. */
  acts?: ReactNode;
  /** Below its answers: the button that loads more of them. */
  foot?: ReactNode;
  /** Answers in order, answers to answers included. */
  replies?: readonly Comment[];
}

/** Texts of a thread. */
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
