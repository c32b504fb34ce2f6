import { chapter, compare, course, points, steps, title } from '../text.ts';

/** The first week of a new colleague. */
export const welcomeCourse = course({
  id: 223,
  category: 'NJ0101',
  title: ['欢迎来到 Larkfield：第一周', 'Welcome to Larkfield: your first week'],
  intro: [
    '给每一位新同事。第一天去哪里、问谁、穿什么，第一周学会哪五件事，遇到不会的怎么办。',
    'For every new colleague. Where to go on day one, whom to ask and what to wear, which five things to learn in the first week, and what to do when you do not know.',
  ],
  outcomes: [
    ['知道第一天的安排', 'Know how day one goes'],
    ['说出三条安全底线', 'Name three lines of safety'],
    ['知道遇到问题问谁', 'Know whom to ask'],
  ],
  lecturer: 'tan',
  required: true,
  credits: 0.5,
  fee: 'free',
  learners: 8912,
  rating: 48,
  ratings: 1544,
  praises: 1102,
  publishedDaysAgo: 240,
  chapters: [
    chapter(
      ['第一天', 'Day one'],
      [
        title(
          ['第一天', 'Day one'],
          ['第一天没有人指望你会什么。', 'On day one nobody expects you to know anything.'],
          ['只要你来了、安全、有人陪。', 'Only that you are here, safe, and not alone.'],
        ),
        steps(
          ['怎么过', 'How it goes'],
          [
            ['8:45 找值班经理', '8:45 duty manager'],
            ['9:00 领工装、卡、柜子', '9:00 uniform, card, locker'],
            ['9:30 走一圈，认出口', '9:30 a tour of exits'],
            ['10:30 跟着你的师傅', '10:30 with your buddy'],
          ],
          [
            '早十五分钟到，从员工门进，找值班经理。',
            'Come a quarter of an hour early, by the staff door, and ask for the duty manager.',
          ],
          [
            '领工装、卡和柜子；防滑鞋一定要穿。',
            'You get a uniform, a card and a locker. Slip-proof shoes are a must.',
          ],
          [
            '走一圈，认两个出口和集合点，然后跟着师傅。',
            'On the tour learn two exits and the meeting point. Then stay with your buddy.',
          ],
        ),
        points(
          ['三条底线', 'Three lines we never cross'],
          [
            ['不会的机器不碰', 'Touch no machine you have not learned'],
            ['看见水就擦，或者守着', 'See a spill: wipe it or stay with it'],
            ['不舒服就说，不碰食物', 'Feeling ill? Say so, touch no food'],
          ],
          [
            '没教过的机器不碰，尤其是打包机和切片机。',
            'Touch no machine you have not learned, above all baler and slicer.',
          ],
          ['地上有水，自己擦，或者守在旁边等人来。', 'A spill: wipe it, or stay with it until someone comes.'],
          [
            '拉肚子或呕吐，停四十八小时再碰食物，工资照发。',
            'With diarrhoea or vomiting stay away from food until 48 hours after it stops. You are paid.',
          ],
        ),
      ],
    ),
    chapter(
      ['第一周的五件事', 'Five things in the first week'],
      [
        title(
          ['第一周的五件事', 'Five things in the first week'],
          ['学得快不重要，学得稳才重要。', 'Learning fast does not matter. Learning well does.'],
          ['一天一件，周五你就有五件。', 'One a day, and on Friday you have five.'],
        ),
        points(
          ['一天一件', 'One a day'],
          [
            ['周一：洗手和日期', 'Monday: hands and dates'],
            ['周二：补一车货', 'Tuesday: fill a cage'],
            ['周三：带一位顾客', 'Wednesday: walk a customer'],
            ['周四：用手持终端', 'Thursday: the terminal'],
            ['周五：自己开一次收银', 'Friday: open a till'],
          ],
          ['周一学洗手和看日期，二十秒，两种日期。', 'On Monday hands and dates: twenty seconds, two kinds of date.'],
          [
            '周二补一车货，周三带一位顾客走到货架。',
            'Tuesday you fill a cage. Wednesday you walk a customer to the shelf.',
          ],
          [
            '周四用手持终端，周五在师傅旁边开一次收银。',
            'Thursday the terminal. Friday you open a till with your buddy beside you.',
          ],
        ),
        steps(
          ['洗手二十秒', 'Hands in twenty seconds'],
          [
            ['湿手，打皂', 'Wet and soap'],
            ['手心、手背、指缝', 'Palms, backs, between'],
            ['拇指、指尖、手腕', 'Thumbs, tips, wrists'],
            ['冲净，用纸擦干', 'Rinse, dry with paper'],
          ],
          [
            '湿手打皂，手心、手背、指缝，慢慢数到二十。',
            'Wet and soap: palms, backs, between the fingers, counting to twenty.',
          ],
          [
            '别忘了拇指和指尖，最后用纸擦干，用纸关水。',
            'Do not forget thumbs and tips. Dry with paper and use it to turn off the tap.',
          ],
        ),
        compare(
          ['不会的时候', 'When you do not know'],
          [
            ['可以说', 'Please say'],
            ['我是新来的，我去问', "I'm new. Let me ask"],
            ['您能再做一遍吗', 'Could you show me again?'],
          ],
          [
            ['不必', 'No need'],
            ['假装会', 'To pretend'],
            ['一个人扛', 'To cope alone'],
          ],
          ['“我是新来的，我去问”，顾客都喜欢听这句。', '"I am new, let me ask": customers like to hear that.'],
          [
            '第一周问五十个问题的人，一个月后做得最好。',
            'Those who ask fifty questions in week one do best after a month.',
          ],
        ),
      ],
    ),
  ],
});
