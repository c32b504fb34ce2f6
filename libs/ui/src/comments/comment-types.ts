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
  /** The same in full, for whoever stays on it. */
  full?: string;
  /** The same for machines, ISO 8601. */
  dateTime?: string;
  /** What was said; lines stay lines. Left out for one that was taken back while answers to it stand. */
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
  /** Answers in order; answers to answers stand among them. */
  replies?: readonly Comment[];
}

/** Every word of a thread, in the reader's language. */
export interface CommentWords extends CommentBoxWords {
  /** Name of the list. */
  thread: string;
  like: (likes: number) => string;
  /** Name of the button that answers, with whom. */
  reply: string;
  replyTo: (author: string) => string;
  remove: string;
  /** In place of what was taken back. */
  removed: string;
}
