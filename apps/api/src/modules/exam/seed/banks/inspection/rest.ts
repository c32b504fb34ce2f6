import { fill, judgement, short } from '../../write.ts';

/** First-article and patrol inspection: statements, gaps and short answers. */
export const inspectionRest = [
  judgement(
    'q051',
    1,
    'trigger',
    [
      '同一班内换了一把同型号的新刀，可以不做首件。',
      'After fitting a new tool of the same type within a shift, no first article is needed.',
    ],
    false,
    [
      '换刀会改变尺寸，型号相同也要重做首件，记录卡另起一行。',
      'A tool change alters dimensions even with the same type. Make a new first article on a new line of the card.',
    ],
    [101, 1, 11],
  ),
  judgement(
    'q052',
    1,
    'release',
    ['首件合格，说明整批都合格。', 'A good first article means that the whole batch is good.'],
    false,
    [
      '首件合格只说明那一刻是对的，之后有没有变要靠巡检。',
      'It shows that things were right at that moment; whether they stay so is for the patrol to find.',
    ],
    [101, 3, 0],
  ),
  judgement(
    'q053',
    1,
    'card',
    [
      '检验员不在时，可以先签好空白卡，量完再补数。',
      'If the inspector is away, a blank card may be signed and filled in later.',
    ],
    false,
    [
      '签空白卡再补数按弄虚作假处理。人不在，应找看板上授权代签的人。',
      'Signing a blank card is treated as falsification. Call a deputy named on the board.',
    ],
    [101, 2, 119],
  ),
  judgement(
    'q054',
    1,
    'calibration',
    [
      '校准标签过期一天的量具，也不能用来判定首件。',
      'A gauge whose calibration expired yesterday may not be used to judge a first article.',
    ],
    true,
    [
      '过期就没有有效的溯源，测得的数不能作为判定依据。',
      'Once expired, its readings are no longer traceable and cannot support a verdict.',
    ],
    [101, 2, 37],
  ),
  judgement(
    'q055',
    2,
    'patrol',
    [
      '控制图上还有异常点时，算出的 Cpk 不能作为放宽巡检的依据。',
      'While the control chart still shows abnormal points, Cpk may not be used to widen the interval.',
    ],
    true,
    [
      'Cpk 的前提是过程受控、数据近似正态。过程不受控，算出来的数没有意义。',
      'Cpk presumes a process in control and nearly normal data. Without that the number means nothing.',
    ],
    [101, 4, 11],
  ),
  judgement(
    'q056',
    1,
    'record',
    [
      '漏测了一个尺寸，可以按前一件的数值补上。',
      'A missed reading may be filled in with the value of the part before.',
    ],
    false,
    [
      '漏测就写漏测，写原因和补救。补一个没有量过的数是编造。',
      'Write that it was missed, why, and what was done. Entering an unmeasured value is making it up.',
    ],
    [109, 1, 26],
  ),
  judgement(
    'q057',
    2,
    'concession',
    [
      '零件只超差 2 μm，检验班长可以直接放行。',
      'A part only 2 μm out of tolerance may be released by the inspection team leader.',
    ],
    false,
    [
      '超差就是不合格，检验没有让步的权力。要使用，走书面让步流程，需要时征得客户同意。',
      'Out is out. Inspection cannot grant a concession; it takes the written procedure and, where due, the customer’s consent.',
    ],
    [110, 2, 9],
  ),
  judgement(
    'q058',
    1,
    'isolation',
    [
      '隔离区的件，没有班长签字，一件也不许动。',
      'No part in the isolation area may be moved without the team leader’s signature.',
    ],
    true,
    ['隔离区的件状态未定或不合格，挪动会造成混料。', 'Their status is open or bad; moving them risks mixing.'],
    [111, 1, 22],
  ),
  judgement(
    'q059',
    2,
    'jidoka',
    [
      '拉绳次数增多，说明这条线的质量一定在变差。',
      'More pulls of the andon cord prove that the line’s quality is getting worse.',
    ],
    false,
    [
      '拉绳多往往说明问题更早被看见。缸体线拉绳由 12 次升到 57 次，流出缺陷却由 19 次降到 5 次。',
      'More pulls often mean that problems are seen earlier: on the block line pulls rose from 12 to 57 while escapes fell from 19 to 5.',
    ],
    [107, 1, 32],
  ),
  judgement(
    'q060',
    2,
    'visual',
    [
      '外观判定一致性的 Kappa 低于 0.75 时，应先检查灯光和样件，再谈人员培训。',
      'If Kappa of a visual check is below 0.75, look at light and samples before training people.',
    ],
    true,
    ['条件不一致，人再怎么培训也不会一致。', 'Where conditions differ, no training makes people agree.'],
    [106, 2, 35],
  ),
  fill(
    'q071',
    1,
    'trigger',
    [
      '停机超过 ____ 分钟再开，按新的首件处理。',
      'Restarting after a stop of more than ____ minutes calls for a new first article.',
    ],
    [['30', '三十', 'thirty']],
    [
      '停机后机床温度变化，尺寸会变，本厂以 30 分钟为界。',
      'The machine cools and dimensions move; our limit is 30 minutes.',
    ],
    [101, 1, 11],
  ),
  fill(
    'q072',
    2,
    'patrol',
    [
      'Cpk 达到 1.33，巡检间隔可放宽到 ____ 小时；达到 1.67，可放宽到 ____ 小时。',
      'From Cpk 1.33 the interval may be ____ hours, from 1.67 it may be ____ hours.',
    ],
    [
      ['2', '两', '二', 'two'],
      ['4', '四', 'four'],
    ],
    [
      '能力越高，间隔越长，但首件和末件不能省。',
      'The more capable, the longer the interval; first and last piece stay.',
    ],
    [101, 4, 33],
  ),
  fill(
    'q073',
    2,
    'capability',
    [
      '均值距较近公差限 0.012 mm，标准差 0.003 mm，Cpk 为 ____（保留两位小数）。',
      'The mean lies 0.012 mm from the nearer limit and the standard deviation is 0.003 mm. Cpk is ____ (two decimals).',
    ],
    [['1.33']],
    ['Cpk = 0.012 ÷ (3 × 0.003) = 1.33。', 'Cpk = 0.012 ÷ (3 × 0.003) = 1.33.'],
    [101, 4, 11],
  ),
  fill(
    'q074',
    1,
    'patrol',
    [
      '巡检时应取连续下线的 ____ 件，按加工顺序编号。',
      'A patrol takes ____ consecutive parts, numbered in the order of machining.',
    ],
    [['5', '五', 'five']],
    ['5 件一组，均值看位置，极差看散布。', 'A subgroup of five: its mean shows location, its range spread.'],
    [101, 3, 34],
  ),
  fill(
    'q075',
    1,
    'tags',
    [
      '绿牌表示合格，黄牌表示待判，____ 牌表示不合格。',
      'A green tag means good, a yellow one undecided, a ____ one nonconforming.',
    ],
    [['红', '红色', 'red', 'Red']],
    [
      '三种牌的颜色全厂统一，挂错牌等于放错件。',
      'The colours are the same all over the plant; a wrong tag is a wrong part.',
    ],
    [111, 1, 22],
  ),
  short(
    'q081',
    2,
    'release',
    [
      '首件合格、第 20 件超差，班组提出把巡检间隔缩短到 30 分钟。你会先查什么，为什么？',
      'The first piece was good and the twentieth out of tolerance; the team proposes to patrol every 30 minutes. What would you check first, and why?',
    ],
    [
      '先看 20 件的数据是趋势还是偶然。若均匀单向变化，停机半小时再连测三件：回到原位说明有热变形，不回就是刀具磨损。再核刀具寿命和材料牌号是否变更。原因不清，缩短间隔只能早发现，不能防止。',
      'First see whether the 20 readings show a trend or chance. If they move evenly one way, stop for half an hour and measure three more: going back means heat, staying means tool wear. Then check tool life and material grade. Without the cause, a shorter interval finds the fault sooner but does not prevent it.',
    ],
    ['趋势', '热变形', '刀具磨损', '停机', 'trend', 'thermal', 'tool wear'],
    [
      '先分清趋势、热变形与偶然波动，再决定措施。案例里真正有效的是补刀和调整首件目标。',
      'Tell trend, heat and chance apart before acting. In the case, compensating the tool and moving the target helped.',
    ],
    [101, 5, 11],
  ),
  short(
    'q082',
    1,
    'reaction',
    [
      '巡检发现超差后，“停、隔、报”各要做什么？',
      'After a patrol finds a part out of tolerance, what do “stop, isolate, report” each mean?',
    ],
    [
      '停：机床停机，挂红牌。隔：从这一件往回追到上一次合格的巡检，全部隔离，件数写在红牌上。报：十分钟内报到班长。',
      'Stop: stop the machine and hang the red tag. Isolate: trace back to the last good patrol, isolate everything since and write the number on the tag. Report: tell the team leader within ten minutes.',
    ],
    ['停机', '红牌', '上一次合格', '十分钟', 'red tag', 'last good', 'ten minutes'],
    [
      '三步的顺序不能换：先不再做坏件，再圈住可能坏的件，再让人来处理。',
      'The order matters: make no more bad parts, contain the doubtful ones, then call for help.',
    ],
    [101, 3, 48],
  ),
  short(
    'q083',
    3,
    'record',
    [
      '师傅让你替他在没有亲眼看到的检验记录上签字，你会怎么说、怎么做？',
      'Your mentor asks you to sign for an inspection you did not see. What do you say and do?',
    ],
    [
      '先说事实：我没有看到，不能签。再给办法：我现在去量，量完再签。对方仍坚持，就报班长或合规热线，并记下时间和经过。',
      'State the fact: I did not see it, so I cannot sign. Offer a way: I will measure it now and then sign. If pressed, tell the team leader or the compliance hotline and note time and events.',
    ],
    ['没有看到', '不能签', '现在去量', '热线', 'did not see', 'cannot sign', 'hotline'],
    [
      '签字表示“我量了，这是我看见的数”。代签的两个人都要负责。',
      'A signature says: I measured, this is what I saw. Both people answer for a false one.',
    ],
    [109, 2, 20],
  ),
];
