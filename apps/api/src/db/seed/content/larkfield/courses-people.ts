import { bars, chapter, compare, course, line, points, steps, title } from '../text.ts';

const coaching = course({
  id: 221,
  category: 'PL0201',
  title: ['卖场上的五分钟带教', 'Coaching on the floor in five minutes'],
  intro: [
    '给组长和带新人的师傅。不用教室，不用投影，在货架前用五分钟教会一件事，第二天还记得。',
    'For team leaders and buddies. No classroom, no slides: teach one thing at the shelf in five minutes, so that it is still there tomorrow.',
  ],
  outcomes: [
    ['用四步教会一个动作', 'Teach one skill in four steps'],
    ['让新人说给你听', 'Let the learner explain it to you'],
    ['安排隔天的复习', 'Plan a review the day after'],
  ],
  lecturer: 'lindqvist',
  credits: 0.5,
  fee: 'free',
  learners: 1756,
  rating: 47,
  ratings: 229,
  praises: 148,
  publishedDaysAgo: 109,
  chapters: [
    chapter(
      ['四步教会一个动作', 'One skill in four steps'],
      [
        title(
          ['四步教会一个动作', 'One skill in four steps'],
          ['我讲过了，不等于他会了。', 'That I have told them does not mean that they can do it.'],
          ['一次只教一件，五分钟。', 'One thing at a time, five minutes.'],
          ['例子用的是探针测温，换成别的也一样。', 'Our example is the probe thermometer, but any skill will do.'],
        ),
        steps(
          ['四步', 'Four steps'],
          [
            ['说：为什么要会它', 'Tell: why it matters'],
            ['做：我做，你看，我说要点', 'Show: I do, you watch'],
            ['试：你做，你说给我听', 'Try: you do and explain'],
            ['用：自己做，我路过看', 'Use: alone, I pass by'],
          ],
          [
            '先说为什么：探针不消毒，会把生肉带到熟食上。',
            'First why: an unclean probe carries raw meat to ready food.',
          ],
          ['我做一遍，慢，只说三个要点。', 'I do it once, slowly, and name three key points only.'],
          ['换他做，边做边说；说得出来才是会了。', 'Then they do it and explain. Who can explain it has it.'],
          ['最后放手让他用，你路过的时候看一眼。', 'Then let them use it alone, and look in as you pass by.'],
        ),
        compare(
          ['纠正的时候', 'When you correct'],
          [
            ['这样', 'Like this'],
            ['先说做对的一处', 'Name one thing done right'],
            ['问：下一步是什么？', "Ask: what's the next step?"],
          ],
          [
            ['不这样', 'Not like this'],
            ['伸手拿过来做', 'Take it out of their hands'],
            ['一次说五个错', 'List five errors'],
          ],
          ['先说做对的一处，再问下一步是什么。', 'Name one thing done right, then ask for the next step.'],
          ['不要伸手拿过来，手一伸，课就结束了。', 'Do not take it out of their hands. That ends the lesson.'],
          ['一次只改一处，其余的明天再说。', 'Correct one thing only. The rest can wait until tomorrow.'],
        ),
      ],
    ),
    chapter(
      ['第二天再问一次', 'Ask again the next day'],
      [
        title(
          ['第二天再问一次', 'Ask again the next day'],
          ['今天会的，三天后忘了一半。', 'Half of what they can do today is gone in three days.'],
          ['不是他不用心，人人都这样。', 'Not for lack of effort. We are all like that.'],
          ['好在补救只要一分钟。', 'Happily the cure takes only a minute.'],
        ),
        line(
          ['教完以后还记得多少', 'What is left after teaching'],
          '%',
          [
            [['当天', 'Same day'], 94],
            [['1 天', '1 day'], 71],
            [['3 天', '3 days'], 52],
            [['7 天', '7 days'], 38],
          ],
          ['没有复习，7 天以后只剩不到四成。', 'Without review fewer than four in ten points are left after 7 days.'],
          [
            '隔一天问一次，三天再问一次，一周后还有八成。',
            'Asked after one day and again after three, eight in ten remain.',
          ],
        ),
        steps(
          ['一分钟复习', 'A review in a minute'],
          [
            ['让他做，不提示', 'Let them do it, no hints'],
            ['问一个“为什么”', "Ask one 'why'"],
            ['改一处', 'Correct one thing'],
          ],
          ['路过的时候请他做一遍，不提示。', 'As you pass, ask them to do it once, without hints.'],
          ['问一个为什么，只改一处，说声谢谢就走。', 'Ask one why, correct one thing, say thanks, and go.'],
        ),
        points(
          ['师傅的三个习惯', 'Three habits of a buddy'],
          [
            ['自己每次都做对', 'Do it right yourself'],
            ['说得出为什么', 'Know why'],
            ['不怕被问', 'Welcome questions'],
          ],
          ['新人学的不是你说的，是你做的。', 'New people learn what you do, not what you say.'],
          ['答不上来就说“我们一起查”，这也是在教。', 'No answer? Say: let us look it up. That teaches, too.'],
        ),
      ],
    ),
  ],
});

const dashboard = course({
  id: 222,
  category: 'DT0101',
  title: ['看懂你的门店看板', 'Reading your store dashboard'],
  intro: [
    '给组长和门店经理。看板上三十个数，每天只看五个。学会分清波动和变化，从数字走到货架。',
    'For team leaders and store managers. Thirty figures on the dashboard, five to look at each day. Learn to tell noise from change and to walk from the figure to the shelf.',
  ],
  outcomes: [
    ['每天用五分钟看五个数', 'Read five figures in five minutes'],
    ['分清正常波动和真变化', 'Tell noise from change'],
    ['把一个数变成一次走动', 'Turn a figure into a walk'],
  ],
  lecturer: 'lindqvist',
  credits: 0.5,
  fee: 'free',
  learners: 1244,
  rating: 45,
  ratings: 133,
  praises: 64,
  publishedDaysAgo: 9,
  chapters: [
    chapter(
      ['三十个数里的五个', 'Five out of thirty'],
      [
        title(
          ['三十个数里的五个', 'Five out of thirty'],
          ['看三十个数的人，什么都没看到。', 'Whoever looks at thirty figures has seen none.'],
          ['每天五个，五分钟。', 'Five a day, in five minutes.'],
          ['其余的二十五个，等这五个说有事再看。', 'The other twenty-five can wait until one of the five says so.'],
        ),
        points(
          ['每天的五个', 'The daily five'],
          [
            ['昨天销售，和上周同日比', 'Sales against the same weekday'],
            ['缺货率', 'Gaps on shelf'],
            ['报损', 'Waste'],
            ['自提准时率', 'Collections on time'],
            ['排队超过三人的分钟', 'Minutes with over three in line'],
          ],
          [
            '销售和上周同一天比，不和昨天比：周一永远输给周六。',
            'Compare sales with the same weekday, not with yesterday: Monday always loses to Saturday.',
          ],
          ['缺货和报损放在一起看。', 'Look at gaps and waste side by side.'],
          ['自提准时率和排队，说的是顾客的时间。', "Collections and queues are about your customers' time."],
        ),
        compare(
          ['比对了吗', 'A fair comparison?'],
          [
            ['公平', 'Fair'],
            ['上周同一天', 'Same weekday last week'],
            ['同样大小的店', 'Stores of the same size'],
          ],
          [
            ['不公平', 'Unfair'],
            ['昨天', 'Yesterday'],
            ['复活节对普通周', 'Easter against any week'],
          ],
          ['和同一天、同样大小的店比，才看得出差别。', 'Compare with the same weekday and with stores of your size.'],
          ['拿节日和平常比，只会比出日历。', 'Compare a holiday with a plain week and you measure the calendar.'],
          ['看板上的灰线就是公平的那条，看它就好。', 'The grey line on your dashboard is the fair one. Go by that.'],
        ),
      ],
    ),
    chapter(
      ['是波动，还是变化', 'Noise or change'],
      [
        title(
          ['是波动，还是变化', 'Noise or change'],
          ['缺货率昨天 3.1，今天 3.6。要开会吗？', 'Gaps were 3.1 percent yesterday and 3.6 today. Call a meeting?'],
          ['先看它平时怎么动。', 'First look at how it usually moves.'],
        ),
        line(
          ['十天的缺货率', 'Gaps over ten days'],
          '%',
          [
            [['第 1 天', 'Day 1'], 3.2],
            [['第 3 天', 'Day 3'], 3.6],
            [['第 5 天', 'Day 5'], 3.0],
            [['第 7 天', 'Day 7'], 3.5],
            [['第 8 天', 'Day 8'], 4.6],
            [['第 9 天', 'Day 9'], 4.9],
            [['第 10 天', 'Day 10'], 5.1],
          ],
          [
            '前一周在 3 到 3.6 之间来回，这是波动，不用管。',
            'For a week it moves between 3 and 3.6. That is noise. Leave it.',
          ],
          [
            '从第 8 天开始连着三天往上，超出了平时的范围。',
            'From day 8 it rises three days running, out of its usual range.',
          ],
          ['这才是变化：去看看那天以后换了什么。', 'That is change. Go and see what is new since then.'],
        ),
        steps(
          ['从数字到货架', 'From figure to shelf'],
          [
            ['点开：哪个部门', 'Open it: which department?'],
            ['再点开：哪十个品', 'Open again: which ten items?'],
            ['走过去看', 'Walk there'],
            ['问一个人', 'Ask one person'],
          ],
          [
            '点两次，从全店到部门，从部门到十个品。',
            'Two clicks: from the store to a department, from there to ten items.',
          ],
          [
            '然后离开屏幕，走过去看，问站在那里的人。',
            'Then leave the screen, walk there and ask whoever is standing there.',
          ],
        ),
        bars(
          ['一小时在哪里更值', 'Where an hour pays'],
          '',
          [
            [['看报表', 'At the screen'], 1],
            [['走卖场', 'On the floor'], 4],
          ],
          [
            '我们数过：一小时走卖场解决的问题，是看报表的四倍。',
            'We counted: an hour on the floor solves four times as much as one at the screen.',
          ],
          ['看板告诉你去哪里走。', 'The dashboard only tells you where to walk.'],
        ),
      ],
    ),
  ],
});

/** Courses on coaching and on figures. */
export const peopleCourses = [coaching, dashboard];
