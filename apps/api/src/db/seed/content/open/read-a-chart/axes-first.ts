import { bars, chapter, compare, figure, points, title } from '../../text.ts';

/** Chapter 1: axes before shapes. */
export const axesFirst = chapter(
  ['先看轴，再看形状', 'Axes first, shapes second'],
  [
    title(
      ['先看轴，再看形状', 'Axes first, shapes second'],
      ['看图时，眼睛总是先被最高的柱子吸走。', 'Looking at a chart, the eye runs straight to the tallest bar.'],
      ['这一章练一个习惯：先看轴，再看形状。', 'This chapter trains one habit: read the axes before the shapes.'],
    ),
    points(
      ['头五秒看五样', 'Five things in five seconds'],
      [
        ['标题：说的是什么', 'Title: what it is about'],
        ['横轴：分组还是时间', 'Across: groups or time'],
        ['纵轴：从几开始', 'Up: where it starts'],
        ['单位：元、万元、%', 'Unit: yuan, 10,000 yuan, %'],
        ['来源：谁、哪一年', 'Source: who, which year'],
      ],
      [
        '标题、横轴、纵轴、单位、来源，依次扫一遍。',
        'Title, the two axes, unit, source: run through them in that order.',
      ],
      [
        '单位看错最常见，把万元看成元，就差一万倍。',
        'Misreading the unit is commonest: 10,000 yuan read as yuan is off by ten thousand.',
      ],
      ['没有来源的图，先不要转发。', 'If a chart names no source, do not pass it on yet.'],
    ),
    figure(
      'chart-axis',
      ['同一组数，两根轴', 'The same figures on two axes'],
      [
        '两张图是同一组合格率：一线 95.2%，二线 97.6%。',
        'Both charts show the same pass rates: line 1 at 95.2%, line 2 at 97.6%.',
      ],
      [
        '轴从 0 起，二线只高出一点点，这才是真实的差距。',
        'On an axis from zero line 2 is only slightly higher, which is the real difference.',
      ],
      ['轴从 94 起，二线看起来是一线的三倍。', 'On an axis from 94, line 2 looks three times as tall.'],
    ),
    bars(
      ['轴的起点让差距看起来是几倍', 'How many times taller it looks'],
      '倍',
      [
        [['从 0 开始', 'From 0'], 1.03],
        [['从 80 开始', 'From 80'], 1.16],
        [['从 90 开始', 'From 90'], 1.46],
        [['从 94 开始', 'From 94'], 3],
      ],
      [
        '二线真实是一线的 1.03 倍，只高 2.4 个百分点。',
        'In truth line 2 is 1.03 times line 1, only 2.4 percentage points more.',
      ],
      ['起点越靠近数据，差距就被放得越大。', 'The closer the axis starts to the data, the larger the gap appears.'],
    ),
    compare(
      ['什么时候可以不从零开始', 'When an axis need not start at zero'],
      [
        ['柱形图', 'Bar chart'],
        ['看的是长度', 'We read length'],
        ['必须从 0 开始', 'Must start at 0'],
      ],
      [
        ['折线图', 'Line chart'],
        ['看的是走势', 'We read movement'],
        ['可以截断，要标明', 'May be cut, if marked'],
      ],
      [
        '柱形图比的是长度，轴一截断，长度就不作数了。',
        'Bars compare lengths. Cut the axis and the lengths mean nothing.',
      ],
      [
        '折线图看起伏，体温从 35 度画起是合理的。',
        'Lines show movement: a temperature chart may well start at 35 degrees.',
      ],
      ['但截断的地方要标出来，让人看得见。', 'But the cut must be marked so that readers can see it.'],
    ),
  ],
);
