import { bars, compare, course, line, points, sectionChapter, steps, title } from '../text.ts';

/** Filling shelves and finding gaps. */
export const replenishmentCourse = course({
  id: 207,
  category: 'SO0201',
  title: ['货架不说谎：补货与缺货', 'Honest shelves: replenishment and gaps'],
  intro: [
    '给补货和后仓岗位。缺货一半不是没有货，是货没到货架上。学会走缺货、修正库存、按优先级补货。',
    'For replenishment and back room. Half of all gaps are not missing stock: it is in the building, only not on the shelf. Learn to walk the gaps, mend the stock figure and fill in the right order.',
  ],
  outcomes: [
    ['走完一次缺货并分清原因', 'Walk the gaps and sort their causes'],
    ['修正错误的库存数', 'Mend a wrong stock figure'],
    ['按优先级安排补货', 'Fill in order of priority'],
  ],
  lecturer: 'tan',
  required: true,
  credits: 1,
  requiredMinutes: 3,
  fee: 'free',
  learners: 4310,
  rating: 48,
  ratings: 590,
  praises: 341,
  publishedDaysAgo: 55,
  sequential: true,
  chapters: [
    sectionChapter(
      ['看见', 'Seeing'],
      ['空位从哪里来', 'Where gaps come from'],
      [
        title(
          ['空位从哪里来', 'Where gaps come from'],
          ['顾客看到空位，只有三分之一会问。', 'Of the customers who meet a gap, one in three asks.'],
          ['其余的换一样，或者换一家店。', 'The others take something else, or go somewhere else.'],
          ['所以空位不会自己说话，要有人去找。', 'So a gap does not speak up. Someone has to go and look for it.'],
        ),
        bars(
          ['一百个空位的原因', 'The causes of 100 gaps'],
          '',
          [
            [['在后仓', 'Back room'], 38],
            [['库存数错', 'Wrong count'], 27],
            [['订少了', 'Under-ordered'], 21],
            [['供应商', 'Supplier'], 14],
          ],
          ['我们查了十二家店的一百个空位。', 'We traced a hundred gaps in twelve stores.'],
          ['38 个货就在后仓，没有人拿出来。', 'For 38 of them the goods stood in the back room.'],
          [
            '27 个是库存数错了，系统以为还有，就不订。',
            'For 27 a wrong count told the system that there was stock, so it did not order.',
          ],
        ),
        points(
          ['幽灵库存', 'Phantom stock'],
          [
            ['系统有数，货架没有', 'The system has it, the shelf does not'],
            ['被偷、破损、扫错码', 'Stolen, broken or wrongly scanned'],
            ['不改数，永远不会订', 'Never ordered until corrected'],
          ],
          [
            '系统说有六件，货架上一件没有，这叫幽灵库存。',
            'The system says six and the shelf holds none: we call it phantom stock.',
          ],
          ['可能被偷了、破了，或收银扫错了码。', 'Stolen, broken, or scanned as something else at the till.'],
          ['没有人改数，它就一直空着。', 'Until someone corrects it, the gap remains.'],
        ),
      ],
    ),
    sectionChapter(
      ['动手', 'Doing'],
      ['走缺货：四十分钟', 'The gap walk: forty minutes'],
      [
        title(
          ['走缺货：四十分钟', 'The gap walk: forty minutes'],
          [
            '每天同一时间，带着手持终端走一遍卖场。',
            'Every day at the same hour, one walk through the shop with the terminal.',
          ],
          ['不补货，只找空位。', 'You fill nothing. You only find gaps.'],
        ),
        steps(
          ['扫、看、分', 'Scan, look, sort'],
          [
            ['扫空位的价签', 'Scan the label at the gap'],
            ['看库存数和在途', 'Read stock and on order'],
            ['有货：列进后仓清单', 'In stock: to the pick list'],
            ['没货：找，找不到就改数', 'Not found: correct it'],
          ],
          ['扫价签，不凭记忆，一个空位都不跳过。', 'Scan the label at each gap. Trust no memory and skip none.'],
          [
            '系统说有，就列进后仓清单，一次取齐。',
            'If there is stock, it goes on the pick list, to be fetched in one trip.',
          ],
          [
            '后仓也找不到，当场把数改成零，今晚就会订。',
            'If the back room has none either, set it to zero now and it is ordered tonight.',
          ],
        ),
        compare(
          ['什么时候走', 'When to walk'],
          [
            ['上午十点', 'At ten'],
            ['早高峰刚过', 'The morning rush is over'],
            ['来得及赶今天的订单', "In time for today's order"],
          ],
          [
            ['闭店后', 'After closing'],
            ['空位最多', 'Most gaps to see'],
            ['订单已经发出', 'The order has gone'],
          ],
          ['十点走，改过的数赶得上中午的订单。', 'Walk at ten, and your corrections make the noon order.'],
          ['闭店后空位最多，可是订单已经发了。', 'After closing you see most gaps, but the order has gone.'],
        ),
        points(
          ['改数的三条规矩', 'Three rules for corrections'],
          [
            ['先找三个地方', 'Look in three places first'],
            ['只改数过的', 'Correct only what you counted'],
            ['大额的两人签', 'Two signatures for large ones'],
          ],
          ['先找三处：后仓、促销位、退货筐。', 'Look in three places: back room, promotion bay, returns cage.'],
          ['没数过的不改，猜的数比错的数更坏。', 'Correct only what you counted. A guess is worse than an error.'],
        ),
      ],
    ),
    sectionChapter(
      ['安排', 'Planning'],
      ['先补什么', 'What to fill first'],
      [
        title(
          ['先补什么', 'What to fill first'],
          ['四辆笼车、两个人、一个小时，补不完。', 'Four cages, two people, one hour: it cannot all be done.'],
          ['所以先后比快慢重要。', 'So the order matters more than the speed.'],
        ),
        steps(
          ['优先级', 'Order of priority'],
          [
            ['冷的', 'Cold'],
            ['空的', 'Empty'],
            ['促销的', 'Promoted'],
            ['其余按销量', 'The rest by sales'],
          ],
          ['冷的第一，因为它有时间限制。', 'Cold goods first, because they are against the clock.'],
          [
            '空的第二，一个空位比十个半空的更要紧。',
            'Empty places second: one gap costs more than ten half-full facings.',
          ],
          ['然后是促销的，其余按销量。', 'Then what is promoted, and the rest by sales.'],
        ),
        compare(
          ['一辆笼车怎么排', 'Loading a cage'],
          [
            ['按通道排', 'Sorted by aisle'],
            ['一次走完一条通道', 'One walk, one aisle'],
            ['纸箱当场压平', 'Flatten boxes as you go'],
          ],
          [
            ['随手堆', 'As it comes'],
            ['来回走三公里', 'Three kilometres of walking'],
            ['通道里都是纸箱', 'Boxes all over the aisle'],
          ],
          [
            '笼车在后仓就按通道排好，上面是先要补的。',
            'Sort the cage by aisle in the back room, with what comes first on top.',
          ],
          ['排好的一车二十分钟，乱的一车三十五分钟。', 'A sorted cage takes twenty minutes, a mixed one thirty-five.'],
        ),
        line(
          ['一小时补货，缺货率怎么降', 'Gaps during one hour of filling'],
          '%',
          [
            [['0 分', '0 min'], 8.2],
            [['15 分', '15 min'], 4.9],
            [['30 分', '30 min'], 3.1],
            [['45 分', '45 min'], 2.4],
            [['60 分', '60 min'], 2.1],
          ],
          ['按优先级补，前 15 分钟缺货率就降到五以下。', 'In this order, gaps fall below five percent within 15 min.'],
          [
            '后半个小时只再降一个点，可以去帮收银。',
            'The second half hour wins only one point. Go and help at the tills.',
          ],
        ),
      ],
    ),
  ],
});
