import { compose, editor, mention } from './sections/compose.zh.ts';
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
} from './sections/feed.zh.ts';
import { mine, desk } from './sections/mine.zh.ts';
import { comment, best, report, remove, close, remindAll, gone } from './sections/thread.zh.ts';

/** This domain's texts; the other sets are checked against this one. */
const zh = {
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
} as const;

export default zh;
