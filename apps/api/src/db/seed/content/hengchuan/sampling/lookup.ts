import { bars, chapter, points, steps, title } from '../../text.ts';

/** Chapter 1: from lot size to sampling plan. */
export const lookup = chapter(
  ['从批量到抽样方案', 'From lot size to sampling plan'],
  [
    title(
      ['从批量到抽样方案', 'From lot size to sampling plan'],
      [
        'GB/T 2828.1 只问四件事：批量、水平、AQL、严格度。',
        'GB/T 2828.1 asks four things: lot size, level, AQL and severity.',
      ],
      [
        '答完四件事，样本量和接收数就在表里。',
        'Answer them, and the sample size and acceptance number are in the tables.',
      ],
    ),
    points(
      ['先把四个词说准', 'Four words, exactly'],
      [
        ['批量 N：同条件下的一批', 'Lot size N: one lot, same conditions'],
        ['检验水平：一般 I、II、III', 'Level: general I, II, III'],
        ['AQL：可接收的过程平均上限', 'AQL: worst tolerable process average'],
        ['严格度：正常、加严、放宽', 'Severity: normal, tightened, reduced'],
      ],
      [
        'AQL 是连续批可以容忍的最差过程平均。',
        'AQL is the worst process average that can be tolerated over a series of lots.',
      ],
      ['它不是允许供应商交付的不合格率。', 'It does not permit a supplier to deliver that share of bad parts.'],
      ['没有特别约定时，用一般检验水平 II。', 'Unless agreed otherwise, use general inspection level II.'],
    ),
    steps(
      ['查两张表', 'Two tables to read'],
      [
        ['表 1：批量 1,200、水平 II，得字码 J', 'Table 1: lot 1,200, level II gives J'],
        ['表 2-A：字码 J，样本量 80', 'Table 2-A: letter J, sample size 80'],
        ['AQL 1.0 列：Ac 2，Re 3', 'AQL 1.0 column: Ac 2, Re 3'],
      ],
      ['一批缸体 1200 件，落在 501 到 1200 这一行。', 'A lot of 1,200 blocks falls in the row from 501 to 1,200.'],
      [
        '水平 II 得字码 J，正常检验表里 J 对应 80 件。',
        'Level II gives letter J, which in the normal table means 80 pieces.',
      ],
      [
        'AQL 1.0 那一列写着 2 和 3：两件接收，三件拒收。',
        'The AQL 1.0 column shows 2 and 3: accept on two, reject on three.',
      ],
    ),
    bars(
      ['批量越大，抽得越省', 'Bigger lots need a smaller share'],
      '%',
      [
        [['150 件', '150'], 13.3],
        [['500 件', '500'], 10],
        [['1200 件', '1,200'], 6.7],
        [['3200 件', '3,200'], 3.9],
        [['10000 件', '10,000'], 2],
      ],
      ['按水平 II，500 件抽 50 件，是百分之十。', 'At level II, 500 pieces take 50 samples: ten percent.'],
      ['一万件只抽 200 件，是百分之二。', 'Ten thousand take only 200: two percent.'],
      [
        '所以“统一抽百分之十”是错的，小批太松，大批太贵。',
        'So a flat ten percent is wrong: too loose for small lots, too costly for large ones.',
      ],
    ),
    points(
      ['遇到箭头怎么办', 'When the table shows an arrow'],
      [
        ['顺箭头找第一个方案', 'Follow it to the first plan'],
        ['样本量也换成那一行的', 'Take the sample size of that row'],
        ['样本量不小于批量：全检', 'Sample not below lot: inspect all'],
      ],
      ['批量 200、AQL 1.0，字码 G，表里是向下的箭头。', 'Lot 200, AQL 1.0, letter G: the table shows an arrow down.'],
      [
        '顺箭头到 H 行，样本量改成 50，接收数是 1。',
        'Follow it to row H: the sample becomes 50 and the acceptance number is 1.',
      ],
      [
        '只换接收数、不换样本量，是查表最常见的错。',
        'Taking the new acceptance number with the old sample size is the commonest error.',
      ],
    ),
  ],
);
