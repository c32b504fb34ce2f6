import { bars, chapter, compare, line, points, steps, title } from '../../text.ts';

/** Chapter 2: which chart answers which question, and how charts mislead. */
export const rightChart = chapter(
  ['哪种图回答哪种问题', 'Which chart answers which question'],
  [
    title(
      ['哪种图回答哪种问题', 'Which chart answers which question'],
      ['图没有好坏，只有合适不合适。', 'No chart is good or bad in itself, only fitting or not.'],
      [
        '先问它要回答什么问题，再看它用对了没有。',
        'Ask first which question it answers, then whether it uses the right form.',
      ],
      [
        '这一章讲五个问题、五种图，还有四种误导。',
        'This chapter covers five questions, five charts and four ways to mislead.',
      ],
    ),
    points(
      ['五个问题，五种图', 'Five questions, five charts'],
      [
        ['谁大谁小：柱形图', 'Which is larger: bars'],
        ['怎么变化：折线图', 'How it changes: line'],
        ['占多少：堆叠条或饼图', 'What share: stack or pie'],
        ['有没有关系：散点图', 'Are they related: scatter'],
        ['怎么分布：直方图', 'How spread: histogram'],
      ],
      ['比大小用柱形，看变化用折线，看占比用堆叠条。', 'Bars for size, lines for change, stacked bars for shares.'],
      [
        '看两件事有没有关系，用散点图，一个点是一个对象。',
        'To see whether two things are related use a scatter plot, one dot per case.',
      ],
      [
        '看分布用直方图，它的横轴是连续的，柱子挨在一起。',
        'For spread use a histogram: its axis is continuous, so the bars touch.',
      ],
    ),
    bars(
      ['排好序，答案就出来了', 'Sort it and the answer appears'],
      '分钟',
      [
        [['地铁', 'Metro'], 52],
        [['公交', 'Bus'], 47],
        [['私家车', 'Car'], 38],
        [['电动车', 'E-bike'], 26],
        [['步行', 'Walking'], 17],
      ],
      [
        '这是某社区 1200 人的单程通勤时间，从长到短排。',
        'One-way commuting time of 1,200 residents of a district, sorted.',
      ],
      [
        '没有自然顺序的类别，就按数值排序，不按拼音。',
        'Categories without a natural order are sorted by value, not by name.',
      ],
      [
        '有自然顺序的，比如月份和年龄段，就不要打乱。',
        'Where there is an order, such as months or age groups, leave it alone.',
      ],
    ),
    line(
      ['折线：一段时间里的变化', 'A line: change over time'],
      'kWh',
      [
        [['1 月', 'Jan'], 286],
        [['3 月', 'Mar'], 198],
        [['5 月', 'May'], 172],
        [['7 月', 'Jul'], 361],
        [['9 月', 'Sep'], 244],
        [['11 月', 'Nov'], 213],
      ],
      [
        '这是一户人家一年的用电，七月最高，五月最低。',
        'The electricity use of one household: highest in July, lowest in May.',
      ],
      ['点之间连线，意思是中间也有值。', 'Joining the points says that there are values in between.'],
      ['把城市名放在横轴上再连线，就没有意义。', 'Putting city names on the axis and joining them means nothing.'],
    ),
    compare(
      ['饼图什么时候够用', 'When a pie is enough'],
      [
        ['可以用', 'Fine'],
        ['两三块', 'Two or three slices'],
        ['差别明显', 'Clearly different'],
      ],
      [
        ['别用', 'Avoid'],
        ['六块以上', 'Six slices or more'],
        ['立体、爆炸效果', '3D or exploded'],
      ],
      ['人眼比长度很准，比角度很差。', 'The eye is good at comparing lengths and poor at comparing angles.'],
      ['22% 和 25% 两块扇形，多数人分不出来。', 'Most people cannot tell slices of 22 and 25 percent apart.'],
      ['立体饼图会让靠前的一块看起来更大。', 'A 3D pie makes the slice in front look larger.'],
    ),
    points(
      ['误导一：动了轴', 'Misleading 1: a moved axis'],
      [
        ['截断轴：小差距画成三倍', 'Cut axis: a small gap drawn threefold'],
        ['双轴：两把尺子各画各的', 'Dual axis: each side its own scale'],
        ['交叉点没有意义', 'The crossing means nothing'],
      ],
      ['上一章说的截断轴，是最常见的一种。', 'The cut axis of the last chapter is the commonest trick.'],
      [
        '它的变种是双轴：左边一根，右边一根，各画各的。',
        'Its relative is the dual axis: one on the left, one on the right, each its own scale.',
      ],
      [
        '两根轴的刻度可以随便选，交叉点没有任何意义。',
        'Both scales can be chosen at will, so the crossing point means nothing.',
      ],
    ),
    line(
      ['误导二：只画累计', 'Misleading 2: only the running total'],
      '万人',
      [
        [['1 月', 'Jan'], 12],
        [['2 月', 'Feb'], 21],
        [['3 月', 'Mar'], 28],
        [['4 月', 'Apr'], 33],
        [['5 月', 'May'], 36],
        [['6 月', 'Jun'], 38],
      ],
      ['累计用户一直在涨，从 12 万涨到 38 万。', 'The running total keeps rising, from 120,000 to 380,000.'],
      [
        '累计图只要不减就永远向上，看不出快慢。',
        'A running total never falls, so it hides whether growth is fast or slow.',
      ],
      [
        '算一算新增：12、9、7、5、3、2，其实一直在降。',
        'Work out the new users: 12, 9, 7, 5, 3, 2. They have been falling all along.',
      ],
    ),
    points(
      ['误导三、四：挑时间、放大面积', 'Misleading 3 and 4: period and area'],
      [
        ['从最低点画起，怎么看都涨', 'Start at the lowest point: always up'],
        ['边长两倍，面积四倍', 'Twice the side, four times the area'],
        ['问一句：前后各多画一年呢', 'Ask for a year before and after'],
      ],
      ['从低谷开始画，后面当然都在涨。', 'Start the chart at a low and of course everything after it rises.'],
      ['看到漂亮的增长，先问前面一年是什么样。', 'When growth looks impressive, ask what the year before was like.'],
      [
        '用图标大小表示数量，边长两倍，面积就是四倍。',
        'Icons scaled by side double the length but quadruple the area.',
      ],
    ),
    steps(
      ['看完一张图，问四句', 'Four questions for every chart'],
      [
        ['它回答什么问题', 'Which question does it answer'],
        ['轴和单位对吗', 'Are axes and unit right'],
        ['数据从哪里来、多少人', 'Where is it from, how many'],
        ['还缺哪一段', 'Which part is missing'],
      ],
      [
        '第一句问题，第二句轴，第三句来源，第四句缺口。',
        'First the question, second the axes, third the source, fourth the gap.',
      ],
      ['四句话问完，大约二十秒。', 'All four take about twenty seconds.'],
      ['下次看到一张转发的图，先用这四句试一试。', 'Try these four on the next chart somebody forwards to you.'],
    ),
  ],
);
