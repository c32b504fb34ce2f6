import { bars, chapter, compare, course, points, steps, title } from '../text.ts';

/** Dates, rotation and markdown. */
export const datesCourse = course({
  id: 202,
  category: 'FF0102',
  title: ['日期、轮换与临期减价', 'Dates, rotation and markdown'],
  intro: [
    '给生鲜和补货岗位。弄清两种日期的区别，每天用二十分钟把临期品找出来，并在对的时间减价，让食物卖掉而不是扔掉。',
    'For fresh and replenishment colleagues. Learn the difference between the two dates, find short-dated food in twenty minutes a day, and mark it down at the hour when it sells instead of being thrown away.',
  ],
  outcomes: [
    ['区分“此日期前食用”和“最佳食用期”', 'Tell use-by from best-before'],
    ['按路线完成每日日期检查', 'Do the daily date check along a route'],
    ['选对减价的时间和幅度', 'Choose the hour and depth of a markdown'],
  ],
  lecturer: 'fischer',
  required: true,
  dueInDays: 4,
  credits: 0.5,
  fee: 'free',
  learners: 5120,
  rating: 47,
  ratings: 688,
  praises: 402,
  publishedDaysAgo: 118,
  chapters: [
    chapter(
      ['两种日期，两种规矩', 'Two dates, two rules'],
      [
        title(
          ['两种日期，两种规矩', 'Two dates, two rules'],
          [
            '包装上的日期有两种，一种关系安全，一种关系口味。',
            'There are two dates on our packs. One is about safety, the other about taste.',
          ],
          ['弄混了，不是冒险，就是浪费。', 'Mix them up and you either take a risk or waste good food.'],
        ),
        compare(
          ['看清是哪一种', 'Know which one it is'],
          [
            ['此日期前食用', 'Use by'],
            ['肉、鱼、即食沙拉', 'Meat, fish, salads'],
            ['过期不能卖，也不能捐', 'Never sell or give away after it'],
            ['当晚闭店前下架', 'Off the shelf by closing time'],
          ],
          [
            ['最佳食用期', 'Best before'],
            ['饼干、罐头、面食', 'Biscuits, tins, pasta'],
            ['过期仍安全，口味会差些', 'Still safe, a little less good'],
            ['可以捐给食物银行', 'May go to the food bank'],
          ],
          ['“此日期前食用”关系安全，过了一天也不能卖。', 'Use by is about safety. Not one day past it may be sold.'],
          ['“最佳食用期”关系口味，过期仍然安全。', 'Best before is about taste. The food is still safe afterwards.'],
          ['后者可以捐给食物银行，前者不行。', 'The second may go to the food bank. The first may not.'],
        ),
        steps(
          ['二十分钟的日期检查', 'A date check in twenty minutes'],
          [
            ['先看昨天标出的临期品', "Start with yesterday's short list"],
            ['从左到右，从上到下', 'Left to right, top to bottom'],
            ['看最后一排，不只看第一排', 'Look at the back row, too'],
            ['扫码登记，贴上提示', 'Scan, log, mark'],
          ],
          [
            '先看昨天列出来的临期品，它们今天到期。',
            "Begin with yesterday's short list, because those fall due today.",
          ],
          [
            '然后从左到右、从上到下走一遍，路线每天一样。',
            'Then go left to right and top to bottom, the same way every day.',
          ],
          [
            '一定看最后一排：补错的货都藏在那里。',
            'Always look at the back row. That is where wrongly filled stock hides.',
          ],
        ),
        points(
          ['轮换的三个习惯', 'Three habits of rotation'],
          [
            ['旧货前移，新货放后', 'Old to the front, new behind'],
            ['日期朝外', 'Dates face outwards'],
            ['空位先合并再补', 'Close gaps before filling'],
          ],
          ['旧货往前，新货放后，补一次货就做一次。', 'Old to the front, new behind, every time you fill.'],
          ['日期朝外，检查的人和顾客都看得见。', 'Dates face outwards so that colleagues and customers can read them.'],
        ),
      ],
    ),
    chapter(
      ['减价要赶在对的时间', 'Markdown at the right hour'],
      [
        title(
          ['减价要赶在对的时间', 'Markdown at the right hour'],
          [
            '同一盒沙拉，六点减价卖得掉，八点减价没人看。',
            'The same salad sells when marked down at six. At eight nobody is there to see it.',
          ],
          ['减价不是认输，是算账。', 'A markdown is not a defeat. It is arithmetic.'],
        ),
        bars(
          ['减价时间与售出比例', 'Hour of markdown and share sold'],
          '%',
          [
            [['14 点', '2 pm'], 71],
            [['16 点', '4 pm'], 84],
            [['18 点', '6 pm'], 92],
            [['20 点', '8 pm'], 58],
          ],
          [
            '这是四十家店一个月的平均：18 点减价，九成多卖掉。',
            'The average of forty stores over a month: marked down at 6 pm, 92 in a hundred are sold.',
          ],
          ['14 点太早，本来能原价卖的也减了。', 'At 2 pm it is too early: some would have sold at full price.'],
          ['20 点太晚，客流只剩三分之一。', 'At 8 pm it is too late, with a third of the customers left.'],
        ),
        steps(
          ['两步减价', 'Two steps down'],
          [
            ['中午减 25%，放在原位', 'Noon: 25% off, in its usual place'],
            ['18 点减 50%，集中到临期区', '6 pm: 50% off, in the reduced bay'],
            ['闭店前扫描报损', 'Before closing: scan as waste'],
          ],
          [
            '中午减四分之一，留在原来的位置，顾客顺手就拿。',
            'At noon a quarter off, in the usual place where hands reach for it.',
          ],
          ['晚上六点减一半，集中放到临期区。', 'At six in the evening half off, together in the reduced bay.'],
          [
            '卖不掉的闭店前扫描报损，算法明天才会少订。',
            'Scan what is left as waste. Only then will the order be smaller tomorrow.',
          ],
        ),
        points(
          ['不能减价的', 'Never mark these down'],
          [
            ['包装破损或鼓包', 'Damaged or swollen packs'],
            ['断过冷链的', 'Food that lost its cold'],
            ['日期看不清的', 'Dates nobody can read'],
          ],
          ['包装破了、鼓了的，直接报废，不减价。', 'Damaged or swollen packs go to waste, never to the reduced bay.'],
          ['断过冷链的东西，再便宜也不能卖。', 'Food that lost its cold may not be sold, however cheap.'],
        ),
      ],
    ),
  ],
});
