import { single } from '../../write.ts';

/** First-article inspection, one right option. */
export const firstArticle = [
  single(
    'q001',
    1,
    'trigger',
    ['下列哪种情况不需要重做首件？', 'Which of these does not call for a new first article?'],
    [
      ['换刀之后', 'After a tool change'],
      ['换料之后', 'After a change of material'],
      ['操作工去了五分钟洗手间', 'After the operator was away for five minutes'],
      ['停机 40 分钟后再开', 'When restarting after a 40-minute stop'],
    ],
    2,
    [
      '会改变尺寸的东西动了才重做首件：开班、换刀、换料、换夹具、换人、换程序，或停机超过 30 分钟。',
      'A new first article is due when something that changes dimensions has moved: shift start, tool, material, fixture, person, program, or a stop of more than 30 minutes.',
    ],
    [101, 1, 11],
  ),
  single(
    'q002',
    1,
    'threeChecks',
    ['“首件三检”指的是：', 'The “three checks” of a first article are:'],
    [
      ['自检、互检、专检', 'self-check, mutual check, specialist check'],
      ['来料检、过程检、出货检', 'incoming, in-process and outgoing inspection'],
      ['同一个人量三遍', 'three readings by the same person'],
      ['量三件取平均', 'the mean of three parts'],
    ],
    0,
    [
      '操作工自检，班长或下道工序互检，检验员专检。三个人看的重点不同。',
      'The operator checks first, then the team leader or the next station, then the inspector. Each looks at something different.',
    ],
    [101, 1, 28],
  ),
  single(
    'q003',
    2,
    'threeChecks',
    ['检验员做首件专检时，首先应当：', 'In the specialist check of a first article, the inspector first:'],
    [
      ['签字，以免耽误生产', 'signs, so as not to hold up production'],
      ['用操作工的量具复测', 'measures again with the operator’s gauge'],
      ['检查操作工的上岗证', 'checks the operator’s certificate'],
      ['核对图纸版次', 'checks the revision of the drawing'],
    ],
    3,
    [
      '版次错了，尺寸全白量。先核图纸版次，再换一把校准有效的量具复测关键尺寸。',
      'With the wrong revision every reading is wasted. Check the revision first, then measure the key dimensions again with another calibrated gauge.',
    ],
    [101, 1, 43],
  ),
  single(
    'q004',
    2,
    'threeChecks',
    [
      '某尺寸公差带宽 0.030 mm，操作工与检验员用两把量具读数相差 0.004 mm。应当：',
      'A dimension has a tolerance band of 0.030 mm; operator and inspector read 0.004 mm apart with two gauges. They should:',
    ],
    [
      ['取平均值放行', 'release on the mean'],
      ['先停下来查量具', 'stop and check the gauges first'],
      ['以操作工的读数为准', 'take the operator’s reading'],
      ['以较好的读数为准', 'take the better reading'],
    ],
    1,
    [
      '两把量具相差超过公差的十分之一（0.003 mm），先查量具，再谈零件。',
      'Gauges that differ by more than a tenth of the tolerance (0.003 mm) are checked before the part is judged.',
    ],
    [101, 1, 43],
  ),
  single(
    'q005',
    1,
    'release',
    [
      '首件送检后、签字前，机床可以：',
      'After the first piece went to inspection and before it is signed, the machine may:',
    ],
    [
      ['先做五件备用', 'make five more in advance'],
      ['降低进给继续做', 'go on at a lower feed'],
      ['停着等结果', 'stand and wait for the result'],
      ['做完整箱再一起判', 'finish the box, to be judged together'],
    ],
    2,
    [
      '没签完字不许批量。等待时只许停，不许做。',
      'No batch before the last signature. While waiting, the machine stands.',
    ],
    [101, 1, 58],
  ),
  single(
    'q006',
    1,
    'release',
    ['首件合格后，首件实物应当：', 'After release, the first piece itself:'],
    [
      ['立即转下道工序', 'goes straight to the next station'],
      ['挂绿牌放在首件架上，留到本批做完', 'is tagged green and kept on the rack until the batch is done'],
      ['报废，因为已被测量', 'is scrapped, because it was measured'],
      ['交给操作工保管', 'is kept by the operator'],
    ],
    1,
    [
      '首件做标识放首件架，留到本批结束再流转，出现争议时可以对照。',
      'It is tagged and kept on the rack until the batch ends, so that it can be compared in a dispute.',
    ],
    [101, 1, 58],
  ),
  single(
    'q007',
    1,
    'card',
    [
      '首件记录卡的实测值一栏，正确的写法是：',
      'What is the right entry in the “measured value” column of a first-article card?',
    ],
    [
      ['+0.004', '+0.004'],
      ['√', '√'],
      ['OK', 'OK'],
      ['合格', 'Good'],
    ],
    0,
    [
      '要写实际偏差，读到量具的分度。打勾或写“合格”，等于没有记录，后面什么也算不出来。',
      'Write the actual deviation to the resolution of the gauge. A tick or “good” is no record: nothing can be calculated from it.',
    ],
    [101, 2, 72],
  ),
  single(
    'q008',
    1,
    'card',
    ['记录卡写错了，正确的改法是：', 'How is a wrong entry on the card corrected?'],
    [
      ['用涂改液盖住重写', 'Cover it with correction fluid'],
      ['撕掉，重抄一张', 'Tear the card up and copy it'],
      ['刮掉再写', 'Scrape it off and write again'],
      [
        '单线划掉，旁边写正确值，签名并写时间',
        'Strike it through once, write the right value beside it, sign and time it',
      ],
    ],
    3,
    [
      '原值要看得清，能知道谁在什么时候改的。涂改和重抄的卡，审核时按无效记录处理。',
      'The old value must stay readable, with who changed it and when. Covered or copied cards count as invalid in an audit.',
    ],
    [101, 2, 105],
  ),
  single(
    'q009',
    2,
    'card',
    ['首件卡签字的正确顺序是：', 'The right order of signatures on the card is:'],
    [
      ['检验员、班长、操作工', 'inspector, team leader, operator'],
      ['班长、操作工、检验员', 'team leader, operator, inspector'],
      ['操作工、班长、检验员', 'operator, team leader, inspector'],
      ['谁先到谁先签', 'whoever comes first'],
    ],
    2,
    [
      '顺序不能倒。检验员最后签，他签字的时刻就是批量放行的时刻。',
      'The order may not be turned round. The inspector signs last, and that moment releases the batch.',
    ],
    [101, 2, 119],
  ),
  single(
    'q010',
    2,
    'temperature',
    [
      '82 mm 铸铁孔，零件比标准温度高 10 ℃，直径读数大约偏大：',
      'A cast-iron bore of 82 mm is 10 °C above reference temperature. The diameter reads too large by about:',
    ],
    ['1 μm', '4 μm', '9 μm', '25 μm'],
    2,
    [
      '82 mm × 11×10<sup>−6</sup>/℃ × 10 ℃ ≈ 0.009 mm，即约 9 μm。',
      '82 mm × 11×10<sup>−6</sup>/°C × 10 °C ≈ 0.009 mm, about 9 μm.',
    ],
    [101, 2, 57],
  ),
  single(
    'q011',
    2,
    'card',
    [
      '首件偏差 +0.013 mm，公差 ±0.015 mm。正确的做法是：',
      'The first piece is at +0.013 mm, the tolerance ±0.015 mm. What is right?',
    ],
    [
      ['合格，直接放行', 'It is good: release it'],
      ['先调刀补，再重做首件', 'Adjust the tool offset, then make a new first article'],
      ['判不合格并报废', 'Reject and scrap it'],
      ['涂掉重量', 'Erase it and measure again'],
    ],
    1,
    [
      '偏差用掉公差三分之二以上（0.010），离上限太近，先调整再重做首件，两次的值都留在卡上。',
      'It has used more than two thirds of the tolerance (0.010). Adjust and repeat, and keep both values on the card.',
    ],
    [101, 2, 88],
  ),
  single(
    'q012',
    1,
    'card',
    ['首件记录卡应保存：', 'First-article cards are kept for:'],
    [
      ['一个班', 'one shift'],
      ['一个月', 'one month'],
      ['到下次换刀', 'until the next tool change'],
      ['三年', 'three years'],
    ],
    3,
    [
      '卡随首件放在首件架上，批次结束后归档，本厂规定保存三年。',
      'The card stays with the piece, is filed when the batch ends and, by our rule, kept for three years.',
    ],
    [101, 2, 139],
  ),
];
