import { bars, chapter, compare, figure, points, steps, title } from '../../text.ts';

/** Chapter 4: route and frequency of patrol inspection. */
export const patrolInterval = chapter(
  ['巡检路线与抽样频次', 'Patrol route and sampling frequency'],
  [
    title(
      ['巡检路线与抽样频次', 'Patrol route and sampling frequency'],
      ['很多班组问，巡检到底多久走一圈。', 'Many teams ask how often a patrol round should be made.'],
      ['先看过程能力，再看后果有多严重。', 'Look at process capability first, then at how serious the consequence is.'],
      ['这一章给出三个间隔和一条路线。', 'This chapter gives you three intervals and one route.'],
    ),
    points(
      ['Cpk 说的是什么', 'What Cpk says'],
      [
        ['分子：均值到较近公差限的距离', 'Top: distance from mean to nearer limit'],
        ['分母：三倍标准差', 'Bottom: three standard deviations'],
        ['前提：过程受控、近似正态', 'Requires: stable, roughly normal'],
      ],
      [
        'Cpk 是均值到较近公差限的距离，除以三倍标准差。',
        'Cpk is the distance from the mean to the nearer limit, over three standard deviations.',
      ],
      [
        '均值偏 0.003，公差限 0.015，标准差 0.003。',
        'Say the mean is off by 0.003, the limit is 0.015 and sigma is 0.003.',
      ],
      ['十二除以九，Cpk 等于 1.33。', 'Twelve over nine gives a Cpk of 1.33.'],
      [
        '控制图上还有异常点的时候，先不要算 Cpk。',
        'While the control chart still shows special causes, do not calculate Cpk.',
      ],
    ),
    figure(
      'cpk-curve',
      ['巡检间隔由过程能力决定', 'Capability decides the interval'],
      [
        'Cpk 不到 1，过程能力不够，半小时一次都不算密，要先找原因。',
        'Below 1 the process is not capable. Even every half hour is not enough; find the cause.',
      ],
      ['Cpk 在 1 到 1.33 之间，每三十分钟巡一次。', 'Between 1 and 1.33, check every thirty minutes.'],
      [
        'Cpk 到 1.33，间隔可以放宽到两小时，但首件和末件不能省。',
        'At 1.33 the interval may go to two hours, but first and last pieces stay.',
      ],
      [
        'Cpk 到 1.67，可以放宽到四小时，也就是半个班一次。',
        'At 1.67 it may go to four hours, which is once every half shift.',
      ],
    ),
    bars(
      ['间隔之内会做出多少件', 'Pieces made between two checks'],
      '件',
      [
        [['30 分钟', '30 min'], 11],
        [['1 小时', '1 h'], 23],
        [['2 小时', '2 h'], 46],
        [['4 小时', '4 h'], 92],
      ],
      [
        '缸体线节拍 156 秒，两小时做 46 件，四小时做 92 件。',
        'At a cycle of 156 seconds the line makes 46 pieces in two hours, 92 in four.',
      ],
      [
        '如果漂移发生在刚巡完之后，这些件都要隔离复检。',
        'If drift starts right after a check, all of these must be isolated and rechecked.',
      ],
      [
        '一件缸体的成本是 380 元，四小时的风险就是三万五。',
        'At 380 yuan a block, four hours means about 35,000 yuan at risk.',
      ],
    ),
    points(
      ['后果严重的，间隔减半', 'Serious consequence: halve the interval'],
      [
        ['安全与法规特性', 'Safety and legal characteristics'],
        ['后面没有工序能再发现', 'No later step can catch it'],
        ['客户三个月内投诉过', 'A complaint in the last three months'],
      ],
      ['同样的 Cpk，后果不同，间隔也不同。', 'The same Cpk with another consequence needs another interval.'],
      [
        '安全特性、后面测不到的、刚被投诉过的，间隔减半。',
        'Safety features, features nobody checks later, recent complaints: halve the interval.',
      ],
      ['三条里占了两条，就改成百分之百检验。', 'If two of the three apply, go to one hundred percent inspection.'],
    ),
    compare(
      ['为什么从最后一道工序倒着走', 'Why walk from the last operation back'],
      [
        ['顺着走', 'With the flow'],
        ['先看最便宜的毛坯', 'Cheapest blanks first'],
        ['走到终检时已过四十分钟', 'Forty minutes to reach the end'],
      ],
      [
        ['倒着走', 'Against the flow'],
        ['先看价值最高的件', 'Most valuable pieces first'],
        ['问题件离追溯起点最近', 'Shortest way to trace back'],
      ],
      [
        '看缸体线的路线：从终检倒着走到粗铣。',
        'On the block line the route runs from final inspection back to rough milling.',
      ],
      [
        '倒着走，发现问题时，下游已经做出来的件最少。',
        'Walking back, the fewest downstream pieces exist when a fault is found.',
      ],
      [
        '追溯的范围也最小，越靠后的件，前面投入的工时越多。',
        'The trace is shortest too, and late pieces carry the most invested hours.',
      ],
    ),
    steps(
      ['夜班只有一名检验员', 'One inspector on the night shift'],
      [
        ['终检与精镗', 'Final inspection and fine boring'],
        ['珩磨', 'Honing'],
        ['Cpk 低于 1.33 的工位', 'Stations with Cpk below 1.33'],
        ['其余工位轮流', 'The rest in turn'],
      ],
      [
        '夜班人手少，路线不变，停留的点要排先后。',
        'With few people at night the route stays; only the stops are ranked.',
      ],
      [
        '先看终检和精镗，再看珩磨，然后看能力不足的工位。',
        'Final inspection and fine boring first, then honing, then the weak stations.',
      ],
      [
        '其余工位由操作工自检并拍照，检验员下一圈复核照片。',
        'Elsewhere operators self-check with photos, and the inspector reviews them next round.',
      ],
    ),
    points(
      ['放宽之前的四个条件', 'Four conditions before relaxing'],
      [
        ['最近 25 组数据都受控', 'Last 25 subgroups in control'],
        ['Cpk 连续三个月达标', 'Cpk on target for three months'],
        ['量具 GR&R 低于 10%', 'Gauge GR&R below 10%'],
        ['工艺与质量共同签字', 'Process and quality both sign'],
      ],
      ['放宽不是检验员自己说了算。', "Relaxing the interval is not the inspector's own decision."],
      [
        '要有二十五组受控数据，Cpk 连续三个月达标。',
        'You need 25 subgroups in control and three months of Cpk on target.',
      ],
      ['量具的 GR&R 低于百分之十，Cpk 才可信。', 'Cpk can be trusted only when gauge GR&R is below ten percent.'],
      [
        '一旦出现一次超差，立刻退回原来的间隔。',
        'After a single out-of-tolerance piece, return to the old interval at once.',
      ],
    ),
    points(
      ['带走三句话', 'Three things to remember'],
      [
        ['30 分钟、2 小时、4 小时', '30 minutes, 2 hours, 4 hours'],
        ['严重的减半', 'Serious: halve it'],
        ['从后往前走', 'Walk from back to front'],
      ],
      ['间隔看 Cpk：三十分钟、两小时、四小时。', 'The interval follows Cpk: thirty minutes, two hours, four hours.'],
      ['后果严重的减半，路线从终检倒着走。', 'Halve it for serious consequences, and walk from final inspection back.'],
      [
        '今天就把本班工位的 Cpk 和间隔写到看板上。',
        'Today, write the Cpk and the interval of your stations on the board.',
      ],
    ),
  ],
);
