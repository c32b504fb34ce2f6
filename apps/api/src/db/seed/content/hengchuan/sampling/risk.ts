import { bars, chapter, compare, figure, points, steps, title } from '../../text.ts';

/** Chapter 2: drawing the sample and what the plan can and cannot see. */
export const risk = chapter(
  ['抽样的风险与 OC 曲线', 'Sampling risk and the OC curve'],
  [
    title(
      ['抽样的风险与 OC 曲线', 'Sampling risk and the OC curve'],
      ['抽 80 件，接收数 2，能挡住多差的批？', 'Eighty samples, acceptance number two: how bad a lot can it stop?'],
      ['这一章用一条曲线，把两种风险讲清楚。', 'In this chapter one curve explains the two kinds of risk.'],
      ['讲完你会知道，抽样为什么不能代替过程控制。', 'You will then see why sampling cannot replace process control.'],
    ),
    points(
      ['两种错', 'Two kinds of error'],
      [
        ['好批被拒：生产方风险', "Good lot rejected: producer's risk"],
        ['坏批被收：使用方风险', "Bad lot accepted: consumer's risk"],
        ['两者不能同时为零', 'Both cannot be zero at once'],
      ],
      ['抽样就有运气，运气会犯两种错。', 'Sampling involves luck, and luck makes two kinds of error.'],
      [
        '好批抽到了坏件被退回，吃亏的是生产方。',
        'A good lot is returned because of an unlucky sample: the producer loses.',
      ],
      [
        '坏批没抽到坏件被接收，吃亏的是使用方。',
        'A bad lot slips through because the sample looked clean: the consumer loses.',
      ],
      [
        '除非全检而且不出错，两种风险总是同时存在。',
        'Unless everything is inspected without error, both risks are always there.',
      ],
    ),
    figure(
      'oc-curve',
      ['OC 曲线：批质量与接收概率', 'The OC curve: quality and acceptance'],
      [
        '横轴是批的不合格品率，纵轴是被接收的概率。',
        'Across: the share of nonconforming pieces. Up: the probability of acceptance.',
      ],
      [
        '不合格品率 1% 的批，有 95% 的机会被接收。',
        'A lot with one percent nonconforming is accepted 95 times in a hundred.',
      ],
      ['到 3% 时，仍然有 57% 的机会混过去。', 'At three percent it still gets through 57 times in a hundred.'],
      ['要到 6.5%，接收概率才降到一成。', 'Only at 6.5 percent does the chance of acceptance fall to one in ten.'],
    ),
    bars(
      ['n=80、Ac=2 时的接收概率', 'Chance of acceptance with n=80, Ac=2'],
      '%',
      [
        [['p = 0.5%', 'p = 0.5%'], 99],
        [['p = 1%', 'p = 1%'], 95],
        [['p = 2%', 'p = 2%'], 78],
        [['p = 3%', 'p = 3%'], 57],
        [['p = 5%', 'p = 5%'], 23],
      ],
      [
        '这五个数是按二项分布算出来的，可以自己核对。',
        'These five figures come from the binomial distribution; check them yourself.',
      ],
      [
        '质量比 AQL 差一倍的批，还有 78% 的机会被接收。',
        'A lot twice as bad as the AQL is still accepted in 78 percent of cases.',
      ],
      [
        '单独一批的保护其实很弱，靠的是连续批加转移规则。',
        'Protection on one lot is weak. It comes from a series of lots and switching rules.',
      ],
    ),
    compare(
      ['样本量比抽样比例重要', 'Sample size counts, not the share'],
      [
        ['同样抽 10%', 'Always ten percent'],
        ['100 件抽 10 件：几乎不设防', '10 of 100: almost no guard'],
        ['5000 件抽 500 件：白费工时', '500 of 5,000: wasted hours'],
      ],
      [
        ['同样抽 80 件', 'Always 80 pieces'],
        ['1000 件抽 80 件', '80 of 1,000'],
        ['5000 件抽 80 件，曲线几乎重合', '80 of 5,000: nearly the same curve'],
      ],
      ['决定曲线形状的是样本量和接收数。', 'The shape of the curve follows from sample size and acceptance number.'],
      [
        '只要批量比样本大得多，批量本身几乎不影响曲线。',
        'As long as the lot is much larger than the sample, its size hardly matters.',
      ],
      ['所以不要拿抽了百分之几去和客户争。', 'So do not argue with a customer about the percentage sampled.'],
    ),
    steps(
      ['样本要真的随机', 'The sample must be random'],
      [
        ['给全批编号', 'Number the whole lot'],
        ['用随机数取 80 个号', 'Draw 80 random numbers'],
        ['按号找件，不许顺手换', 'Take those pieces, no swapping'],
        ['分层装箱的，按层分摊', 'Layered boxes: share by layer'],
      ],
      ['OC 曲线只在随机抽样时成立。', 'The OC curve holds only when the sample is random.'],
      [
        '从托盘最上层拿 80 件，那叫取样方便，不叫抽样。',
        'Taking 80 from the top layer is convenient. It is not sampling.',
      ],
      [
        '一批分十箱的，每箱抽 8 件，箱内位置再随机。',
        'With ten boxes take 8 from each, at random places inside the box.',
      ],
    ),
    bars(
      ['样本量加大，曲线才变陡', 'Only a larger sample makes it steeper'],
      '%',
      [
        [['n=32，Ac=0', 'n=32, Ac=0'], 37.7],
        [['n=80，Ac=2', 'n=80, Ac=2'], 56.8],
        [['n=200，Ac=5', 'n=200, Ac=5'], 44.3],
        [['n=500，Ac=10', 'n=500, Ac=10'], 11.5],
      ],
      [
        '这是不合格品率 3% 的批在四个方案下的接收概率。',
        'These are the chances of a three-percent lot under four plans.',
      ],
      ['样本 80 件时是 57%，500 件时降到 12%。', 'With 80 samples it is 57 percent, with 500 it falls to 12.'],
      [
        '零接收数的方案看着严，32 件仍放过四成。',
        'Zero acceptance looks strict, but with 32 pieces nearly four in ten slip through.',
      ],
    ),
    points(
      ['破坏性和高价值的检验', 'Destructive and costly tests'],
      [
        ['可用特殊水平 S-1 到 S-4', 'Special levels S-1 to S-4'],
        ['样本小，风险大，要写明', 'Small sample, large risk: state it'],
        ['致命不合格不用 AQL', 'No AQL for critical defects'],
      ],
      [
        '拉力、剖切这类破坏性试验，可以用特殊水平。',
        'For destructive tests such as pull or section, special levels may be used.',
      ],
      [
        '1200 件用 S-2 只抽 5 件，看得见的只有很差的批。',
        'At S-2, 1,200 pieces give a sample of 5: it sees only very bad lots.',
      ],
      [
        '致命不合格不设 AQL，用全检、防错或工艺保证。',
        'Critical nonconformities get no AQL: use full inspection, error-proofing or the process.',
      ],
    ),
    points(
      ['小结', 'Summary'],
      [
        ['随机，才有曲线', 'No curve without randomness'],
        ['单批保护有限', 'One lot: limited protection'],
        ['连续批加转移规则', 'Series of lots plus switching'],
      ],
      ['抽样方案保证的是长期，不是眼前这一批。', 'A sampling plan protects you in the long run, not on this one lot.'],
      ['不满足随机，表里的数字就没有意义。', 'Without randomness the numbers in the table mean nothing.'],
      [
        '真正让供应商改进的，是下一章的转移规则。',
        'What makes a supplier improve is the switching rules of the next chapter.',
      ],
    ),
  ],
);
