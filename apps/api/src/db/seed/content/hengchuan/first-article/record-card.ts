import { bars, chapter, compare, figure, points, steps, title } from '../../text.ts';

/** Chapter 2: filling in the first-article card. */
export const recordCard = chapter(
  ['首件记录卡怎么填', 'Filling in the first-article card'],
  [
    title(
      ['首件记录卡怎么填', 'Filling in the first-article card'],
      ['这一章只讲一张卡，从表头填到签字。', 'This chapter is about one card, from its header to the signatures.'],
      [
        '卡填对了，三个月后还能查清当时量的是什么。',
        'Filled in properly, it still tells you in three months what was measured.',
      ],
      [
        '我们用 3 号线的 Φ82 缸孔做例子，公差正负 0.015。',
        'Our example is the Φ82 bore on line 3, tolerance plus or minus 0.015.',
      ],
    ),
    points(
      ['表头六项，一项都不能空', 'Six header fields, none left blank'],
      [
        ['零件号与图纸版次', 'Part number and drawing revision'],
        ['工序号与机床号', 'Operation and machine number'],
        ['材料炉批号', 'Material heat number'],
        ['首件原因', 'Reason for the first article'],
        ['日期、班次与时刻', 'Date, shift and time'],
      ],
      [
        '零件号后面必须写图纸版次，版次错了，尺寸全白量。',
        'Write the drawing revision after the part number. A wrong revision wastes every reading.',
      ],
      ['材料炉批号从随工单上抄，不凭记忆写。', 'Copy the heat number from the traveller; never write it from memory.'],
      [
        '首件原因只选一个：开班、换刀、换料、换人或停机。',
        'Pick one reason only: shift start, tool, material, operator or stoppage.',
      ],
      ['时刻写到分钟，它决定往前追溯到哪一件。', 'Write the time to the minute. It decides how far back you trace.'],
    ),
    steps(
      ['测量前先做四步', 'Four steps before you measure'],
      [
        ['看校准标签是否在有效期', 'Check the calibration label'],
        ['量具与零件同温', 'Let gauge and part reach one temperature'],
        ['用标准件对零', 'Set zero on the master'],
        ['去毛刺、擦净测量面', 'Deburr and wipe the surface'],
      ],
      ['第一步看标签，过期一天也不能用。', 'First the label. One day overdue means it cannot be used.'],
      [
        '刚下机床的缸体比室温高十几度，要先等温。',
        'A block fresh off the machine is over ten degrees warm, so let it settle first.',
      ],
      [
        '82 毫米的铸铁，每差一度，直径大约变 0.9 微米。',
        'For 82 mm of cast iron, each degree changes the diameter by about 0.9 µm.',
      ],
      [
        '差十五度就是 13 微米，公差一边差不多用光了。',
        'Fifteen degrees is about 13 µm: nearly one whole side of the tolerance.',
      ],
    ),
    bars(
      ['温差吃掉多少公差', 'How much tolerance temperature takes'],
      'μm',
      [
        [['差 2 ℃', '2 °C'], 1.8],
        [['差 5 ℃', '5 °C'], 4.5],
        [['差 10 ℃', '10 °C'], 9],
        [['差 15 ℃', '15 °C'], 13.5],
      ],
      ['铸铁的线膨胀系数约为每度百万分之十一。', 'Cast iron expands by about eleven millionths per degree.'],
      [
        '差两度可以接受，差五度就要修正，差十度不要量。',
        'Two degrees is acceptable, five needs a correction, at ten do not measure.',
      ],
      [
        '所以卡上有一栏零件温度，量之前先用测温枪点一下。',
        'That is why the card has a part temperature field. Take it before you measure.',
      ],
    ),
    compare(
      ['实测值：写数字，不写“合格”', 'Readings: write numbers, not "OK"'],
      [
        ['不接受', 'Not accepted'],
        ['OK、合格、√', 'OK, pass, a tick'],
        ['82.0', '82.0'],
        ['三个孔只写一个值', 'One value for three bores'],
      ],
      [
        ['应该写', 'Write'],
        ['实际偏差，如 +0.004', 'The deviation, e.g. +0.004'],
        ['读到量具的分度', 'To the resolution of the gauge'],
        ['每孔两个截面、两个方向', 'Two sections, two directions a bore'],
      ],
      ['打一个勾，等于没有记录，后面什么都算不出来。', 'A tick is no record. Nothing can be calculated from it later.'],
      [
        '孔要在两个截面、互成 90 度的方向上各量一次。',
        'Measure each bore at two sections, in two directions 90 degrees apart.',
      ],
      [
        '同一截面两个读数之差的一半，是圆度的粗略估计。',
        'Half the difference of two readings in one section is a rough estimate of roundness.',
      ],
    ),
    points(
      ['合格也要看位置', 'In tolerance is not enough: look where'],
      [
        ['用掉不到三分之二：放行', 'Under two thirds used: release'],
        ['超过三分之二：先调刀补', 'Over two thirds: correct the offset'],
        ['超差：隔离、判定原因', 'Out of tolerance: isolate, find the cause'],
      ],
      [
        '首件偏差 +0.013，合格，但离上限只剩 2 微米。',
        'A first piece at +0.013 is in tolerance, but only 2 µm from the limit.',
      ],
      [
        '偏差用掉公差三分之二以上，先调刀补，再重做首件。',
        'If it uses over two thirds of the tolerance, adjust the offset and make a new first piece.',
      ],
      [
        '调整前后的两个值都留在卡上，不许涂掉前一个。',
        'Keep both values, before and after. Never paint over the earlier one.',
      ],
    ),
    points(
      ['写错了怎么改', 'Correcting a mistake'],
      [
        ['单线划掉，原值可读', 'One line through, still readable'],
        ['旁边写正确值', 'Correct value beside it'],
        ['改的人签名、写时间', 'Signature and time of the correction'],
      ],
      ['写错很正常，涂改才是问题。', 'Making a slip is normal; hiding it is the problem.'],
      [
        '单线划掉，原来的数要看得清，旁边写新值并签名。',
        'Strike it with one line, keep the old figure readable, write the new one and sign.',
      ],
      [
        '涂改液、刮痕和重抄的卡，审核时都按无效记录处理。',
        'Correction fluid, scratches and recopied cards count as invalid at audit.',
      ],
    ),
    figure(
      'first-article-flow',
      ['签字的顺序', 'The order of signatures'],
      [
        '签字顺序是操作工、班长、检验员，不能倒过来。',
        'The order is operator, team leader, inspector. It cannot be reversed.',
      ],
      [
        '检验员签字的时刻，就是批量放行的时刻。',
        'The moment the inspector signs is the moment production is released.',
      ],
      [
        '有一个人不在，就找授权代签的人，名单贴在看板上。',
        'If someone is away, find the authorised deputy; the list is on the board.',
      ],
      [
        '先签好空白卡再补数，按弄虚作假处理。',
        'Signing a blank card and filling it later is treated as falsification.',
      ],
    ),
    points(
      ['交卡前的自查', 'Before you hand it in'],
      [
        ['表头六项齐全', 'Header complete'],
        ['每个尺寸都有数值', 'A number for each dimension'],
        ['量具编号可追溯', 'Gauge numbers traceable'],
        ['三个签名、三个时刻', 'Three signatures, three times'],
      ],
      [
        '交卡之前用十秒钟看四样：表头、数值、量具号、签名。',
        'Before handing in, take ten seconds: header, values, gauge numbers, signatures.',
      ],
      [
        '卡随首件放在首件架上，批次结束后归档，保存三年。',
        'The card stays with the piece, is filed at batch end and kept for three years.',
      ],
      [
        '换刀后的第一件也算首件，记录卡要另起一行。',
        'The first piece after a tool change also counts. Start a new line for it.',
      ],
    ),
  ],
);
