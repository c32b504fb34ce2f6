import type { MessagesLike } from '@banyan/core-session';
import { catalogue } from './sections/catalogue.en.ts';
import { card, state, title } from './sections/common.en.ts';
import { collection } from './sections/collection.en.ts';
import { comments, review } from './sections/comments.en.ts';
import { course, refusal, refused } from './sections/course.en.ts';
import { chart, credits, hours, visits } from './sections/myRecords.en.ts';
import { notes } from './sections/notes.en.ts';
import { buy, orders, pay } from './sections/orders.en.ts';
import { purchases } from './sections/purchases.en.ts';
import { manageCategories } from './sections/manageCategories.en.ts';
import { manageCourses } from './sections/manageCourses.en.ts';
import { editor } from './sections/editor.en.ts';
import { preview } from './sections/preview.en.ts';
import { statistics } from './sections/statistics.en.ts';
import { packages } from './sections/packages.en.ts';
import { evidence, listening, player, transcript } from './sections/player.en.ts';
import { reading } from './sections/reading.en.ts';
import { scorm } from './sections/scorm.en.ts';
import { downloads, materials } from './sections/downloads.en.ts';
import { share, shares } from './sections/share.en.ts';
import { code, reward } from './sections/gifts.en.ts';
import { presence } from './sections/presence.en.ts';
import { partner } from './sections/partner.en.ts';
import { library } from './sections/library.en.ts';
import { practice } from './sections/practice.en.ts';
import { records, study } from './sections/study.en.ts';
import type zh from './zh.ts';

const en: MessagesLike<typeof zh> = {
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
  loading: 'Loading',
  retry: 'Try again',
  close: 'Close',
  listSeparator: ', ',
  sentenceSeparator: '; ',
};

export default en;
