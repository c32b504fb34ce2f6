import { bars, compare, course, points, sectionChapter, steps, title } from '../text.ts';

/** The first quarter of a new team leader. */
export const teamLeaderCourse = course({
  id: 220,
  category: 'PL0101',
  title: ['新任组长的前九十天', 'Your first ninety days as a team leader'],
  intro: [
    '给刚升任的组长。昨天还是同事，今天要分工、要反馈、要开口说难的话。九十天分三段，每段只做一件事。',
    'For newly appointed team leaders. Yesterday a colleague, today you share out work, give feedback and say difficult things. Ninety days in three parts, one task in each.',
  ],
  outcomes: [
    ['从同事转到组长的位置', 'Step from colleague to leader'],
    ['说清一件任务', 'Hand over a task clearly'],
    ['给出具体的反馈', 'Give feedback that is specific'],
  ],
  lecturer: 'lindqvist',
  credits: 2,
  fee: 'free',
  learners: 1029,
  rating: 49,
  ratings: 187,
  praises: 156,
  publishedDaysAgo: 60,
  presence: { way: 'prompt', everyMinutes: 5 },
  chapters: [
    sectionChapter(
      ['第一个月', 'Month one'],
      ['先听三十天', 'Thirty days of listening'],
      [
        title(
          ['先听三十天', 'Thirty days of listening'],
          [
            '新组长最常见的错，是第一周就改三件事。',
            'The usual mistake of a new leader is to change three things in week one.',
          ],
          ['先听。你还不知道为什么是这样。', 'Listen first. You do not know yet why things are as they are.'],
        ),
        steps(
          ['每人二十分钟', 'Twenty minutes each'],
          [
            ['什么顺手', 'What goes well?'],
            ['什么碍事', 'What gets in your way?'],
            ['你想学什么', 'What would you like to learn?'],
            ['我该继续做什么', 'What should I keep doing?'],
          ],
          [
            '两周内和每个人谈二十分钟，四个问题。',
            'Within two weeks, talk with each person for twenty minutes: four questions.',
          ],
          ['先问什么顺手，再问什么碍事，顺序不要反。', 'Ask what goes well before you ask what gets in the way.'],
          [
            '记下来，三十天后回头告诉他们你听到了什么。',
            'Write it down, and after thirty days tell them what you heard.',
          ],
        ),
        points(
          ['和老朋友说清楚', 'Be clear with old friends'],
          [
            ['朋友还是朋友', 'A friend is still a friend'],
            ['排班一视同仁', 'Rosters are the same for all'],
            ['听到的事有界限', 'What you hear has limits'],
          ],
          [
            '找最好的朋友先谈：朋友还是朋友，排班一视同仁。',
            'Talk with your best friend first: still friends, and the roster is the same for all.',
          ],
          ['有些事你现在知道了也不能说，提前讲明白。', 'There are things you now know and cannot tell. Say so early.'],
        ),
      ],
    ),
    sectionChapter(
      ['第二个月', 'Month two'],
      ['把任务说清楚', 'Handing over a task'],
      [
        title(
          ['把任务说清楚', 'Handing over a task'],
          ['“把乳制品弄一下”，十个人有十种理解。', '"Sort out the dairy": ten people hear ten things.'],
          ['说清楚，只要多三十秒。', 'Being clear takes thirty seconds more.'],
        ),
        steps(
          ['四句话', 'Four sentences'],
          [
            ['做什么', 'What'],
            ['做到什么样', 'How good'],
            ['到几点', 'By when'],
            ['为什么', 'Why'],
          ],
          ['做什么：乳制品柜补满，日期排好。', 'What: fill the dairy cabinet and sort it by date.'],
          ['做到什么样：没有空位，最短的日期在前面。', 'How good: no gaps, the shortest date in front.'],
          ['到几点、为什么：十点前，因为十点走缺货。', 'By when and why: by ten, because the gap walk is at ten.'],
        ),
        compare(
          ['交出去，还是盯着', 'Let go or stand by'],
          [
            ['做过三次的', 'Done it three times'],
            ['说结果，不说做法', 'Say the result'],
            ['做完看一眼', 'Look at the end'],
          ],
          [
            ['第一次做的', 'First time'],
            ['做给他看，再换他做', 'Show, then watch'],
            ['中途看两次', 'Look in twice'],
          ],
          [
            '做过三次的，只说结果，不要教他怎么拿货。',
            'Someone who has done it three times needs the result, not a lecture.',
          ],
          ['第一次做的，先做给他看，中途去看两次。', 'First time: show it, watch it, and look in twice.'],
        ),
        points(
          ['请他复述', 'Ask them to say it back'],
          [
            ['“你打算怎么做？”', "'How will you go about it?'"],
            ['不问“懂了吗”', "Never 'Is that clear?'"],
          ],
          ['问“懂了吗”，人人都说懂了。', 'Asked whether it is clear, everyone says yes.'],
          [
            '问“你打算怎么做”，你才听得到哪里没说清。',
            'Ask how they will go about it, and you hear what you left out.',
          ],
        ),
      ],
    ),
    sectionChapter(
      ['第三个月', 'Month three'],
      ['说难的话', 'Saying the hard thing'],
      [
        title(
          ['说难的话', 'Saying the hard thing'],
          [
            '一位同事这个月第三次迟到。你说，还是不说？',
            'A colleague is late for the third time this month. Do you speak?',
          ],
          ['不说，其他人就替你说了。', 'If you do not, the others will.'],
        ),
        steps(
          ['三句反馈', 'Feedback in three'],
          [
            ['事实：我看到……', 'Fact: I saw …'],
            ['影响：结果是……', 'Effect: so that …'],
            ['问：怎么回事？', 'Ask: what happened?'],
          ],
          [
            '先说事实：这个月八号、十五号、今天，迟了二十分钟。',
            'First the fact: on the eighth, the fifteenth and today you came twenty minutes late.',
          ],
          ['再说影响：小林一个人卸完了整车。', 'Then the effect: Lin unloaded the whole lorry alone.'],
          ['然后问怎么回事，闭上嘴，听。', 'Then ask what happened, close your mouth, and listen.'],
        ),
        bars(
          ['表扬多久一次，留下多少人', 'Praise and who stays'],
          '%',
          [
            [['从不', 'Never'], 61],
            [['每月', 'Monthly'], 74],
            [['每周', 'Weekly'], 88],
          ],
          ['我们看了六十个小组一年后还在的人。', 'We looked at who was still with sixty teams a year later.'],
          [
            '每周被具体表扬过一次的小组，留下 88%。',
            'Teams with one specific word of praise weekly kept 88 in a hundred.',
          ],
        ),
        points(
          ['九十天后写三行', 'Three lines after ninety days'],
          [
            ['我改了什么', 'What I changed'],
            ['谁因此更好', 'Who is better for it'],
            ['我还不会什么', 'What I cannot do yet'],
          ],
          ['写下你改了什么、谁因此更好了。', 'Write down what you changed and who is better for it.'],
          ['还有你不会什么，带着它找你的经理谈。', 'And what you cannot do yet. Take that to your manager.'],
        ),
      ],
    ),
  ],
});
