import { course } from '../text.ts';
import { boreDrift } from './first-article/bore-drift.ts';
import { fiveTriggers } from './first-article/five-triggers.ts';
import { patrolInterval } from './first-article/patrol-interval.ts';
import { recordCard } from './first-article/record-card.ts';
import { whyThreeChecks } from './first-article/why-three-checks.ts';

/** First-article inspection and in-process patrol inspection in practice. */
export const firstArticleCourse = course({
  id: 101,
  category: 'QM0101',
  title: ['首件检验与过程巡检实务', 'First-article inspection and in-process patrol inspection in practice'],
  intro: [
    '给机加车间的操作工、班长和检验员。从首件三检讲到巡检间隔怎么定，用 3 号线 Φ82 缸孔的真实数据。学完能独立填好首件记录卡，并按过程能力给自己的工位定出巡检间隔。',
    'For operators, team leaders and inspectors in machining. From the three checks of a first piece to setting the patrol interval, with real data of the Φ82 bore on line 3. Afterwards you can fill in a first-article card on your own and set the interval of your station by its capability.',
  ],
  outcomes: [
    ['判断什么时候必须重做首件', 'Tell when a new first article is due'],
    ['把首件记录卡填到可以追溯', 'Fill in a first-article card that can be traced'],
    ['说出巡检的五个触发点', 'Name the five triggers of a patrol check'],
    ['按 Cpk 和后果确定巡检间隔', 'Set the interval from Cpk and consequence'],
    ['从数据分辨趋势、热变形与偶然波动', 'Tell trend, thermal drift and chance apart in data'],
  ],
  lecturer: 'chenguodong',
  required: true,
  credits: 1.5,
  pointsPerChapter: 10,
  fee: 'free',
  learners: 2748,
  rating: 49,
  ratings: 612,
  praises: 286,
  publishedDaysAgo: 96,
  antiSkip: true,
  sequential: true,
  chapters: [whyThreeChecks, recordCard, fiveTriggers, patrolInterval, boreDrift],
});
