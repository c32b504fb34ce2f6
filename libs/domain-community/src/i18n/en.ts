import type { MessagesLike } from '@banyan/core-session';
import { compose, editor, mention } from './sections/compose.en.ts';
import {
  title,
  rich,
  kind,
  refusal,
  rule,
  act,
  mark,
  picture,
  media,
  state,
  post,
  side,
  feed,
  withdraw,
} from './sections/feed.en.ts';
import { mine, desk } from './sections/mine.en.ts';
import { comment, best, report, remove, close, remindAll, gone } from './sections/thread.en.ts';
import type zh from './zh.ts';

const en: MessagesLike<typeof zh> = {
  title,
  rich,
  kind,
  refusal,
  rule,
  act,
  mark,
  picture,
  media,
  state,
  post,
  side,
  feed,
  withdraw,
  compose,
  editor,
  mention,
  comment,
  best,
  report,
  remove,
  close,
  remindAll,
  gone,
  mine,
  desk,
};

export default en;
