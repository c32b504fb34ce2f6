import type { MessagesLike } from '@banyan/core-session';
import { catalogue } from './sections/catalogue.en.ts';
import { card, state, title } from './sections/common.en.ts';
import { collection } from './sections/collection.en.ts';
import { course, refusal, refused } from './sections/course.en.ts';
import { evidence, player, transcript } from './sections/player.en.ts';
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
  transcript,
  study,
  records,
  loading: 'Loading',
  retry: 'Try again',
  close: 'Close',
  listSeparator: ', ',
  sentenceSeparator: '; ',
};

export default en;
