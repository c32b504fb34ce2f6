import { bars, figure, points, sectionChapter, steps, title } from '../../text.ts';

/** Chapter 1: what cold does to food, and how it is measured. */
export const whyCold = sectionChapter(
  ['懂冷', 'Understanding cold'],
  ['为什么是 5 °C', 'Why five degrees'],
  [
    title(
      ['为什么是 5 °C', 'Why five degrees'],
      ['冷不会让食物变好，只会让变坏慢下来。', 'Cold never makes food better. It only slows down the going bad.'],
      ['这一章讲清楚一个数字：5 摄氏度。', 'This chapter is about a single number: five degrees Celsius.'],
    ),
    figure(
      'temperature-ladder',
      ['四个温度带', 'Four temperature zones'],
      [
        '5 到 63 度之间是危险温度带，细菌在这里长得最快。',
        'Between 5 and 63 degrees lies the danger zone, where bacteria grow fastest.',
      ],
      [
        '条件合适时，它们大约二十分钟翻一倍，七小时就是两百万倍。',
        'At best they double about every twenty minutes: two million times in seven hours.',
      ],
      [
        '冷藏 0 到 5 度，繁殖很慢；冷冻 −18 度，停止繁殖。',
        'Chilled, at 0 to 5 degrees, growth is slow. Frozen at minus 18 it stops.',
      ],
      [
        '但冷冻的细菌没有死，化冻以后会接着长。',
        'But frozen bacteria survive, and go on growing once the food has thawed.',
      ],
    ),
    bars(
      ['一条鲜鱼能放几天', 'How long a fresh fish keeps'],
      ' days',
      [
        [['碎冰 0 °C', 'On ice, 0 °C'], 12],
        [['5 °C', 'At 5 °C'], 5.3],
        [['10 °C', 'At 10 °C'], 3],
      ],
      ['同一条鱼，在碎冰里能放十二天。', 'The same fish keeps for twelve days on ice, at 0 degrees.'],
      ['到 5 度只剩五天，到 10 度只有三天。', 'At 5 degrees five days are left, and at 10 degrees only three.'],
      ['丢掉的天数补不回来，再冷下去也没有用。', 'Days lost do not come back, however cold you make it afterwards.'],
    ),
    steps(
      ['探针怎么测才算数', 'A reading that counts'],
      [
        ['擦净探针，酒精消毒', 'Clean the probe, wipe with alcohol'],
        ['夹在两包商品中间', 'Hold it between two packs'],
        ['等读数稳住，约 30 秒', 'Wait about 30 s until it is steady'],
        ['记下时间、商品和读数', 'Write down time, product, reading'],
      ],
      ['先擦净探针，再用酒精棉片消毒，每次都做。', 'Clean the probe and wipe it with alcohol, every single time.'],
      [
        '夹在两包商品中间测，不用戳破包装，等读数稳住。',
        'Hold it between two packs, no need to pierce one, and wait until it is steady.',
      ],
      [
        '红外枪只看表面，超温了还要用探针再确认。',
        'An infrared gun sees the surface only. When it shows too much, confirm with the probe.',
      ],
    ),
    points(
      ['每月校一次探针', 'Check the probe every month'],
      [
        ['冰水混合物：−1 到 1 °C', 'Ice and water: −1 to 1 °C'],
        ['沸水：99 到 101 °C', 'Boiling water: 99 to 101 °C'],
        ['超出就停用、贴标、换一支', 'Outside that: tag it and replace it'],
      ],
      [
        '满杯碎冰加一点水，搅两分钟，读数应在零上下一度之内。',
        'Fill a cup with crushed ice and a little water, stir for two minutes: within one degree of zero.',
      ],
      [
        '沸水应在 99 到 101 度之间，高海拔的门店另有对照表。',
        'Boiling water should read 99 to 101. Stores at altitude have their own table.',
      ],
      [
        '超出范围就停用，因为它上个月的记录也要重新看。',
        'Outside that, take it out of use. Its readings of the past month need a second look, too.',
      ],
    ),
  ],
);
