import { catalogue } from './sections/catalogue.zh.ts';
import { card, state, title } from './sections/common.zh.ts';
import { collection } from './sections/collection.zh.ts';
import { comments, review } from './sections/comments.zh.ts';
import { course, refusal, refused } from './sections/course.zh.ts';
import { chart, credits, hours, visits } from './sections/myRecords.zh.ts';
import { notes } from './sections/notes.zh.ts';
import { buy, orders, pay } from './sections/orders.zh.ts';
import { purchases } from './sections/purchases.zh.ts';
import { manageCategories } from './sections/manageCategories.zh.ts';
import { manageCourses } from './sections/manageCourses.zh.ts';
import { editor } from './sections/editor.zh.ts';
import { preview } from './sections/preview.zh.ts';
import { statistics } from './sections/statistics.zh.ts';
import { packages } from './sections/packages.zh.ts';
import { evidence, listening, player, transcript } from './sections/player.zh.ts';
import { reading } from './sections/reading.zh.ts';
import { scorm } from './sections/scorm.zh.ts';
import { downloads, materials } from './sections/downloads.zh.ts';
import { share, shares } from './sections/share.zh.ts';
import { code, reward } from './sections/gifts.zh.ts';
import { presence } from './sections/presence.zh.ts';
import { partner } from './sections/partner.zh.ts';
import { library } from './sections/library.zh.ts';
import { practice } from './sections/practice.zh.ts';
import { records, study } from './sections/study.zh.ts';

/** Texts of this domain; the other languages are checked against this set. */
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
  listening,
  transcript,
  reading,
  scorm,
  study,
  records,
  packages,
  notes,
  comments,
  review,
  practice,
  library,
  pay,
  orders,
  purchases,
  manageCategories,
  manageCourses,
  editor,
  preview,
  statistics,
  buy,
  downloads,
  share,
  shares,
  code,
  reward,
  partner,
  presence,
  materials,
  visits,
  hours,
  credits,
  chart,
  loading: '正在读取',
  retry: '重试',
  close: '关闭',
  listSeparator: '、',
  sentenceSeparator: '，',
} as const;

export default zh;
