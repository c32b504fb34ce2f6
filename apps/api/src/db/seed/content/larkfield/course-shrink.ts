import { bars, compare, course, line, points, sectionChapter, steps, title } from '../text.ts';

/** Where shrink comes from. */
export const shrinkCourse = course({
  id: 213,
  category: 'LP0101',
  title: ['损耗从哪里来', 'Where shrink comes from'],
  intro: [
    '给组长和门店经理。损耗不只是小偷。把它分成四块，用自己店的数字找到最大的一块，再选一件事做三十天。',
    'For team leaders and store managers. Shrink is not only thieves. Split it in four, find the largest part in your own figures, and do one thing for thirty days.',
  ],
  outcomes: [
    ['算出本店的损耗率', "Work out your store's shrink rate"],
    ['分清四个来源', 'Tell the four sources apart'],
    ['选一件事并跟三十天', 'Pick one action and follow it for 30 days'],
  ],
  lecturer: 'whitlock',
  credits: 1,
  fee: 'free',
  learners: 1961,
  rating: 47,
  ratings: 248,
  praises: 133,
  publishedDaysAgo: 99,
  sequential: true,
  chapters: [
    sectionChapter(
      ['认识', 'Knowing it'],
      ['一个百分点值多少', 'What one percent is worth'],
      [
        title(
          ['一个百分点值多少', 'What one percent is worth'],
          ['一家店一年卖一千二百万，净利百分之二。', 'A store sells twelve million a year and keeps two percent.'],
          ['损耗少半个百分点，利润多四分之一。', 'Half a percent less shrink means a quarter more profit.'],
          ['所以每一家店都值得知道自己的数。', 'So every store should know its own figure.'],
        ),
        steps(
          ['损耗怎么算', 'How to work it out'],
          [
            ['账面库存', 'Book stock'],
            ['减去实盘库存', 'Minus counted stock'],
            ['除以同期销售额', 'Divided by sales'],
          ],
          ['账面库存减实盘库存，就是不见了的。', 'Book stock minus counted stock is what has gone.'],
          ['除以同期销售额，得到损耗率。', 'Divide it by the sales of the same period for the shrink rate.'],
          [
            '账面少了十八万，销售一千二百万，就是 1.5%。',
            'Missing 180 thousand on sales of twelve million: 1.5 percent.',
          ],
        ),
        bars(
          ['四个来源', 'Four sources'],
          '%',
          [
            [['外部偷窃', 'Theft from outside'], 37],
            [['流程和差错', 'Process and errors'], 29],
            [['内部', 'Inside'], 26],
            [['供应商', 'Suppliers'], 8],
          ],
          ['外部偷窃占三分之一多一点，不是全部。', 'Theft from outside is a little over a third. It is not all.'],
          [
            '流程和差错近三成，这是我们自己能改的。',
            'Process and errors make up 29 percent, and those are ours to change.',
          ],
          [
            '内部的四分之一，多数从一次没人看见的小事开始。',
            'A quarter comes from inside, and mostly began with something small that nobody saw.',
          ],
        ),
      ],
    ),
    sectionChapter(
      ['动手', 'Acting'],
      ['看得见的损耗', 'Shrink you can see'],
      [
        title(
          ['看得见的损耗', 'Shrink you can see'],
          ['最好的防损设备，是一句“您好”。', "The best security device is a 'hello'."],
          ['想偷的人最怕的，是有人注意到他。', 'What a thief fears most is to be noticed.'],
          ['这一章讲卖场和收货口各能做什么。', 'This chapter shows what to do on the floor and at the dock.'],
        ),
        points(
          ['卖场里的五个习惯', 'Five habits on the floor'],
          [
            ['三米内打招呼', 'Greet within three metres'],
            ['贵的小件：正面朝外，排满', 'Small and dear: faced up, full'],
            ['空盒子拿去登记', 'Log empty packs'],
            ['试衣间数件数', 'Count items at fitting rooms'],
            ['出口看得见人', 'Someone visible at the exit'],
          ],
          [
            '三米之内打招呼，对顾客是礼貌，对小偷是提醒。',
            'Greet within three metres: for customers a courtesy, for thieves a warning.',
          ],
          [
            '贵的小件排满排齐，少一个马上看得出来。',
            'Keep small dear items full and faced up, and a gap shows at once.',
          ],
          ['空盒子不要扔，登记品名、地点和时间。', 'Do not throw an empty pack away. Log product, place and time.'],
        ),
        compare(
          ['收货口的损耗', 'Shrink at the dock'],
          [
            ['常见', 'Common'],
            ['送八箱，签十箱', 'Eight delivered, ten signed'],
            ['退货没有单', 'Returns without paper'],
          ],
          [
            ['做法', 'Practice'],
            ['数完再签', 'Count, then sign'],
            ['退一件，写一件', 'One out, one line'],
          ],
          [
            '送来八箱签了十箱，这两箱就再也找不到。',
            'Eight arrive, ten are signed for: those two will never be found.',
          ],
          ['数完再签，司机等两分钟没关系。', 'Count, then sign. The driver can wait two minutes.'],
          ['退给供应商的也一样：退一件，写一件，双方签。', 'The same for returns: one out, one line, and both sign.'],
        ),
      ],
    ),
    sectionChapter(
      ['跟进', 'Following up'],
      ['三十天，只做一件', 'Thirty days, one thing'],
      [
        title(
          ['三十天，只做一件', 'Thirty days, one thing'],
          ['一次改十件，等于什么都没改。', 'Change ten things at once and you have changed none.'],
          ['选最大的一块，做一件，做三十天。', 'Take the largest part, do one thing, for thirty days.'],
          ['下面是一家店真实的三十天。', 'Here are the thirty days of one real store.'],
        ),
        line(
          ['一家店的剃须刀片，每周少多少', 'Razor blades missing per week'],
          '',
          [
            [['第 1 周', 'Week 1'], 34],
            [['第 2 周', 'Week 2'], 22],
            [['第 3 周', 'Week 3'], 11],
            [['第 4 周', 'Week 4'], 7],
          ],
          ['这家店只做了一件：每天数两次剃须刀片。', 'This store did one thing: it counted razor blades twice a day.'],
          ['第 4 周只少七盒，没有加锁，也没有加人。', 'By week 4 only seven were missing. No locks, no extra people.'],
          ['有人在数，这件事本身就有用。', 'That someone counts is what works.'],
        ),
        steps(
          ['你的三十天', 'Your thirty days'],
          [
            ['选一个品类', 'Pick one category'],
            ['定一个数', 'Set one number'],
            ['每天同一时间看', 'Look at the same hour'],
            ['月底告诉大家', 'Tell everyone at the end'],
          ],
          ['选一个品类，定一个数，写在板上。', 'Pick one category, set one number, put it on the board.'],
          [
            '每天同一时间看一次，三十天后告诉大家结果。',
            'Look once a day at the same hour, and tell everyone after thirty days.',
          ],
          ['有效就留下来，变成习惯；没效就换一件。', 'If it worked, keep it as a habit. If not, try the next thing.'],
        ),
      ],
    ),
  ],
});
