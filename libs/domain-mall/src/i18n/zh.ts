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
} from './sections/mall.zh.ts';
import { address, exchangeState, points, record, rule, sign, task } from './sections/points.zh.ts';
import { desk } from './sections/desk.zh.ts';
import { lottery } from './sections/lottery.zh.ts';
import { medal, rank } from './sections/rank.zh.ts';

/** This domain's texts; the other sets are checked against this one. */
const zh = {
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
} as const;

export default zh;
