import { single } from '../../write.ts';

/** Sampling, one right option: switching rules, risks, other plans. */
export const samplingRules = [
  single(
    'q009',
    1,
    'switching',
    ['正常检验转为加严检验的条件是什么？', 'When does normal inspection change to tightened inspection?'],
    [
      ['连续 5 批或少于 5 批中有 2 批不接收', 'When 2 out of 5 or fewer consecutive lots are not accepted'],
      ['累计 5 批不接收', 'When 5 lots in total are not accepted'],
      ['连续 5 批中有 1 批不接收', 'When 1 out of 5 consecutive lots is not accepted'],
      ['转移得分归零', 'When the switching score falls back to 0'],
    ],
    0,
    [
      'GB/T 2828.1：初次检验中，连续 5 批或少于 5 批中有 2 批不接收，即转为加严检验。不必等满 5 批。',
      'GB/T 2828.1: tightened inspection starts as soon as 2 out of 5 or fewer consecutive lots are not accepted on original inspection. There is no need to wait for the fifth.',
    ],
    [102, 3, 10],
  ),
  single(
    'q010',
    2,
    'switching',
    ['加严检验期间，满足什么条件可以恢复正常检验？', 'When may tightened inspection return to normal?'],
    [
      ['连续 2 批接收', 'After 2 consecutive lots are accepted'],
      ['转移得分达到 30', 'When the switching score reaches 30'],
      ['初次检验连续 5 批接收', 'After 5 consecutive lots are accepted on original inspection'],
      ['供方提交 8D 报告', 'When the supplier has sent an 8D report'],
    ],
    2,
    [
      '加严检验时，初次检验的连续 5 批被接收，恢复正常检验。转移得分 30 是放宽检验的条件之一。',
      'Under tightened inspection, 5 consecutive lots accepted on original inspection restore normal inspection. A score of 30 is one of the conditions for reduced inspection.',
    ],
    [102, 3, 10],
  ),
  single(
    'q011',
    2,
    'switching',
    [
      '字码 J、AQL 1.0，由正常检验转为加严检验后，方案变为：',
      'Letter J, AQL 1.0: after the change from normal to tightened inspection the plan is:',
    ],
    [
      ['样本量 125，Ac 2', 'sample 125, Ac 2'],
      ['样本量 80，Ac 1', 'sample 80, Ac 1'],
      ['样本量 80，Ac 0', 'sample 80, Ac 0'],
      ['样本量 160，Ac 2', 'sample 160, Ac 2'],
    ],
    1,
    [
      '表 2-B：字码 J 的样本量仍是 80，AQL 1.0 的接收数由 2 降为 1。加严不一定多抽。',
      'Table 2-B: letter J still means 80, and the acceptance number at AQL 1.0 falls from 2 to 1. Tightened does not always mean more items.',
    ],
    [102, 3, 27],
  ),
  single(
    'q012',
    3,
    'switching',
    [
      '正常检验方案 n = 80、Ac = 2（AQL 1.0），样本中发现 2 件不合格品。转移得分应：',
      'Normal plan n = 80, Ac = 2 (AQL 1.0); 2 nonconforming items are found. The switching score:',
    ],
    [
      ['加 3 分', 'gains 3'],
      ['加 2 分', 'gains 2'],
      ['保持不变', 'stays as it is'],
      ['重新设为 0', 'is reset to 0'],
    ],
    3,
    [
      '接收数不小于 2 时，AQL 加严一级仍能接收才加 3 分。加严一级（AQL 0.65）的 Ac 是 1，2 件不能接收，得分归零，尽管本批被接收。',
      'With Ac of 2 or more the score gains 3 only if the lot would also be accepted one AQL step tighter. At AQL 0.65 Ac is 1, so 2 items reset the score, although the lot itself is accepted.',
    ],
    [102, 3, 39],
  ),
  single(
    'q013',
    2,
    'switching',
    [
      '正常检验一次抽样方案的接收数为 1，本批被接收。转移得分：',
      'The normal single plan has Ac = 1 and the lot is accepted. The switching score:',
    ],
    [
      ['加 3 分', 'gains 3'],
      ['加 1 分', 'gains 1'],
      ['加 2 分', 'gains 2'],
      ['归零', 'is reset to 0'],
    ],
    2,
    [
      '接收数为 0 或 1 的一次抽样方案，批被接收加 2 分，不接收归零。',
      'With a single plan of Ac 0 or 1, an accepted lot adds 2 and one not accepted resets the score to 0.',
    ],
    [102, 3, 39],
  ),
  single(
    'q014',
    2,
    'risk',
    [
      'n = 80、Ac = 2 的方案，对不合格品率 3% 的批，接收概率约为：',
      'With n = 80 and Ac = 2, the probability of accepting a lot 3 % nonconforming is about:',
    ],
    ['5%', '23%', '57%', '95%'],
    2,
    [
      '按二项分布计算约为 0.57。单独一批的保护并不强，要靠连续批和转移规则。',
      'The binomial distribution gives about 0.57. A single lot is weakly protected; protection comes from the series of lots and the switching rules.',
    ],
    [102, 2, 32],
  ),
  single(
    'q015',
    1,
    'risk',
    [
      '好批因为抽样的偶然性而被判不接收，这种风险叫：',
      'A good lot is rejected because of the chance of sampling. This is called:',
    ],
    [
      ['使用方风险', 'the consumer’s risk'],
      ['生产方风险', 'the producer’s risk'],
      ['测量风险', 'measurement risk'],
      ['系统误差', 'systematic error'],
    ],
    1,
    [
      '好批被拒，受损的是生产方；坏批被收，受损的是使用方。',
      'A good lot rejected costs the producer; a bad lot accepted costs the consumer.',
    ],
    [102, 2, 14],
  ),
  single(
    'q016',
    2,
    'risk',
    [
      '其他条件不变，只把接收数由 2 降为 1，同一批的接收概率会：',
      'All else equal, the acceptance number falls from 2 to 1. The probability of accepting the same lot:',
    ],
    [
      ['升高', 'rises'],
      ['不变', 'stays the same'],
      ['先升后降', 'rises, then falls'],
      ['降低', 'falls'],
    ],
    3,
    [
      '接收数越小，OC 曲线越靠左，接收概率越低。3% 的批由约 57% 降到约 30%。',
      'The smaller Ac, the further left the OC curve lies. For a lot at 3 % it drops from about 57 % to about 30 %.',
    ],
    [102, 3, 27],
  ),
  single(
    'q017',
    1,
    'lookup',
    ['批量 900、检验水平 II 时，字码是哪一个？', 'Lot size 900, level II. Which code letter?'],
    ['J', 'G', 'H', 'K'],
    0,
    [
      '900 在 501–1,200 之间，水平 II 得 J。H 对应 281–500。',
      '900 lies between 501 and 1,200, so level II gives J. H belongs to 281–500.',
    ],
    [102, 1, 24],
  ),
  single(
    'q018',
    2,
    'special',
    [
      '拉力试验会破坏零件，又可以接受较大的抽样风险。宜选用：',
      'A tensile test destroys the part, and a larger sampling risk can be accepted. Choose:',
    ],
    [
      ['一般水平 III', 'general level III'],
      ['一般水平 II 的加严检验', 'tightened inspection at level II'],
      ['特殊水平 S-1 至 S-4', 'special levels S-1 to S-4'],
      ['全数检验', '100 % inspection'],
    ],
    2,
    [
      '特殊水平用于必须使用较小样本、并且能容许较大抽样风险的场合，破坏性检验是典型。',
      'The special levels are for cases where small samples are needed and larger risks can be tolerated; destructive tests are typical.',
    ],
    [102, 2, 114],
  ),
  single(
    'q019',
    2,
    'risk',
    [
      '对同一过程的大批，决定 OC 曲线形状的主要是：',
      'For large lots, the shape of the OC curve is determined mainly by:',
    ],
    [
      ['样本量与接收数', 'sample size and acceptance number'],
      ['样本占批量的百分比', 'the share of the lot that is sampled'],
      ['批量', 'the lot size'],
      ['检验员人数', 'the number of inspectors'],
    ],
    0,
    [
      '批量比样本大得多时，批量几乎不影响曲线。1,000 件抽 80 件和 5,000 件抽 80 件，曲线几乎重合。',
      'Where the lot is much larger than the sample, lot size hardly matters: 80 of 1,000 and 80 of 5,000 give nearly the same curve.',
    ],
    [102, 2, 70],
  ),
  single(
    'q020',
    3,
    'switching',
    [
      '放宽检验期间，出现下列哪种情况不必恢复正常检验？',
      'Under reduced inspection, which of these does not call for a return to normal inspection?',
    ],
    [
      ['有一批不接收', 'One lot is not accepted'],
      ['生产变得不稳定', 'Production becomes irregular'],
      ['停产后恢复生产', 'Production resumes after a stoppage'],
      ['连续 5 批被接收', 'Five consecutive lots are accepted'],
    ],
    3,
    [
      '放宽检验中一批不接收、生产不稳定或中断，或有其他正当理由时，恢复正常检验。批被接收说明可以继续放宽。',
      'Reduced inspection ends when a lot is not accepted, when production is irregular or interrupted, or for other good reason. Accepted lots are no such reason.',
    ],
    [102, 3, 39],
  ),
  single(
    'q021',
    3,
    'types',
    [
      'GB/T 2828.1 中，与一次抽样相比，二次抽样的特点是：',
      'In GB/T 2828.1, compared with single sampling, double sampling:',
    ],
    [
      ['接收概率明显更低', 'gives a clearly lower probability of acceptance'],
      ['保护程度相近，平均样本量通常更小', 'protects about equally, and usually inspects fewer items on average'],
      ['只能用于加严检验', 'may only be used in tightened inspection'],
      ['第二样本由检验员决定抽不抽', 'lets the inspector decide whether to take the second sample'],
    ],
    1,
    [
      '对应的一次、二次、多次方案 OC 曲线基本一致。质量很好或很差时第一样本就能判定，所以平均样本量较小；抽不抽第二样本由判定数决定。',
      'Matching single, double and multiple plans have nearly the same OC curve. Very good or very bad lots are decided on the first sample, so fewer items are inspected on average. The numbers, not the inspector, decide on the second sample.',
    ],
  ),
  single(
    'q022',
    2,
    'scope',
    [
      '客户一次性购买一批备件，此后不再采购。抽样方案宜采用：',
      'A customer buys one lot of spare parts and no more. The plan should come from:',
    ],
    [
      ['GB/T 2828.1 的放宽检验', 'reduced inspection of GB/T 2828.1'],
      ['GB/T 2828.3 跳批抽样', 'GB/T 2828.3, skip-lot sampling'],
      ['GB/T 2828.2 按极限质量 LQ 检索', 'GB/T 2828.2, indexed by limiting quality LQ'],
      ['固定抽 10%', 'a flat 10 % sample'],
    ],
    2,
    [
      'GB/T 2828.1 面向连续系列批，保护来自转移规则。孤立批用 GB/T 2828.2，按极限质量 LQ 检索。',
      'GB/T 2828.1 is made for a continuing series of lots and protects by its switching rules. For an isolated lot use GB/T 2828.2, indexed by limiting quality.',
    ],
    [102, 2, 132],
  ),
];
