import { single } from '../../write.ts';

/** Sampling, one right option: terms and tables. */
export const samplingPlans = [
  single(
    'q001',
    1,
    'terms',
    [
      '使用 GB/T 2828.1 查抽样方案，不需要事先知道的是：',
      'To look up a plan in GB/T 2828.1, which of these need not be known beforehand?',
    ],
    [
      ['批量', 'The lot size'],
      ['检验水平', 'The inspection level'],
      ['本批的实际不合格品率', 'The actual percent nonconforming of this lot'],
      ['AQL', 'The AQL'],
    ],
    2,
    [
      '查表只要批量、检验水平、AQL 和严格度。实际不合格品率正是抽样要判断的，事先并不知道。',
      'The tables need lot size, level, AQL and severity. The actual percent nonconforming is what sampling is there to judge.',
    ],
    [102, 1, 0],
  ),
  single(
    'q002',
    1,
    'terms',
    ['GB/T 2828.1 中的 AQL 指的是：', 'In GB/T 2828.1, AQL is:'],
    [
      ['连续批可容忍的最差过程平均质量水平', 'the worst tolerable process average over a continuing series of lots'],
      ['每一批允许交付的不合格品率', 'the share of nonconforming items each lot is allowed to contain'],
      ['被接收批的平均质量上限', 'the upper limit of average quality of accepted lots'],
      ['使用方风险为 10% 时的质量水平', 'the quality at which the consumer’s risk is 10 %'],
    ],
    0,
    [
      'AQL 是接收质量限：连续系列批提交验收时，可允许的最差过程平均。它不等于允许供方按这个比例交付不合格品。',
      'AQL is the acceptance quality limit: the worst tolerable process average when a continuing series of lots is submitted. It does not permit a supplier to deliver that share of nonconforming items.',
    ],
    [102, 1, 24],
  ),
  single(
    'q003',
    1,
    'terms',
    ['没有特别约定时，应采用的检验水平是：', 'Unless otherwise agreed, the inspection level to use is:'],
    [
      ['一般水平 I', 'general level I'],
      ['一般水平 III', 'general level III'],
      ['特殊水平 S-3', 'special level S-3'],
      ['一般水平 II', 'general level II'],
    ],
    3,
    [
      'GB/T 2828.1 规定，除非另有规定，使用一般检验水平 II。',
      'GB/T 2828.1: unless otherwise specified, level II shall be used.',
    ],
    [102, 1, 24],
  ),
  single(
    'q004',
    2,
    'lookup',
    [
      '批量 1,200 件、一般检验水平 II，样本量字码是：',
      'Lot size 1,200, general level II. The sample size code letter is:',
    ],
    ['H', 'J', 'K', 'L'],
    1,
    [
      '1,200 落在 501–1,200 这一行，水平 II 得字码 J。1,201 才进入下一行 K。',
      '1,200 falls in the row 501–1,200, where level II gives J. Only from 1,201 is it K.',
    ],
    [102, 1, 24],
  ),
  single(
    'q005',
    2,
    'lookup',
    [
      '字码 J、AQL 1.0、正常检验一次抽样，方案是：',
      'Letter J, AQL 1.0, normal inspection, single sampling. The plan is:',
    ],
    [
      ['n = 50，Ac = 1', 'n = 50, Ac = 1'],
      ['n = 80，Ac = 1', 'n = 80, Ac = 1'],
      ['n = 80，Ac = 2', 'n = 80, Ac = 2'],
      ['n = 125，Ac = 3', 'n = 125, Ac = 3'],
    ],
    2,
    [
      '表 2-A：字码 J 的样本量为 80，AQL 1.0 列为 Ac 2、Re 3。80 与 1 是加严检验的方案。',
      'Table 2-A: letter J means 80 items, and the AQL 1.0 column shows Ac 2, Re 3. 80 with 1 is the tightened plan.',
    ],
    [102, 1, 24],
  ),
  single(
    'q006',
    2,
    'lookup',
    [
      '批量 200 件、水平 II、AQL 1.0，正常检验表中字码 G 一栏是向下的箭头。应采用：',
      'Lot 200, level II, AQL 1.0: the normal table shows an arrow down at letter G. Use:',
    ],
    [
      ['n = 50，Ac = 1', 'n = 50, Ac = 1'],
      ['n = 32，Ac = 1', 'n = 32, Ac = 1'],
      ['n = 32，Ac = 0', 'n = 32, Ac = 0'],
      ['全数检验 200 件', 'all 200 items inspected'],
    ],
    0,
    [
      '顺箭头到 H 行的第一个方案，样本量和接收数都用那一行的：50 件、Ac 1。',
      'Follow the arrow to the first plan, in row H, and take both its sample size and its acceptance number: 50 and 1.',
    ],
    [102, 1, 61],
  ),
  single(
    'q007',
    1,
    'lookup',
    ['查得的样本量等于或大于批量时，应当：', 'When the sample size found equals or exceeds the lot size:'],
    [
      ['改用更小的字码', 'take a smaller code letter'],
      ['按批量的 10% 抽样', 'sample 10 % of the lot'],
      ['与下一批合并后抽样', 'combine the lot with the next one'],
      ['对该批全数检验', 'inspect the whole lot'],
    ],
    3,
    [
      '样本量等于或超过批量时，执行 100% 检验。',
      'Where the sample size equals or exceeds the lot size, 100 % inspection is carried out.',
    ],
    [102, 1, 61],
  ),
  single(
    'q008',
    2,
    'lookup',
    [
      '一批 5,000 件，一般检验水平 II。样本量字码和正常检验的样本量是：',
      'A lot of 5,000, general level II. Code letter and normal sample size are:',
    ],
    [
      ['K，125', 'K, 125'],
      ['L，200', 'L, 200'],
      ['M，315', 'M, 315'],
      ['J，80', 'J, 80'],
    ],
    1,
    [
      '5,000 落在 3,201–10,000 这一行，水平 II 得 L，对应样本量 200。',
      '5,000 falls in the row 3,201–10,000: level II gives L, and L means 200 items.',
    ],
    [102, 1, 45],
  ),
];
