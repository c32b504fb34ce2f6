import { catalogue } from './sections/catalogue.zh.ts';
import { card, state, title } from './sections/common.zh.ts';
import { collection } from './sections/collection.zh.ts';
import { course, refusal, refused } from './sections/course.zh.ts';
import { evidence, player, transcript } from './sections/player.zh.ts';
import { records, study } from './sections/study.zh.ts';

/** This domain's texts; the other sets are checked against this one. */
const zh = {
  title,
  state,
  card,
  catalogue,
  collection,
  course,
  refusal,
  refused,
  player,
  evidence,
  transcript,
  study,
  records,
  loading: '正在读取',
  retry: '重试',
  close: '关闭',
  listSeparator: '、',
  sentenceSeparator: '，',
} as const;

export default zh;
