import type { MessagesLike } from '@banyan/core-session';
import {
  action,
  balance,
  category,
  delivery,
  mall,
  order,
  pickup,
  product,
  receipt,
  refusal,
  title,
  unit,
} from './sections/mall.en.ts';
import { address, exchangeState, points, record, rule, sign, task } from './sections/points.en.ts';
import { desk } from './sections/desk.en.ts';
import { lottery } from './sections/lottery.en.ts';
import { medal, rank } from './sections/rank.en.ts';
import type zh from './zh.ts';

const en: MessagesLike<typeof zh> = {
  title,
  action,
  unit,
  category,
  delivery,
  order,
  pickup,
  refusal,
  balance,
  mall,
  product,
  receipt,
  points,
  rule,
  task,
  sign,
  record,
  exchangeState,
  address,
  rank,
  medal,
  lottery,
  desk,
};

export default en;
