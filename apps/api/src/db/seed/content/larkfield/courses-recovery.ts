import { bars, chapter, compare, course, points, steps, title } from '../text.ts';

const complaints = course({
  id: 211,
  category: 'CX0102',
  title: ['投诉：从问题到信任', 'Complaints: from problem to trust'],
  intro: [
    '给服务台和组长。一次处理得好的投诉，比没有投诉更能留住人。四步法、授权额度和写回信的三句话。',
    'For service desks and team leaders. A complaint handled well keeps more people than no complaint at all. Four steps, what you may give, and three sentences for a letter.',
  ],
  outcomes: [
    ['用四步接住一次投诉', 'Catch a complaint in four steps'],
    ['在授权内当场解决', 'Solve it on the spot within your limit'],
    ['把一次投诉变成一个改进', 'Turn one complaint into one change'],
  ],
  lecturer: 'nair',
  required: true,
  credits: 1,
  fee: 'free',
  learners: 2876,
  rating: 49,
  ratings: 412,
  praises: 355,
  publishedDaysAgo: 22,
  chapters: [
    chapter(
      ['先听完，再说话', 'Hear them out'],
      [
        title(
          ['先听完，再说话', 'Hear them out'],
          [
            '生气的人平均说九十秒，我们平均十一秒就打断。',
            'An angry person talks for ninety seconds. We interrupt after eleven.',
          ],
          ['听完那九十秒，一半的火气就没了。', 'Hear those ninety seconds and half the anger is gone.'],
        ),
        steps(
          ['四步', 'Four steps'],
          [
            ['听：不打断，记要点', 'Listen: no interrupting, take notes'],
            ['歉：为感受道歉', 'Apologise for how it felt'],
            ['解：给两个办法', 'Solve: offer two ways'],
            ['谢：谢他告诉我们', 'Thank them for telling us'],
          ],
          ['听完不打断，记下要点，复述一遍。', 'Listen without interrupting, take notes, say it back.'],
          ['为他的感受道歉，不用先分谁对谁错。', 'Apologise for how it felt. Who was right can wait.'],
          ['给两个办法让他选，选过的人不会再争。', 'Offer two ways. People who chose do not argue on.'],
          ['最后谢谢他，因为大多数人不说就走了。', 'And thank them, because most people just leave.'],
        ),
        compare(
          ['同一个意思，两种说法', 'Same meaning, two ways'],
          [
            ['打开', 'Opens'],
            ['这让您白跑一趟，对不起', 'You came twice for this. I am sorry'],
            ['我能做的是……', 'What I can do is …'],
          ],
          [
            ['关上', 'Closes'],
            ['这是公司规定', 'That is our policy'],
            ['您应该早点来', 'You should have come sooner'],
          ],
          ['说能做的，不说不能做的。', 'Say what you can do, not what you cannot.'],
          ['“公司规定”四个字，等于请他去找我们的上级。', '"Our policy" is an invitation to ask for your manager.'],
        ),
        points(
          ['你可以当场决定', 'You may decide at once'],
          [
            ['换货，不限', 'Exchange: no limit'],
            ['退款，50 欧元以内', 'Refund: up to €50'],
            ['一束花或一张券，10 欧元', 'Flowers or a voucher: €10'],
          ],
          [
            '每位同事都可以当场换货，退款到五十欧元。',
            'Every colleague may exchange at once and refund up to fifty euros.',
          ],
          [
            '再多的找值班经理，带着要点去，别让顾客重说一遍。',
            'Beyond that take your notes to the duty manager. Nobody should have to tell it twice.',
          ],
        ),
      ],
    ),
    chapter(
      ['一次投诉，一个改进', 'One complaint, one change'],
      [
        title(
          ['一次投诉，一个改进', 'One complaint, one change'],
          [
            '每一个开口的顾客后面，还有二十几个没有开口。',
            'Behind each customer who speaks up stand some twenty who did not.',
          ],
          ['所以一次投诉不是一件事，是一个样本。', 'So a complaint is not one case. It is a sample.'],
        ),
        bars(
          ['处理之后还会再来的人', 'Who comes back afterwards'],
          '%',
          [
            [['没说就走', 'Said nothing'], 37],
            [['说了没解决', 'Not solved'], 46],
            [['解决了', 'Solved'], 70],
            [['当场解决', 'Solved at once'], 95],
          ],
          ['没说就走的，三个人里只回来一个。', 'Of those who said nothing, little more than one in three returns.'],
          ['当场解决的，一百个人里回来九十五个。', 'When it is solved at once, 95 in 100 come back.'],
        ),
        steps(
          ['从投诉到改进', 'From complaint to change'],
          [
            ['记：一句话写事实', 'Note the fact in one line'],
            ['数：这个月第几次', 'Count: which time this month?'],
            ['改：一个人，一个日期', 'Change: one name, one date'],
            ['告诉顾客', 'Tell the customer'],
          ],
          ['一句话写事实，不写评价。', 'Note the fact in one line, without judging.'],
          ['同样的事第三次出现，就要改做法。', 'When the same thing comes a third time, something must change.'],
          ['改好了打个电话告诉他，三分钟换来一个老顾客。', 'When it is done, call them. Three minutes win a regular.'],
        ),
        points(
          ['回信三句话', 'A letter in three sentences'],
          [
            ['我们知道发生了什么', 'We know what happened'],
            ['我们改了什么', 'We changed this'],
            ['我们想请您再来', 'We would like you to come again'],
          ],
          [
            '第一句说发生了什么，让他知道有人读过。',
            'The first sentence says what happened, so that they know it was read.',
          ],
          ['第二句说改了什么，第三句请他再来。', 'The second says what we changed, the third asks them back.'],
        ),
      ],
    ),
  ],
});

const collect = course({
  id: 212,
  category: 'CX0201',
  title: ['三分钟到店自提', 'Click and collect in three minutes'],
  intro: [
    '给拣货和自提台。从拣货顺序、替代规则到交货三分钟，让线上订单和店里的生意互相帮忙。',
    'For pickers and the collection desk. Picking order, substitutions and a handover in three minutes, so that online orders and the shop help each other.',
  ],
  outcomes: [
    ['按温区安排拣货顺序', 'Pick in order of temperature'],
    ['选出顾客会接受的替代品', 'Choose a substitute people accept'],
    ['三分钟内完成交货', 'Hand over within three minutes'],
  ],
  lecturer: 'nair',
  credits: 0.5,
  fee: 'free',
  learners: 1688,
  rating: 46,
  ratings: 190,
  praises: 104,
  publishedDaysAgo: 15,
  chapters: [
    chapter(
      ['替别人挑一篮菜', 'Shopping for someone else'],
      [
        title(
          ['替别人挑一篮菜', 'Shopping for someone else'],
          [
            '拣货不是搬货，是替一个没来的人挑选。',
            'Picking is not moving boxes. You choose for someone who is not here.',
          ],
          ['想想他打开袋子的那一刻。', 'Think of the moment they open the bag.'],
        ),
        steps(
          ['拣货顺序', 'Order of picking'],
          [
            ['常温', 'Ambient'],
            ['果蔬', 'Fruit and veg'],
            ['冷藏', 'Chilled'],
            ['冷冻', 'Frozen'],
          ],
          ['先拣常温的，它们不怕等。', 'Ambient goods first, because they can wait.'],
          ['冷藏和冷冻最后，拣完十分钟内入库。', 'Chilled and frozen last, and into the store within ten minutes.'],
        ),
        points(
          ['像给自己挑', 'As if for yourself'],
          [
            ['日期最长的，至少三天', 'Longest date, three days at least'],
            ['果蔬看、捏、闻', 'Fruit: look, feel, smell'],
            ['鸡蛋打开看', 'Open the egg box'],
            ['重的在下，软的在上', 'Heavy below, soft above'],
          ],
          ['日期拿最长的，顾客自己也会这样拿。', 'Take the longest date. The customer would do the same.'],
          ['鸡蛋一定打开看，一个碎的毁一整袋。', 'Always open the egg box. One broken egg spoils the bag.'],
          ['重的放下面，软的放上面，面包最后。', 'Heavy below, soft above, bread last.'],
        ),
        compare(
          ['替代：接近的才叫替代', 'A substitute must be close'],
          [
            ['好', 'Good'],
            ['同款，换一个大小', 'Same kind, other size'],
            ['同用途，价格不高于原来', 'Same use, no dearer'],
          ],
          [
            ['不好', 'Bad'],
            ['过敏原变了', 'Another allergen'],
            ['有机换成普通', 'Organic to ordinary'],
          ],
          ['同款换大小，或者同用途、不更贵。', 'Same kind in another size, or same use and no dearer.'],
          ['过敏原不能变，这一条没有例外。', 'The allergens must not change. There is no exception.'],
        ),
      ],
    ),
    chapter(
      ['交货三分钟', 'Three minutes at the desk'],
      [
        title(
          ['交货三分钟', 'Three minutes at the desk'],
          ['顾客选自提，买的是时间。', 'People who click and collect are buying time.'],
          ['从报出名字到离开，三分钟。', 'From giving a name to leaving: three minutes.'],
        ),
        steps(
          ['三分钟怎么用', 'How to spend them'],
          [
            ['0:00 问好，扫码', '0:00 greet, scan'],
            ['0:30 取常温', '0:30 fetch ambient'],
            ['1:30 最后取冷的', '1:30 fetch cold'],
            ['2:30 说替代品，送走', '2:30 substitutes, goodbye'],
          ],
          ['先问好再扫码，名字和订单号都对一遍。', 'Greet first, then scan, and check name and number.'],
          ['冷的最后取，柜台上不停留。', 'Fetch the cold bags last. They never wait on the desk.'],
          ['有替代品的，打开给他看，不要就当场退。', 'Show any substitute. If they do not want it, refund at once.'],
        ),
        bars(
          ['等多久，还会再用', 'Wait and use again'],
          '%',
          [
            [['3 分钟', '3 min'], 88],
            [['6 分钟', '6 min'], 71],
            [['10 分钟', '10 min'], 49],
          ],
          ['等 3 分钟，将近九成的人会再用。', 'After 3 min nearly nine in ten use it again.'],
          ['等 10 分钟，一半的人不会再来。', 'After 10 min half of them do not.'],
        ),
        points(
          ['少了一袋', 'A bag is missing'],
          [
            ['先道歉，给个时间', 'Apologise, give a time'],
            ['查温区，不查人', 'Search the zones, not the blame'],
            ['找不到就重拣，送上门', 'Not found: pick again, deliver'],
          ],
          ['先道歉，说“五分钟内给您答复”。', 'Apologise and say: you will hear from me within five minutes.'],
          [
            '查三个温区；找不到就重拣，今天送到家。',
            'Search the three zones. Not found? Pick it again and deliver today.',
          ],
        ),
      ],
    ),
  ],
});

/** Courses on complaints and on collection. */
export const recoveryCourses = [complaints, collect];
