import type { SparringMode } from '@banyan/contracts/talent';

/** A past dialogue. */
export interface SeedPast {
  readonly eid: number;
  readonly account: string;
  readonly scenario: number;
  readonly mode: SparringMode;
  readonly daysAgo: number;
  readonly language: 'zh_cn' | 'en';
  readonly open?: boolean;
  readonly said: readonly string[];
}

/** Lines of the demo learners. */
export const pasts: readonly SeedPast[] = [
  {
    ...{ eid: 1001, account: 'H20381', scenario: 301, mode: 'train', daysAgo: 6, language: 'zh_cn' },
    said: [
      '周工，我们出厂都检过的。',
      '批次号和漏的位置能发我吗？我们先冻结库存。',
      '应该是你们装配压装力的问题。',
      '我派人今天 17:00 前到您现场全检。',
    ],
  },
  {
    ...{ eid: 1001, account: 'H20381', scenario: 301, mode: 'train', daysAgo: 2, language: 'zh_cn' },
    said: [
      '三台漏油，线要停，这个我先接住，给您添麻烦了。批次号和漏的位置能发我吗？',
      '我 30 分钟内把同批库存冻结，60 件我派人今天 17:00 前到您现场全检。',
      '压装曲线和我们的检漏记录一起看，今晚 20:00 给您初步结论。',
    ],
  },
  {
    ...{ eid: 1001, account: 'H20381', scenario: 301, mode: 'assess', daysAgo: 5, language: 'zh_cn' },
    said: [
      '对不起周工，线要停这个我先接住。',
      '同批库存我马上冻结，出厂都检过的，我们再查。',
      '批次号发我一下。',
      '我派人去现场全检。',
      '尽快给您结果。',
      '初步原因分析报告明天上午给您。',
    ],
  },
  {
    ...{ eid: 1001, account: 'H20381', scenario: 302, mode: 'train', daysAgo: 0.1, language: 'zh_cn', open: true },
    said: ['赵师傅您换刀二十年，这活您最熟。', '断电以后主轴还有惯性，液压还有残压，上个月三车间差点夹手。'],
  },
  {
    ...{ eid: 1002, account: 'L1042', scenario: 401, mode: 'train', daysAgo: 4, language: 'en' },
    said: [
      'I am so sorry. How is your son now, is he breathing well?',
      'We take the whole batch off the shelf this minute. May I keep the cake as a sample?',
      'Could you show me the label and the receipt? When did he eat it?',
      'The manager will call you today at 6 pm.',
    ],
  },
  {
    ...{ eid: 1002, account: 'L1042', scenario: 401, mode: 'assess', daysAgo: 3, language: 'en' },
    said: [
      'Are you sure he did not eat something else?',
      'I am sorry. How is he now?',
      'We will stop selling them.',
      'Could I see the label?',
      'It is our policy to refund you.',
      'Somebody will contact you.',
    ],
  },
  {
    ...{ eid: 1002, account: 'L1042', scenario: 402, mode: 'train', daysAgo: 0.2, language: 'en', open: true },
    said: ['Of course. Is it for the weekend, or for guests?'],
  },
];
