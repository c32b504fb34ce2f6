import { bars, chapter, compare, points, steps, title } from '../../text.ts';

/** Chapter 3: from a chart to one sentence that holds. */
export const oneSentence = chapter(
  ['从一张图到一句话', 'From a chart to one sentence'],
  [
    title(
      ['从一张图到一句话', 'From a chart to one sentence'],
      ['看懂了，就能用一句话说出来。', 'If you have understood a chart you can say it in one sentence.'],
      ['这一句话不能比图多，也不能比图少。', 'That sentence may say no more than the chart, and no less.'],
    ),
    steps(
      ['三层读法', 'Three layers of reading'],
      [
        ['读点：一个数是多少', 'Points: how much is one value'],
        ['读线：整体怎么变', 'Pattern: how the whole moves'],
        ['读外：图上没有的', 'Beyond: what is not shown'],
      ],
      [
        '第一层读一个数，第二层读整体，第三层读图外。',
        'First read one value, then the pattern, then what lies beyond the chart.',
      ],
      [
        '多数人停在第一层，只记住了最大的那个数。',
        'Most people stop at the first and remember only the largest value.',
      ],
    ),
    bars(
      ['练一练：借书人数', 'Practice: library borrowers'],
      '人',
      [
        [['周一', 'Mon'], 42],
        [['周三', 'Wed'], 118],
        [['周五', 'Fri'], 97],
        [['周六', 'Sat'], 264],
        [['周日', 'Sun'], 231],
      ],
      ['读点：周六 264 人，是周一的六倍多。', 'Value: 264 on Saturday, more than six times Monday.'],
      [
        '读线：周末两天占了全部五天的六成半。',
        'Pattern: the two weekend days make up about two thirds of the five days.',
      ],
      [
        '读外：周一是不是闭馆半天？图上没有写。',
        'Beyond: was the library closed half of Monday? The chart does not say.',
      ],
    ),
    compare(
      ['两句话，哪一句站得住', 'Which sentence holds'],
      [
        ['站不住', 'Does not hold'],
        ['因为下雨，所以人少', 'Few came because of rain'],
        ['大家不爱读书了', 'People no longer read'],
      ],
      [
        ['站得住', 'Holds'],
        ['雨天与人少同时出现', 'Rain and low numbers came together'],
        ['本周比上周少 12%', 'Down 12% on last week'],
      ],
      [
        '图能告诉你同时发生，很少能告诉你因为所以。',
        'A chart can show that things happen together, rarely that one caused the other.',
      ],
      [
        '把“因为”换成“同时”，这句话多半就站住了。',
        'Change "because" into "at the same time" and the sentence usually holds.',
      ],
    ),
    points(
      ['给自己的图写标题', 'A title for your own chart'],
      [
        ['写结论，不写“统计图”', 'State the finding'],
        ['带上数字和时间', 'Give figure and period'],
        ['不超过 20 个字', 'Keep it short'],
      ],
      ['标题不要写“借书人数统计”，那是文件名。', 'Do not call it "Library statistics". That is a file name.'],
      ['写“周末两天占了五天借书人数的六成半”。', 'Write "The weekend brings about two thirds of the borrowers".'],
      ['读的人只看标题，也能带走你的结论。', 'Then even a reader who sees only the title takes your finding away.'],
    ),
  ],
);
