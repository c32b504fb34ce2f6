import { compare, line, points, sectionChapter, steps, title } from '../../text.ts';

/** Chapter 3: a cabinet that warms up, and what to do with the food in it. */
export const whenItFails = sectionChapter(
  ['出了问题', 'When it goes wrong'],
  ['冷柜报警以后', 'After the cabinet alarm'],
  [
    title(
      ['冷柜报警以后', 'After the cabinet alarm'],
      ['周六下午三点，奶制品柜显示 9 度。', 'Saturday, three in the afternoon: the dairy cabinet shows nine degrees.'],
      [
        '接下来半小时做对，货和顾客都没事。',
        'Get the next half hour right and neither food nor customers come to harm.',
      ],
    ),
    line(
      ['化霜时的显示温度', 'The display during a defrost'],
      ' °C',
      [
        [['14:00', '14:00'], 3.5],
        [['14:10', '14:10'], 6.8],
        [['14:20', '14:20'], 8.9],
        [['14:30', '14:30'], 6.1],
        [['14:45', '14:45'], 3.8],
      ],
      [
        '先别慌：冷柜一天化霜四次，显示的是风的温度。',
        'Do not panic: a cabinet defrosts four times a day, and the display shows air.',
      ],
      [
        '化霜时风到 8.9 度，商品只升了不到一度。',
        'In a defrost the air may reach 8.9 while the food rises by less than one degree.',
      ],
      ['半小时以后没降回来，才是真的故障。', 'If it has not come down after half an hour, it is a fault.'],
    ),
    steps(
      ['前三十分钟', 'The first thirty minutes'],
      [
        ['用探针测三包商品', 'Probe three packs'],
        ['拉下夜帘，停止补货', 'Pull the blind, stop filling'],
        ['报修，记下时间', 'Call the engineer, note the time'],
        ['30 分钟没降就转移', 'Not falling after 30 min: move it'],
      ],
      ['用探针测上、中、下三包商品，不看显示屏。', 'Probe three packs, top, middle and bottom. Ignore the display.'],
      [
        '拉下夜帘，停止补货，打报修电话，记下开始的时间。',
        'Pull down the night blind, stop filling, call the engineer and note when it began.',
      ],
      [
        '三十分钟没有降下来，就把货转到冷库或备用柜。',
        'If it is not falling after thirty minutes, move the food to the cold room or a spare cabinet.',
      ],
    ),
    compare(
      ['货还能不能卖', 'May it still be sold?'],
      [
        ['8 °C 以下', 'Up to 8 °C'],
        ['转移，降到 5 °C 再卖', 'Move, sell once below 5 °C'],
        ['在记录上写明', 'Note it in the log'],
      ],
      [
        ['8 °C 以上', 'Above 8 °C'],
        ['4 小时以内：经理决定', 'Under 4 hours: manager'],
        ['4 小时以上或不知道：报废', 'Over 4 hours or unknown: bin'],
      ],
      [
        '商品没超过 8 度，转移、降温，降到 5 度再卖。',
        'If the food stayed at 8 degrees or less, move it and sell it once it is below 5.',
      ],
      [
        '超过 8 度但不到 4 小时，经理可以决定，只有一次机会。',
        'Above 8 degrees for under 4 hours, the manager decides, and only once for that food.',
      ],
      ['超过 4 小时，或者不知道多久，一律报废。', 'Over 4 hours, or nobody knows how long: it goes in the bin.'],
    ),
    points(
      ['记录要回答五个问题', 'The log answers five questions'],
      [
        ['什么时候发现', 'When was it found?'],
        ['测了什么，多少度', 'What was probed, what did it read?'],
        ['货去了哪里', 'Where did the food go?'],
        ['报废了多少', 'How much was binned?'],
        ['谁决定的', 'Who decided?'],
      ],
      ['检查员来的时候，记录就是我们的记忆。', 'When an inspector calls, the log is our memory.'],
      [
        '写清什么时候发现、测了什么、读数多少、货去了哪里。',
        'Say when it was found, what was probed, what it read, and where the food went.',
      ],
      [
        '报废的数量和决定的人也写上，不用写好看，要写真实。',
        'Add how much was binned and who decided. It need not look good; it must be true.',
      ],
    ),
  ],
);
