import { bars, chapter, compare, course, points, steps, title } from '../text.ts';

const checkout = course({
  id: 209,
  category: 'SO0301',
  title: ['收银：快、准、有礼', 'Checkout: fast, accurate, kind'],
  intro: [
    '给收银和自助结账区。从扫码手法到年龄核验，再到帮助自助区的顾客，既快又不出错，还让人愿意再来。',
    'For tills and self-checkout. From scanning technique to age checks and helping at self-checkout: quick, without errors, and so that people like to come back.',
  ],
  outcomes: [
    ['用两手交替的方法扫码', 'Scan with two hands in turn'],
    ['按规定核验年龄', 'Check age as the law asks'],
    ['同时照看六台自助机', 'Look after six self-checkouts'],
  ],
  lecturer: 'tan',
  credits: 0.5,
  fee: 'free',
  learners: 5210,
  rating: 46,
  ratings: 701,
  praises: 380,
  publishedDaysAgo: 33,
  chapters: [
    chapter(
      ['扫得快，不靠手快', 'Fast scanning is not fast hands'],
      [
        title(
          ['扫得快，不靠手快', 'Fast scanning is not fast hands'],
          [
            '一分钟扫十八件和二十六件，差的不是手速。',
            'Eighteen items a minute or twenty-six: the difference is not in the hands.',
          ],
          ['差在眼睛先看哪里。', 'It is in where your eyes go first.'],
        ),
        steps(
          ['一件商品的路', 'The way of one item'],
          [
            ['眼睛先找条码', 'Eyes find the code'],
            ['右手拿，左手放', 'Right picks, left puts down'],
            ['听到一声再放手', 'Let go after the beep'],
            ['重的、冷的先放', 'Heavy and cold first'],
          ],
          [
            '手拿这一件的时候，眼睛已经在找下一件的条码。',
            'While the hand holds one item, the eyes look for the code of the next.',
          ],
          ['右手拿，左手放，腰不转，肩膀不疼。', 'Right picks up and left puts down. The back stays straight.'],
          ['一定听到一声再放手，没有声音就是没有扫上。', 'Let go only after the beep. No beep means not scanned.'],
        ),
        bars(
          ['每千件的错误', 'Errors per 1,000 items'],
          '',
          [
            [['扫漏', 'Missed'], 3.1],
            [['扫重', 'Doubled'], 1.4],
            [['选错果蔬', 'Wrong produce'], 6.8],
            [['数量错', 'Wrong count'], 2.2],
          ],
          [
            '错得最多的是选错果蔬：普通番茄按成了串番茄。',
            'Most errors are wrong produce: loose tomatoes rung up as vine tomatoes.',
          ],
          ['不确定就拿起来问，不要猜。', 'Not sure? Hold it up and ask. Do not guess.'],
        ),
        points(
          ['三句话', 'Three sentences'],
          [
            ['你好，要袋子吗', 'Hello, do you need a bag?'],
            ['一共……，刷卡还是现金', 'That is … Card or cash?'],
            ['谢谢，慢走', 'Thank you, see you soon'],
          ],
          ['开口第一句，看着人说。', 'Say the first one while you look at the person.'],
          ['报出总数，等一秒，再说付款方式。', 'Say the total, wait a second, then ask how they pay.'],
        ),
      ],
    ),
    chapter(
      ['年龄核验与自助区', 'Age checks and self-checkout'],
      [
        title(
          ['看起来不到二十五岁', 'Looks under twenty-five'],
          ['酒和烟卖给未成年人，罚的是你本人。', 'Sell alcohol or tobacco to a minor and the fine is yours in person.'],
          ['所以看起来不到二十五岁，一律要看证件。', 'So anyone who looks under twenty-five is asked for proof.'],
        ),
        steps(
          ['四步核验', 'The check in four steps'],
          [
            ['看脸：像不到 25 岁吗', 'Face: under 25?'],
            ['要证件：原件', 'Ask for the original card'],
            ['看照片和生日', 'Photo and date of birth'],
            ['不确定就不卖', 'In doubt, no sale'],
          ],
          [
            '手机里的照片不算，要原件或官方电子证件。',
            'A photo on a phone does not count. Ask for the card or an official digital one.',
          ],
          ['先看照片，再算生日，最后摸防伪。', 'Compare the photo, work out the date, feel for the security mark.'],
          ['不确定就不卖，经理会支持你。', 'In doubt, do not sell. Your manager will back you.'],
        ),
        points(
          ['一个人看六台', 'One person, six machines'],
          [
            ['站在看得见全部屏幕的地方', 'Stand where you see all screens'],
            ['红灯先去，蓝灯等一下', 'Red light first, blue can wait'],
            ['走过去，不隔空指挥', 'Walk over, do not call across'],
          ],
          ['站在看得见全部屏幕的地方，不要低头看手机。', 'Stand where you can see all six screens.'],
          [
            '红灯是卡住了，先去；蓝灯是年龄核验，说一声就来。',
            'Red means stuck, so go first. Blue means an age check: say you are coming.',
          ],
        ),
        compare(
          ['没扫上的商品', 'An item was not scanned'],
          [
            ['这样说', 'Say'],
            ['我来帮您看一下这件', 'May I check this one for you?'],
            ['好像没响，再扫一次', 'It did not beep. Once more?'],
          ],
          [
            ['不要说', 'Avoid'],
            ['你没扫这个', "You didn't scan this"],
            ['你是不是忘了付钱', 'Did you forget to pay?'],
          ],
          [
            '十次里九次真的是没扫上，给人留面子。',
            'Nine times in ten it is an honest slip. Leave people their dignity.',
          ],
          ['说机器，不说人：“好像没响”。', 'Speak of the machine, not the person: it did not beep.'],
        ),
      ],
    ),
  ],
});

const greeting = course({
  id: 210,
  category: 'CX0101',
  title: ['三米一笑：接待与帮助', 'Three metres and a smile: greeting and helping'],
  intro: [
    '给所有在卖场里走动的同事。什么时候打招呼、什么时候不打扰、怎么带顾客找到东西。',
    'For everyone who walks the shop floor. When to greet, when to leave people alone, and how to take a customer to what they are looking for.',
  ],
  outcomes: [
    ['读懂顾客的三种状态', 'Read three moods of a customer'],
    ['用开放的问题帮人选择', 'Help people choose with open questions'],
    ['没有货时给出下一步', 'Offer a next step when it is out of stock'],
  ],
  lecturer: 'nair',
  credits: 0.5,
  fee: 'free',
  learners: 3904,
  rating: 48,
  ratings: 476,
  praises: 329,
  publishedDaysAgo: 67,
  chapters: [
    chapter(
      ['看人，再开口', 'Look first, then speak'],
      [
        title(
          ['看人，再开口', 'Look first, then speak'],
          ['有的顾客想要帮助，有的只想安静逛。', 'Some customers want help. Some just want to look around in peace.'],
          ['看三秒，就分得出来。', 'Three seconds of looking will tell you which.'],
        ),
        points(
          ['三种状态', 'Three moods'],
          [
            ['在逛：慢，目光散', 'Browsing: slow, eyes wander'],
            ['在找：快，来回看', 'Searching: quick, back and forth'],
            ['在比：两手各拿一样', 'Comparing: one in each hand'],
          ],
          ['在逛的人，点头微笑就够，不要跟着。', 'Someone browsing gets a nod and a smile. Do not follow.'],
          ['在找的人，走过去问：“您在找什么？”', 'Someone searching: walk up and ask what they are looking for.'],
          ['在比的人，最需要一个懂的人说一句话。', 'Someone comparing would welcome a word from one who knows.'],
        ),
        compare(
          ['问得开一点', 'Ask openly'],
          [
            ['开放', 'Open'],
            ['您打算怎么做这道菜？', 'How will you cook it?'],
            ['平时用哪一种？', 'Which do you usually take?'],
          ],
          [
            ['封闭', 'Closed'],
            ['要帮忙吗？', 'Can I help you?'],
            ['要这个吗？', 'This one?'],
          ],
          [
            '“要帮忙吗”，多数人会说不用，哪怕他要。',
            'Asked whether you can help, most people say no, even if you could.',
          ],
          ['问怎么用，他就会说出要什么。', 'Ask how they will use it and they tell you what they need.'],
        ),
        bars(
          ['怎么问，多少人接话', 'How you ask, who answers'],
          '%',
          [
            [['要帮忙吗', 'Can I help?'], 22],
            [['您在找什么', 'What are you looking for?'], 58],
            [['您打算怎么用', 'How will you use it?'], 71],
          ],
          ['同一家店，一周，三种问法。', 'One store, one week, three ways of asking.'],
          ['问怎么用，七成的人会接着聊。', 'Asked how they will use it, seven in ten go on talking.'],
        ),
      ],
    ),
    chapter(
      ['带过去，不是指过去', 'Take them there, do not point'],
      [
        title(
          ['带过去，不是指过去', 'Take them there, do not point'],
          ['“在七号通道”不是帮助，是把题还给顾客。', '"Aisle seven" is no help. It hands the problem back.'],
          ['走过去，一共四十秒。', 'Walking there takes forty seconds.'],
        ),
        steps(
          ['四十秒', 'Forty seconds'],
          [
            ['放下手里的活', 'Put your work down'],
            ['“我带您去”', "'I'll show you'"],
            ['走慢半步，聊一句', 'Half a step slower, a word'],
            ['递到手里', 'Hand it over'],
          ],
          ['先放下手里的活，货架可以等，人不行。', 'Put your work down. Shelves can wait, people cannot.'],
          ['走慢半步，问一句做什么用。', 'Walk half a step slower and ask what it is for.'],
          ['到了把东西递到手里，再说还有什么可以帮。', 'Hand it over, then ask whether there is anything else.'],
        ),
        points(
          ['没有货的时候', 'When it is out of stock'],
          [
            ['查附近的店', 'Check nearby stores'],
            ['给一个替代，说差别', 'Offer one substitute, say how it differs'],
            ['到货通知或自提预订', 'Alert or click and collect'],
          ],
          ['不说“没有了”就走，给他一个下一步。', 'Never stop at "we are out". Offer a next step.'],
          [
            '替代品只给一个，说清差别，比如更甜、没有坚果。',
            'Offer one substitute only and say how it differs: sweeter, or without nuts.',
          ],
          ['还是想要原来的，帮他订自提，明天来拿。', 'Still want the first one? Order it for collection tomorrow.'],
        ),
        points(
          ['需要多一点帮助的人', 'Some need a little more'],
          [
            ['对着人说，不对着陪同的人', 'Speak to them, not to the companion'],
            ['先问再伸手', 'Ask before you touch'],
            ['看得见嘴型，说得慢一点', 'Face them, speak a little slower'],
          ],
          [
            '坐轮椅的顾客，跟他本人说话，蹲下来或退一步。',
            'Speak to the person in the wheelchair, and step back or kneel.',
          ],
          [
            '视力不好的，先报自己是谁，再问要不要扶。',
            'If someone cannot see well, say who you are, then ask whether to offer an arm.',
          ],
        ),
      ],
    ),
  ],
});

/** Courses on the front end and on service. */
export const serviceCourses = [checkout, greeting];
