import { compare, course, line, points, sectionChapter, steps, title } from '../text.ts';

/** What the ordering model knows, and what only the store knows. */
export const orderingCourse = course({
  id: 219,
  category: 'SL0201',
  title: ['预测与订货：什么时候改它', 'Forecasts and orders: when to overrule'],
  intro: [
    '给订货员和生鲜组长。系统每晚自动订货，九成是对的。学会看懂它为什么这样订、哪些时候必须改、改完怎么回头看。',
    'For order clerks and fresh team leaders. The system orders every night and is right nine times in ten. Learn why it orders what it orders, when you must change it, and how to look back.',
  ],
  outcomes: [
    ['说出建议订量由哪几部分组成', 'Say what a proposed order is made of'],
    ['在五种情况下改订量', 'Change an order in five cases'],
    ['用缺货和报损一起评价', 'Judge by gaps and waste together'],
  ],
  lecturer: 'rivera',
  credits: 1.5,
  fee: 'free',
  learners: 1187,
  rating: 48,
  ratings: 162,
  praises: 109,
  publishedDaysAgo: 38,
  presence: { way: 'face', everyMinutes: 10 },
  sequential: true,
  chapters: [
    sectionChapter(
      ['看懂', 'Understanding'],
      ['系统为什么这样订', 'Why the system orders this'],
      [
        title(
          ['系统为什么这样订', 'Why the system orders this'],
          [
            '今晚建议订十四箱草莓，为什么不是十箱？',
            'Tonight it proposes fourteen trays of strawberries. Why not ten?',
          ],
          ['看懂了，才知道什么时候该改。', 'Understand it first. Then you know when to change it.'],
          ['我们一步一步拆开看。', 'Let us take it apart, step by step.'],
        ),
        steps(
          ['一个订量怎么来', 'How an order is made'],
          [
            ['预计到下次送货卖多少', 'Expected sales until delivery'],
            ['加安全库存', 'Plus safety stock'],
            ['减现有库存', 'Minus stock on hand'],
            ['减在途，凑成整箱', 'Minus on order, in full cases'],
          ],
          ['先预计到下次送货为止会卖多少。', 'It starts with expected sales until the next delivery.'],
          ['加一点安全库存，防卖得比预计好。', 'It adds safety stock, in case you sell more.'],
          [
            '减掉店里有的和路上的，最后凑成整箱。',
            'It takes off what you hold and what is on the way, and rounds to full cases.',
          ],
        ),
        points(
          ['它知道的', 'What it knows'],
          [
            ['过去两年的销量', 'Two years of sales'],
            ['星期几和节假日', 'Weekdays and holidays'],
            ['促销计划', 'Planned promotions'],
            ['三天的天气', 'Three days of weather'],
          ],
          ['它知道两年的销量、星期几和节假日。', 'It knows two years of sales, weekdays and holidays.'],
          ['也知道促销计划和三天的天气。', 'It also knows promotions and three days of weather.'],
          ['它不知道门口今天在修路。', 'It does not know that they are digging up the road outside.'],
        ),
      ],
    ),
    sectionChapter(
      ['动手', 'Acting'],
      ['五种情况要改', 'Five cases for a change'],
      [
        title(
          ['五种情况要改', 'Five cases for a change'],
          [
            '我们查过一万次人工修改，一半比不改还差。',
            'We looked at ten thousand manual changes. Half were worse than none.',
          ],
          ['变好的那一半，几乎都是这五种。', 'The better half were nearly all of these five kinds.'],
        ),
        points(
          ['五种', 'The five'],
          [
            ['门口修路、封路', 'Road works outside'],
            ['附近有活动', 'An event nearby'],
            ['库存数错了', 'A wrong stock figure'],
            ['陈列位变了', 'A new place in the shop'],
            ['供应商打招呼会缺', 'A supplier warns of shortage'],
          ],
          ['门口修路、附近有比赛，系统看不见。', 'Road works or a match nearby: the system cannot see them.'],
          ['库存数错了，先改数，不要改订量。', 'If the stock figure is wrong, mend the figure and not the order.'],
          [
            '陈列位变了、供应商说会缺，这两种改订量。',
            'A new place in the shop or a warned shortage: here you change the order.',
          ],
        ),
        compare(
          ['不要因为这些改', 'Not for these reasons'],
          [
            ['感觉', 'A feeling'],
            ['昨天卖光了', 'Sold out yesterday'],
            ['看起来太多', 'Looks like a lot'],
          ],
          [
            ['事实', 'A fact'],
            ['周六有马拉松', 'Marathon on Saturday'],
            ['端架换给了它', 'It moved to an end'],
          ],
          [
            '昨天卖光了，系统已经看见了，不要再加一次。',
            'Sold out yesterday? The system saw that. Do not add it twice.',
          ],
          ['有事实才改，把事实写在备注里。', 'Change it for a fact, and write the fact in the note.'],
        ),
        steps(
          ['怎么改', 'How to change it'],
          [
            ['一次改两成以内', 'Within 20% at a time'],
            ['写一句理由', 'Give a reason in one line'],
            ['标明到哪天为止', 'Set an end date'],
          ],
          ['一次改两成以内，再看一天。', 'Change by a fifth at most, then watch for a day.'],
          [
            '写一句理由和结束日，不然它会一直改下去。',
            'Give a reason and an end date, or the change goes on for ever.',
          ],
        ),
      ],
    ),
    sectionChapter(
      ['回头看', 'Looking back'],
      ['缺货和报损一起看', 'Gaps and waste together'],
      [
        title(
          ['缺货和报损一起看', 'Gaps and waste together'],
          [
            '只看报损，订得越来越少；只看缺货，订得越来越多。',
            'Look at waste alone and you order ever less; at gaps alone, ever more.',
          ],
          ['两个数放在一起，才有答案。', 'Only both together tell you something.'],
          ['每周十分钟就够，不用开会。', 'Ten minutes a week will do, without a meeting.'],
        ),
        line(
          ['沙拉：报损占销售的比例', 'Salads: waste as a share of sales'],
          '%',
          [
            [['第 1 周', 'Week 1'], 9.4],
            [['第 2 周', 'Week 2'], 7.8],
            [['第 3 周', 'Week 3'], 5.1],
            [['第 4 周', 'Week 4'], 4.6],
            [['第 5 周', 'Week 5'], 4.5],
          ],
          ['这家店把沙拉报损从 9.4 降到 4.5。', 'This store brought salad waste down from 9.4 to 4.5 percent.'],
          ['同一段时间，缺货率没有升，这才算做好了。', 'In the same weeks gaps did not rise. Only that makes it good.'],
          ['做法是少改订量，多改库存数。', 'They did it by changing fewer orders and mending more stock figures.'],
        ),
        steps(
          ['每周十分钟', 'Ten minutes a week'],
          [
            ['看报损前十', 'Top ten waste'],
            ['看缺货前十', 'Top ten gaps'],
            ['两张单都有的：查库存数', 'On both lists: check the count'],
          ],
          ['打开报损前十和缺货前十。', 'Open the top ten of waste and the top ten of gaps.'],
          ['两张单上都有的品，多半是库存数不对。', 'What is on both lists probably has a wrong stock figure.'],
          ['先去数一遍，再谈订量。', 'Go and count it before you talk about orders.'],
        ),
      ],
    ),
  ],
});
