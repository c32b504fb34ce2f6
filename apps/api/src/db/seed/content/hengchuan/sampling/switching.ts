import { chapter, compare, figure, points, steps, title } from '../../text.ts';

/** Chapter 3: normal, tightened and reduced inspection. */
export const switching = chapter(
  ['转移规则：正常、加严、放宽', 'Switching rules: normal, tightened, reduced'],
  [
    title(
      ['转移规则：正常、加严、放宽', 'Switching rules: normal, tightened, reduced'],
      ['没有转移规则，GB/T 2828.1 只用了一半。', 'Without switching rules you use only half of GB/T 2828.1.'],
      ['它的作用是让质量差的一方付出代价。', 'They make the party with poor quality pay for it.'],
    ),
    figure(
      'sampling-switch',
      ['三种严格度之间怎么走', 'Moving between the three severities'],
      [
        '从正常开始，连续 5 批或更少批里有 2 批不接收，转加严。',
        'Start with normal. Two of five or fewer consecutive lots not accepted: tighten.',
      ],
      ['加严后连续 5 批接收，回到正常。', 'Five lots in a row accepted under tightened: back to normal.'],
      [
        '加严期间累计 5 批不接收，暂停检验，等供方改进。',
        'Five lots not accepted in total under tightened: inspection stops until they improve.',
      ],
    ),
    compare(
      ['字码 J、AQL 1.0 的两种方案', 'Letter J, AQL 1.0: two plans'],
      [
        ['正常', 'Normal'],
        ['样本量 80', 'Sample size 80'],
        ['Ac 2，Re 3', 'Ac 2, Re 3'],
      ],
      [
        ['加严', 'Tightened'],
        ['样本量 80', 'Sample size 80'],
        ['Ac 1，Re 2', 'Ac 1, Re 2'],
      ],
      [
        '加严不一定多抽，J 行还是 80 件，接收数从 2 降到 1。',
        'Tightened need not mean more samples: still 80, but the acceptance number drops to 1.',
      ],
      [
        '3% 的批，接收概率从 57% 降到 30%。',
        'A three-percent lot is now accepted in 30 instead of 57 percent of cases.',
      ],
    ),
    steps(
      ['转移得分怎么记', 'Keeping the switching score'],
      [
        ['正常检验开始时记 0', 'Start normal inspection at 0'],
        ['AQL 加严一级仍接收：加 3', 'Passes one AQL step tighter: add 3'],
        ['否则归零', 'Otherwise back to 0'],
        ['到 30 分，可申请放宽', 'At 30, reduced may be requested'],
      ],
      [
        '接收数不小于 2 的方案，AQL 加严一级仍能接收，加 3 分。',
        'For acceptance numbers of 2 and up: if it passes at the next tighter AQL, add 3.',
      ],
      ['接收数是 0 或 1 的方案，接收就加 2 分。', 'For acceptance numbers 0 and 1, each accepted lot adds 2.'],
      [
        '到 30 分、生产稳定、负责部门同意，三条齐了才放宽。',
        'Thirty points, steady production and approval: all three are needed to reduce.',
      ],
    ),
    points(
      ['常见的三个错误', 'Three common mistakes'],
      [
        ['复检批也算进批次', 'Counting resubmitted lots'],
        ['退批后加抽再判', 'Resampling a rejected lot'],
        ['换了严格度不换表', 'Changing severity, not the table'],
      ],
      ['转移规则只数初次检验的批，返工再交的不算。', 'Only lots on original inspection count; reworked lots do not.'],
      [
        '一次抽样方案判了不接收，就不能再加抽 80 件翻案。',
        'With single sampling, a rejected lot cannot be saved by drawing 80 more.',
      ],
      [
        '放宽要用表 2-C，字码 J 的样本量是 32，不是 80。',
        'Reduced uses table 2-C: for letter J the sample is 32, not 80.',
      ],
    ),
  ],
);
