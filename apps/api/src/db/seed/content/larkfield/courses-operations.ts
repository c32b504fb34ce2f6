import { bars, chapter, compare, course, points, steps, title } from '../text.ts';

const opening = course({
  id: 205,
  category: 'SO0101',
  title: ['开店前的四十五分钟', 'The forty-five minutes before opening'],
  intro: [
    '给早班组长和开店同事。用一张时间表把四十五分钟排清楚：先安全，再冷链，再货架和收银，让门在准点打开时店是准备好的。',
    'For early team leaders and openers. One timetable for forty-five minutes: safety first, then the cold chain, then shelves and tills, so that the store is ready when the doors open on time.',
  ],
  outcomes: [
    ['安全进入并解除布防', 'Enter and disarm safely'],
    ['按时间表完成开店检查', 'Complete the opening check on time'],
    ['主持一次五分钟晨会', 'Run a five-minute briefing'],
  ],
  lecturer: 'tan',
  credits: 0.5,
  fee: 'free',
  learners: 2210,
  rating: 47,
  ratings: 266,
  praises: 141,
  publishedDaysAgo: 88,
  chapters: [
    chapter(
      ['进门，先看，再进', 'Look before you walk in'],
      [
        title(
          ['进门，先看，再进', 'Look before you walk in'],
          [
            '开店最危险的一分钟，是钥匙插进门的那一分钟。',
            'The most dangerous minute of an opening is the one with the key in the door.',
          ],
          ['所以永远两个人来，一个人进。', 'So two people come, and one goes in.'],
        ),
        steps(
          ['两个人的进门法', 'Two people, one door'],
          [
            ['绕店看一圈', 'Walk round the building'],
            ['一人进，一人在外面看着', 'One in, one watching outside'],
            ['解除布防，看报警记录', 'Disarm, read the alarm log'],
            ['打暗号，第二人再进', 'Give the sign, then both in'],
          ],
          ['先绕一圈，看门窗、后门和陌生车辆。', 'Walk round first: doors, windows, the back door, unknown cars.'],
          ['一人进去，另一人在外面，手机拿在手上。', 'One goes in and the other stays outside, phone in hand.'],
          [
            '没有异常才打暗号；五分钟没有暗号，外面的人报警。',
            'Give the sign if all is well. None after five minutes, and the one outside calls the police.',
          ],
        ),
        points(
          ['发现不对', 'If something is wrong'],
          [
            ['不进门，退到车里', 'Stay out, back to the car'],
            ['报警，再打给值班经理', 'Police, then duty manager'],
            ['不碰任何东西', 'Touch nothing'],
          ],
          [
            '门被撬过，就不要进去，退到看得见门的地方。',
            'If a door was forced, stay out and wait where you can see it.',
          ],
          ['先报警，再打给值班经理，什么都不碰。', 'Call the police, then the duty manager, and touch nothing.'],
        ),
        compare(
          ['先做什么', 'What comes first'],
          [
            ['前 15 分钟', 'First 15 minutes'],
            ['消防通道和灭火器', 'Exits and extinguishers'],
            ['冷柜温度逐台读一遍', 'Read every cabinet'],
          ],
          [
            ['后 30 分钟', 'Next 30 minutes'],
            ['生鲜上架，缺货补齐', 'Fill fresh and gaps'],
            ['收银备用金和网络', 'Floats and network'],
          ],
          [
            '前十五分钟看安全和冷柜，坏了还来得及救货。',
            'Safety and cabinets in the first fifteen minutes, while food can still be saved.',
          ],
          [
            '后三十分钟看货架和收银，这些开门后还能补。',
            'Shelves and tills next: those can still be put right after opening.',
          ],
        ),
      ],
    ),
    chapter(
      ['五分钟晨会', 'A briefing in five minutes'],
      [
        title(
          ['五分钟晨会', 'A briefing in five minutes'],
          [
            '晨会不是念通知，是让每个人知道今天先做什么。',
            'A briefing is no reading of notices. It tells everyone what comes first today.',
          ],
          ['站着开，不超过五分钟。', 'Standing up, five minutes at most.'],
        ),
        steps(
          ['四件事', 'Four things'],
          [
            ['昨天：一个数字', 'Yesterday: one number'],
            ['今天：最重要的一件', 'Today: the one thing'],
            ['安全：一句提醒', 'Safety: one reminder'],
            ['谢谢：点名一个人', 'Thanks: one name'],
          ],
          [
            '昨天只说一个数字，比如缺货率，不要说十个。',
            'For yesterday give one number, such as gaps on shelf. Not ten.',
          ],
          ['今天只有一件最重要的事，说清谁负责。', 'Today has one thing that matters most. Say who owns it.'],
          ['最后一句安全，一句感谢，点名道姓。', 'Close with one word on safety and one of thanks, with a name.'],
        ),
        bars(
          ['晨会长度与记住的条数', 'Length and what is remembered'],
          '',
          [
            [['5 分钟', '5 min'], 3],
            [['10 分钟', '10 min'], 2.4],
            [['20 分钟', '20 min'], 1.6],
          ],
          [
            '我们问了一百二十位同事，一小时后还记得几条。',
            'We asked 120 colleagues an hour later how many points they recalled.',
          ],
          [
            '开 5 分钟记得三条，开 20 分钟只记得一条半。',
            'After 5 min they recalled three, after 20 min barely one and a half.',
          ],
        ),
        points(
          ['不该在晨会上做的', 'Leave these out'],
          [
            ['批评某一个人', 'Criticising one person'],
            ['讨论排班', 'Debating rosters'],
            ['念邮件', 'Reading out mail'],
          ],
          ['批评要单独谈，排班会后说。', 'Criticism belongs in private, rosters after the meeting.'],
          ['邮件贴在板上，晨会只说它改变了什么。', 'Mail goes on the board. The briefing says only what it changes.'],
        ),
      ],
    ),
  ],
});

const closing = course({
  id: 206,
  category: 'SO0102',
  title: ['闭店：把明天交给明天的人', 'Closing: handing tomorrow over'],
  intro: [
    '给晚班组长。闭店清单、现金入库、能源关闭和给早班的交接，让第二天的人不用收拾昨天。',
    'For late team leaders. The closing list, cash to the safe, energy off, and a handover, so that the early shift need not tidy up yesterday.',
  ],
  outcomes: [
    ['按顺序完成闭店巡查', 'Walk the closing round in order'],
    ['两人清点并封存现金', 'Count and seal cash in twos'],
    ['写一份有用的交接', 'Write a handover that helps'],
  ],
  lecturer: 'tan',
  credits: 0.5,
  fee: 'free',
  learners: 1875,
  rating: 45,
  ratings: 203,
  praises: 96,
  publishedDaysAgo: 203,
  chapters: [
    chapter(
      ['最后一圈', 'The last round'],
      [
        title(
          ['最后一圈', 'The last round'],
          ['最后一位顾客走了，店还没有关。', 'The last customer has left. The store is not closed yet.'],
          ['还有一圈要走，从里往外。', 'One more round to walk, from the inside out.'],
        ),
        steps(
          ['从里往外', 'From the inside out'],
          [
            ['试衣间、洗手间、后仓', 'Fitting rooms, toilets, back room'],
            ['烤箱、咖啡机、热柜', 'Ovens, coffee, hot cabinets'],
            ['冷柜拉夜帘，读温度', 'Cabinets: blinds down, read'],
            ['前门，布防', 'Front door, alarm on'],
          ],
          ['先看没有窗的地方，确认没有人留下。', 'Rooms without windows first, so that nobody stays behind.'],
          ['发热的设备关掉并摸一下，凉了才算关。', 'Turn off what heats and feel it: it is off when it is cool.'],
          ['冷柜拉夜帘，温度再读一遍，写进记录。', 'Pull the blinds, read the cabinets once more and log it.'],
        ),
        bars(
          ['夜间没关的设备一年多少钱', 'Left on overnight, cost a year'],
          ' €',
          [
            [['咖啡机', 'Coffee'], 410],
            [['冷柜不拉帘', 'No blinds'], 2900],
            [['卖场灯', 'Shop lights'], 1650],
            [['热柜', 'Hot case'], 780],
          ],
          ['冷柜不拉夜帘，一家店一年多花两千九百欧元。', 'Without blinds a store pays 2,900 euros more each year.'],
          ['四个习惯加起来，够买一台新的手推车队。', 'Together the four habits would pay for a new set of trolleys.'],
        ),
        points(
          ['门外也要看', 'Outside, too'],
          [
            ['卸货口锁好', 'Dock door locked'],
            ['废纸箱离墙 3 米', 'Cardboard 3 m off the wall'],
            ['手推车收齐', 'Trolleys chained'],
          ],
          ['卸货口最容易忘，也最容易进。', 'The dock door is easily forgotten and easily opened.'],
          ['废纸箱离墙三米，起火时不会烧到楼。', 'Cardboard stands three metres off the wall, in case it burns.'],
        ),
      ],
    ),
    chapter(
      ['现金与交接', 'Cash and handover'],
      [
        title(
          ['现金与交接', 'Cash and handover'],
          ['闭店的钱，永远两个人一起数。', 'At closing, two people always count together.'],
          ['不是不相信谁，是保护每一个人。', 'Not for lack of trust. It protects both.'],
        ),
        steps(
          ['现金四步', 'Cash in four steps'],
          [
            ['抽屉一只一只来', 'One drawer at a time'],
            ['两人各数一遍', 'Each counts once'],
            ['差额当场写下', 'Write the difference down'],
            ['封袋，两人签名', 'Seal the bag, both sign'],
          ],
          ['一次只开一只抽屉，门锁好，远离窗口。', 'One drawer at a time, behind a locked door, away from windows.'],
          [
            '两人各数一遍，不对就再数，差额当场写下。',
            'Each counts once. If you differ, count again and write it down.',
          ],
          ['封袋，两人签名，袋号抄进日志。', 'Seal the bag, both sign, and copy its number into the log.'],
        ),
        compare(
          ['一份有用的交接', 'A handover that helps'],
          [
            ['有用', 'Helpful'],
            ['3 号柜 8 度，已报修', 'Cabinet 3 at 8 °C, call 4417'],
            ['牛奶缺货，6 点到', 'No milk, lorry at 6'],
          ],
          [
            ['没用', 'Useless'],
            ['一切正常', 'All fine'],
            ['柜子有点问题', 'A cabinet acts up'],
          ],
          ['写事实、地点、已经做了什么。', 'Write the fact, the place, and what has been done.'],
          ['“一切正常”只说明没有人看。', '"All fine" tells them only that nobody looked.'],
        ),
        points(
          ['走之前问三句', 'Three questions before you go'],
          [
            ['还有人吗', 'Is anyone still inside?'],
            ['都关了吗', 'Is everything off?'],
            ['明天的人知道吗', 'Does tomorrow know?'],
          ],
          ['还有人吗？都关了吗？明天的人知道吗？', 'Is anyone still inside? Is everything off? Does tomorrow know?'],
          ['三个都答得上来，再布防锁门。', 'With three answers, set the alarm and lock the door.'],
        ),
      ],
    ),
  ],
});

/** Courses on opening and closing. */
export const operationsCourses = [opening, closing];
