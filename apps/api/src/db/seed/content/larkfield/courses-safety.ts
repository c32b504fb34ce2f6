import { bars, chapter, compare, course, points, steps, title } from '../text.ts';

const refunds = course({
  id: 214,
  category: 'LP0102',
  title: ['退款与现金：看得出的异常', 'Refunds and cash: patterns that show'],
  intro: [
    '给服务台、收银组长和现金室。哪些退款要多看一眼、备用金怎么交接、假钞怎么认，都有固定的做法。',
    'For service desks, till leaders and the cash office. Which refunds deserve a second look, how floats change hands and how to spot a false note: each has its fixed way.',
  ],
  outcomes: [
    ['按规定办理退款', 'Make a refund as the rules ask'],
    ['认出四种异常', 'Recognise four patterns'],
    ['用三步查验纸币', 'Check a note in three steps'],
  ],
  lecturer: 'whitlock',
  credits: 0.5,
  fee: 'charged',
  price: 1900,
  learners: 1420,
  rating: 45,
  ratings: 151,
  praises: 69,
  publishedDaysAgo: 171,
  chapters: [
    chapter(
      ['一笔干净的退款', 'A clean refund'],
      [
        title(
          ['一笔干净的退款', 'A clean refund'],
          ['退款是唯一一种钱往外走的收银。', 'A refund is the one sale in which money leaves the till.'],
          ['所以每一步都要看得见。', 'So every step of it must be visible.'],
        ),
        steps(
          ['四步', 'Four steps'],
          [
            ['看商品', 'See the goods'],
            ['看小票', 'See the receipt'],
            ['原路退回', 'Back the way it was paid'],
            ['商品当场登记', 'Log the goods at once'],
          ],
          ['先看到商品，没有商品就没有退款。', 'See the goods first. No goods, no refund.'],
          ['刷卡的退回卡里，现金的退现金，不换方式。', 'Paid by card, back to the card. Paid in cash, back in cash.'],
          ['商品当场登记去向：上架、报损、退供应商。', 'Log where the goods go: shelf, waste or supplier.'],
        ),
        points(
          ['多看一眼的四种', 'Four that deserve a look'],
          [
            ['没有商品在场的', 'No goods present'],
            ['同一人一周三次', 'Same person three times a week'],
            ['闭店前十分钟', 'Last ten minutes of the day'],
            ['总是整数', 'Always round sums'],
          ],
          ['没有商品在场的退款，永远找组长。', 'A refund without goods always goes to the team leader.'],
          [
            '一周三次、闭店前、总是整数：不指责，只上报。',
            'Three in a week, last minutes, round sums: accuse nobody, report it.',
          ],
        ),
        compare(
          ['没有小票', 'No receipt'],
          [
            ['可以', 'Possible'],
            ['查会员或银行卡记录', 'Look up card or account'],
            ['换货或退购物卡', 'Exchange or gift card'],
          ],
          [
            ['不可以', 'Not possible'],
            ['按现价退现金', "Cash at today's price"],
            ['口头相信', 'A promise'],
          ],
          ['先用会员号或银行卡查，多数都查得到。', 'Search by loyalty account or card. Most purchases turn up.'],
          ['查不到的按最近最低价退到购物卡。', 'If not, refund the lowest recent price to a gift card.'],
        ),
      ],
    ),
    chapter(
      ['纸币和备用金', 'Notes and floats'],
      [
        title(
          ['纸币和备用金', 'Notes and floats'],
          ['假钞不在大面额里，二十和五十最多。', 'False notes are rarely large: twenties and fifties lead.'],
          ['三秒钟，一摸一看一斜。', 'Three seconds: feel, look, tilt.'],
        ),
        steps(
          ['摸、看、斜', 'Feel, look, tilt'],
          [
            ['摸：凸起的印刷', 'Feel: raised print'],
            ['看：对光有水印', 'Look: watermark in the light'],
            ['斜：数字会变色', 'Tilt: the number changes colour'],
          ],
          [
            '先摸边上凸起的线，纸是脆的，不是滑的。',
            'Feel the raised lines at the edge. The paper is crisp, not smooth.',
          ],
          [
            '对着光看水印和安全线，再斜过来看数字变色。',
            'Hold it to the light for watermark and thread, then tilt it and see the number change.',
          ],
          ['三样有一样不对，就不收，请顾客换一张。', 'If one of three is wrong, decline and ask for another note.'],
        ),
        bars(
          ['假钞面额', 'False notes by value'],
          '%',
          [
            [['€10', '€10'], 6],
            [['€20', '€20'], 33],
            [['€50', '€50'], 46],
            [['€100', '€100'], 15],
          ],
          ['去年门店收到的假钞里，€50 占 46%。', 'Of the false notes in our tills last year, 46 percent were €50.'],
          ['所以五十的每一张都要斜一斜。', 'So tilt every single fifty.'],
        ),
        points(
          ['备用金交接', 'Handing over a float'],
          [
            ['两人在场，不离开', 'Both present, neither leaves'],
            ['先数硬币，再数纸币', 'Coins first, then notes'],
            ['签名写时间', 'Sign with the time'],
          ],
          ['交接时两人都在，数完之前谁也不离开。', 'Both stay until it is counted.'],
          ['差一分钱也写下来，写下来就不是问题。', 'Write down even a cent. What is written is no problem.'],
        ),
      ],
    ),
  ],
});

const conflict = course({
  id: 215,
  category: 'LP0201',
  title: ['冲突面前，人先安全', 'Conflict: people first'],
  intro: [
    '给所有面对顾客的同事。怎么看出升级的苗头、怎么说话降温、什么时候退开。没有任何商品值得你受伤。',
    'For everyone who meets customers. How to see trouble rising, how to cool it with words, and when to step away. Nothing on our shelves is worth your getting hurt.',
  ],
  outcomes: [
    ['看出升级的信号', 'See the signs of escalation'],
    ['用站位和语气降温', 'Cool things down by stance and voice'],
    ['知道什么时候退开并求助', 'Know when to step back and call'],
  ],
  lecturer: 'whitlock',
  required: true,
  credits: 1,
  fee: 'free',
  learners: 5873,
  rating: 49,
  ratings: 930,
  praises: 712,
  publishedDaysAgo: 48,
  antiSkip: true,
  chapters: [
    chapter(
      ['看见苗头，先降温', 'See it coming, cool it down'],
      [
        title(
          ['看见苗头，先降温', 'See it coming, cool it down'],
          [
            '冲突很少突然发生，通常有三十秒的苗头。',
            'Conflict rarely comes from nowhere. There are usually thirty seconds of warning.',
          ],
          ['这三十秒，你有选择。', 'In those thirty seconds you have a choice.'],
        ),
        points(
          ['升级的信号', 'Signs of escalation'],
          [
            ['声音变高，语速变快', 'Voice rises, words come faster'],
            ['靠近，手指指人', 'Steps closer, points'],
            ['握拳，脱外套，四处看', 'Fists, coat off, looks around'],
          ],
          ['先是声音变高，话说得越来越快。', 'First the voice rises and the words come faster.'],
          ['然后靠近，用手指人。', 'Then they step closer and point.'],
          [
            '握拳、脱外套、四处看：这时只做一件事，退开。',
            'Fists, coat off, looking around: now there is one thing to do. Step away.',
          ],
        ),
        steps(
          ['降温四步', 'Cool it in four'],
          [
            ['侧身站，两臂距离', "Side on, two arms' length"],
            ['声音放低放慢', 'Lower and slower voice'],
            ['说名字，说听到了', 'Your name, "I hear you"'],
            ['给两条路', 'Offer two ways'],
          ],
          [
            '侧身站，留出两臂的距离，手打开放在看得见的地方。',
            "Stand side on, two arms' length away, hands open and in sight.",
          ],
          [
            '声音比他低、比他慢，他会跟着你降下来。',
            'Speak lower and slower than they do, and they will come down with you.',
          ],
          ['报上名字，说“我听到了”，再给两条路选。', 'Give your name, say that you hear them, and offer two ways.'],
        ),
        compare(
          ['哪句话降温', 'Words that cool'],
          [
            ['降温', 'Cool'],
            ['我想帮您解决', 'I want to sort this out'],
            ['我们到旁边说', 'Shall we step aside?'],
          ],
          [
            ['升温', 'Heat'],
            ['请您冷静', 'Calm down'],
            ['我叫保安了', "I'll call security"],
          ],
          ['“请您冷静”没有让任何人冷静过。', '"Calm down" has never calmed anyone.'],
          [
            '请他到旁边，离开围观的人，面子还在。',
            'Step aside with them, away from watching eyes, and they can save face.',
          ],
        ),
      ],
    ),
    chapter(
      ['退开、求助、恢复', 'Step back, call, recover'],
      [
        title(
          ['退开、求助、恢复', 'Step back, call, recover'],
          ['看见有人偷东西往外走，你该做什么？', 'You see someone walk out with unpaid goods. What do you do?'],
          ['不拦，不追，不碰。记下来。', 'Do not block, do not chase, do not touch. Take note.'],
        ),
        points(
          ['三个不', 'Three nos'],
          [
            ['不拦门', 'Never block a door'],
            ['不追出去', 'Never chase outside'],
            ['不碰人', 'Never touch a person'],
          ],
          ['不拦门：被堵住的人会撞过来。', 'Never block a door. A cornered person will run through you.'],
          ['不追出去：停车场里没有人帮你。', 'Never chase outside. Nobody can help you in the car park.'],
          [
            '不碰人：一瓶酒不值一次受伤，也不值一场官司。',
            'Never touch a person. One bottle is worth neither an injury nor a court case.',
          ],
        ),
        steps(
          ['求助', 'Calling for help'],
          [
            ['说暗语“请十号到前台”', "Code: 'number ten to the front'"],
            ['按钮报警', 'Press the panic button'],
            ['带顾客离开', 'Lead customers away'],
            ['记：衣着、方向、时间', 'Note clothes, direction, time'],
          ],
          [
            '说暗语，最近的两位同事会过来站在你旁边。',
            'Say the code and the nearest two colleagues come and stand with you.',
          ],
          ['有武器或者有人受伤，立刻按按钮。', 'A weapon or an injury: press the button at once.'],
          [
            '人走了再记：衣着、方向、时间，趁五分钟内。',
            'When they have gone, note clothes, direction and time within five minutes.',
          ],
        ),
        points(
          ['之后的一小时', 'The hour afterwards'],
          [
            ['坐下，喝水，有人陪', 'Sit, drink, with someone'],
            ['组长当天谈一次', 'A talk with your leader the same day'],
            ['随时可以打支持热线', 'Support line, day and night'],
          ],
          ['手抖、想哭、睡不着，都是正常的反应。', 'Shaking, tears, a bad night: these are normal.'],
          [
            '坐下喝水，有人陪；组长当天谈一次。',
            'Sit down, drink something, with someone beside you. Your leader talks with you the same day.',
          ],
          [
            '支持热线二十四小时，不经过公司，不留记录。',
            'The support line is open day and night, outside the company, without records.',
          ],
        ),
      ],
    ),
  ],
});

/** Courses on cash and on personal safety. */
export const safetyCourses = [refunds, conflict];
