import { single } from '../../write.ts';

/** Patrol and visual inspection, one right option. */
export const patrol = [
  single(
    'q013',
    1,
    'patrol',
    ['Cpk 为 1.2 的工位，巡检间隔应为：', 'At a station with Cpk 1.2, the patrol interval is:'],
    [
      ['30 分钟', '30 minutes'],
      ['2 小时', '2 hours'],
      ['4 小时', '4 hours'],
      ['每班一次', 'once a shift'],
    ],
    0,
    [
      'Cpk 在 1 到 1.33 之间，每 30 分钟巡一次；到 1.33 放宽到 2 小时，到 1.67 放宽到 4 小时。',
      'From 1 to 1.33 it is every 30 minutes; from 1.33 two hours, from 1.67 four.',
    ],
    [101, 4, 33],
  ),
  single(
    'q014',
    2,
    'patrol',
    [
      '某工位 Cpk 1.5，但加工的是安全特性。巡检间隔应为：',
      'A station has Cpk 1.5 but machines a safety characteristic. The interval is:',
    ],
    [
      ['4 小时', '4 hours'],
      ['2 小时', '2 hours'],
      ['30 分钟', '30 minutes'],
      ['1 小时', '1 hour'],
    ],
    3,
    [
      'Cpk 1.5 对应 2 小时，安全特性间隔减半，即 1 小时。',
      'Cpk 1.5 gives two hours; a safety characteristic halves it to one.',
    ],
    [101, 4, 79],
  ),
  single(
    'q015',
    1,
    'patrol',
    [
      '巡检时为什么连续取 5 件，而不是只量 1 件？',
      'Why does a patrol measure five consecutive parts and not just one?',
    ],
    [
      ['为了凑够样本量 80', 'To make up a sample of 80'],
      ['为了分清偶然波动与漂移', 'To tell chance from drift'],
      ['为了让操作工休息', 'To give the operator a rest'],
      ['为了代替首件', 'To replace the first article'],
    ],
    1,
    [
      '一件分不清偶然还是漂移；5 件的均值看位置，极差看散布。',
      'One part cannot tell chance from drift. The mean of five shows location, their range shows spread.',
    ],
    [101, 3, 34],
  ),
  single(
    'q016',
    1,
    'route',
    [
      '缸体线的巡检路线为什么从最后一道工序往前走？',
      'Why does the patrol on the block line start at the last operation?',
    ],
    [
      ['离检验室近', 'It is closer to the inspection room'],
      ['毛坯最便宜', 'Castings are cheapest'],
      [
        '问题件追溯范围最小，先看价值最高的件',
        'The range to trace back is smallest and the most valuable parts come first',
      ],
      ['可以少走路', 'It saves walking'],
    ],
    2,
    [
      '越靠后的件投入工时越多。从终检倒着走，发现问题时下游已做的件最少。',
      'Later parts carry more work. Walking back from final inspection leaves the fewest parts downstream of a problem.',
    ],
    [101, 4, 93],
  ),
  single(
    'q017',
    1,
    'reaction',
    ['巡检发现超差，第一步是：', 'A patrol finds a part out of tolerance. The first step is:'],
    [
      ['停机，挂红牌', 'stop the machine and hang the red tag'],
      ['写 8D 报告', 'write an 8D report'],
      ['再做十件看看', 'run ten more to see'],
      ['口头提醒操作工', 'remind the operator'],
    ],
    0,
    ['先停，再隔离，再上报。原因以后再谈。', 'Stop first, then isolate, then report. The cause comes later.'],
    [101, 3, 48],
  ),
  single(
    'q018',
    2,
    'reaction',
    ['发现异常后，需要隔离的范围是：', 'After an abnormality, what must be isolated?'],
    [
      ['只隔离这一件', 'This part only'],
      ['本班做的全部件', 'Everything made this shift'],
      ['最近 5 件', 'The last five parts'],
      ['上一次合格巡检之后的全部件', 'Every part since the last good patrol'],
    ],
    3,
    [
      '从这一件往回追到上一次合格的巡检，中间每一件都可能不合格。',
      'Trace back to the last good patrol: any part in between may be bad.',
    ],
    [101, 3, 48],
  ),
  single(
    'q019',
    3,
    'drift',
    [
      '孔径在 20 件中由 −4 μm 均匀降到 −17 μm。停机半小时后连量三件仍在 −17 μm 左右，最可能的原因是：',
      'Over 20 parts a bore falls evenly from −4 to −17 μm. After half an hour’s stop three parts still read about −17 μm. The likeliest cause is:',
    ],
    [
      ['主轴热变形', 'thermal drift of the spindle'],
      ['偶然波动', 'chance'],
      ['镗刀磨损', 'wear of the boring tool'],
      ['零件没有等温', 'parts not at temperature'],
    ],
    2,
    [
      '热变形停机冷却后会回去，没有回去就排除了热；均匀、单向的变化符合刀尖磨短。',
      'Thermal drift goes back when the machine cools; it did not. An even change in one direction fits a tool tip that wears.',
    ],
    [101, 5, 24],
  ),
  single(
    'q020',
    1,
    'visual',
    [
      '一般外观检验工位，零件表面的照度至少应为：',
      'At a general visual inspection station the light on the part is at least:',
    ],
    ['180 lx', '750 lx', '420 lx', '300 lx'],
    1,
    [
      '本厂规定一般外观 750 lx，精细外观 1,000 lx 以上，在零件表面测量。',
      'Our rule is 750 lx for general and over 1,000 lx for fine inspection, measured on the surface of the part.',
    ],
    [106, 1, 9],
  ),
  single(
    'q021',
    2,
    'visual',
    ['关于限度样件，正确的说法是：', 'Which is right about limit samples?'],
    [
      ['刚好还能接收的那一件', 'It is the part that can just still be accepted'],
      ['明显不合格的那一件', 'It is a clearly bad part'],
      ['质量最好的那一件', 'It is the best part there is'],
      ['永久有效，不必复核', 'It is valid for ever'],
    ],
    0,
    [
      '限度样件是刚刚好还能收的那一件，比它差的拒收。样件要签字、有有效期，到期复核。',
      'A limit sample can just be accepted; anything worse is rejected. It is signed, has an expiry date and is reviewed when that comes.',
    ],
    [106, 2, 8],
  ),
  single(
    'q022',
    2,
    'incoming',
    [
      '来料标签上的炉号与铸件钢印不一致，应当：',
      'The heat number on the certificate differs from the stamp on the casting. One should:',
    ],
    [
      ['以标签为准入库', 'store it by the label'],
      ['抽一件做尺寸检验后放行', 'measure one part and release it'],
      ['改写标签', 'rewrite the label'],
      ['挂红牌入隔离区并通知供应商', 'tag it red, isolate it and tell the supplier'],
    ],
    3,
    [
      '炉号对不上，材质无法追溯，尺寸合格也不能用。按来料不合格处置：隔离、锁库存、通知供应商。',
      'Without a matching heat number the material cannot be traced, whatever the dimensions. Isolate, lock the stock and tell the supplier.',
    ],
    [105, 1, 23],
  ),
];
