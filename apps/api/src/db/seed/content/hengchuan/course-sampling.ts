import { course } from '../text.ts';
import { lookup } from './sampling/lookup.ts';
import { risk } from './sampling/risk.ts';
import { switching } from './sampling/switching.ts';

/** Sampling by attributes with GB/T 2828.1. */
export const samplingCourse = course({
  id: 102,
  category: 'QM0102',
  title: [
    'GB/T 2828.1 计数抽样：从查表到转移规则',
    'Sampling by attributes with GB/T 2828.1: from reading the tables to switching rules',
  ],
  intro: [
    '给来料、过程和出货检验员。以 1,200 件缸体为例，从批量查到样本量和接收数，再看懂 OC 曲线上的两种风险，最后学会正常、加严、放宽之间怎么转。学完能独立定一份抽样方案，并说明它挡得住什么、挡不住什么。',
    'For incoming, process and outgoing inspectors. With a lot of 1,200 blocks we go from the tables to sample size and acceptance number, read the two risks off the OC curve, and switch between normal, tightened and reduced inspection. Afterwards you can set up a plan and say what it stops and what it does not.',
  ],
  outcomes: [
    ['由批量和检验水平查出字码与样本量', 'Find code letter and sample size from lot and level'],
    ['正确处理表中的箭头', 'Handle the arrows in the tables correctly'],
    ['用 OC 曲线说明两种风险', 'Explain the two risks with an OC curve'],
    ['按转移规则切换严格度', 'Switch severity by the rules'],
  ],
  lecturer: 'hejiayi',
  required: true,
  credits: 1.5,
  pointsPerChapter: 10,
  fee: 'free',
  learners: 2316,
  rating: 49,
  ratings: 438,
  praises: 241,
  publishedDaysAgo: 143,
  chapters: [lookup, risk, switching],
});
