import { bars, chapter, compare, course, points, steps, title } from '../text.ts';

/** Counting a little every day. */
export const countingCourse = course({
  id: 208,
  category: 'SO0202',
  title: ['循环盘点：每天数一点', 'Cycle counting: a little every day'],
  intro: [
    '给库存员和组长。不等年底大盘，每天数四十个品，让库存数一直可信。',
    'For stock controllers and team leaders. Forty items a day instead of one big count a year, so that stock figures can be trusted all the time.',
  ],
  outcomes: [
    ['选出今天该盘的品', 'Choose what to count today'],
    ['盲盘并复核差异', 'Count blind and recheck differences'],
    ['从差异找到原因', 'Trace a difference to its cause'],
  ],
  lecturer: 'rivera',
  credits: 0.5,
  fee: 'free',
  learners: 1342,
  rating: 46,
  ratings: 158,
  praises: 77,
  publishedDaysAgo: 130,
  chapters: [
    chapter(
      ['今天数哪四十个', 'Which forty today'],
      [
        title(
          ['今天数哪四十个', 'Which forty today'],
          ['一家店两万个品，不可能天天数。', 'A store has twenty thousand items. Nobody can count them daily.'],
          ['但错的总是那几百个。', 'But it is always the same few hundred that are wrong.'],
        ),
        points(
          ['四种要数的', 'Four kinds to count'],
          [
            ['A 类：卖得最多的', 'Best sellers: monthly'],
            ['贵的、小的：容易丢', 'Small and dear: weekly'],
            ['库存为负的：立刻', 'Negative stock: at once'],
            ['30 天没卖的：可能是幽灵', 'No sale in 30 days: maybe phantom'],
          ],
          ['卖得最多的每月一次，贵而小的每周一次。', 'Best sellers once a month, small and dear items every week.'],
          ['库存是负数的，一定有错，今天就数。', 'Negative stock is always an error. Count it today.'],
          [
            '三十天没有卖过却有库存的，多半已经不在了。',
            'Stock without a sale in thirty days is probably no longer there.',
          ],
        ),
        compare(
          ['盲盘与对盘', 'Blind or seen'],
          [
            ['盲盘', 'Blind count'],
            ['屏幕不显示账面数', 'The figure is hidden'],
            ['数出来的才是数', 'You count what is there'],
          ],
          [
            ['对着数盘', 'Seen count'],
            ['先看到账面数', 'You see the figure first'],
            ['容易数成它', 'You tend to find it'],
          ],
          [
            '盲盘时屏幕不给账面数，你只能真的去数。',
            'In a blind count the figure is hidden, so you really have to count.',
          ],
          ['先看到十二，人就会数出十二。', 'Show people twelve and they will find twelve.'],
        ),
        steps(
          ['数一个品', 'Counting one item'],
          [
            ['货架、促销位、后仓', 'Shelf, bay, back room'],
            ['扫码，输入数量', 'Scan and enter'],
            ['差 3 件以上再数一遍', 'Off by 3 or more: recount'],
          ],
          ['三个地方都走到再输入，不要分三次输。', 'Visit all three places before you enter a figure.'],
          ['差三件以上，换一个人再数一遍。', 'If it is off by three or more, someone else counts again.'],
        ),
      ],
    ),
    chapter(
      ['差异会说话', 'Differences talk'],
      [
        title(
          ['差异会说话', 'Differences talk'],
          ['少了六件和多了六件，故事完全不同。', 'Six too few and six too many are two quite different stories.'],
          ['先听它说什么，再改数。', 'Listen to it before you correct it.'],
        ),
        compare(
          ['往哪个方向差', 'Which way is it off?'],
          [
            ['账多货少', 'Too few'],
            ['被偷或报损没扫', 'Stolen, or waste not scanned'],
            ['收货没清点', 'Delivery not checked'],
          ],
          [
            ['账少货多', 'Too many'],
            ['收银扫成了别的', 'Scanned as another item'],
            ['退货没入账', 'Return not booked'],
          ],
          [
            '货少了：被偷、报损没扫，或收货时没数。',
            'Too few: stolen, waste not scanned, or a delivery nobody checked.',
          ],
          ['货多了：多半是收银把它扫成了隔壁那个品。', 'Too many: the till has probably scanned it as its neighbour.'],
          ['所以看看隔壁的品，是不是正好少了同样多。', 'So look whether that neighbour is short by the same number.'],
        ),
        bars(
          ['库存准确率', 'Stock accuracy'],
          '%',
          [
            [['年盘前', 'Before'], 71],
            [['3 个月', '3 months'], 84],
            [['6 个月', '6 months'], 91],
            [['12 个月', '12 months'], 94],
          ],
          [
            '每天数四十个，六个月准确率从七成到九成。',
            'Forty items a day took accuracy from 71 to 91 percent in 6 months.',
          ],
          ['准了以后，自动订货才敢交给它。', 'Only then can automatic ordering be trusted.'],
        ),
        points(
          ['做完写一句', 'Write one line'],
          [
            ['差多少', 'How much'],
            ['为什么', 'Why'],
            ['改了什么做法', 'What changes'],
          ],
          ['差多少、为什么、改了什么做法，一句话就够。', 'How much, why, and what changes: one line is enough.'],
          ['没有最后一项，下个月还会再差一次。', 'Without the last, it will be off again next month.'],
        ),
      ],
    ),
  ],
});
