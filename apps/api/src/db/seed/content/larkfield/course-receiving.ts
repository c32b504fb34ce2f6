import { bars, chapter, compare, course, points, steps, title } from '../text.ts';

/** Lifting and moving goods behind the shop. */
export const receivingCourse = course({
  id: 218,
  category: 'SL0101',
  title: ['后仓搬运不受伤', 'Moving goods without getting hurt'],
  intro: [
    '给收货和后仓岗位。笼车、托盘车和手搬，每一种都有让背和脚不受伤的办法。',
    'For receiving and the back room. Roll cages, pallet trucks and lifting by hand: each has a way that spares your back and your feet.',
  ],
  outcomes: [
    ['安全推拉一辆笼车', 'Move a roll cage safely'],
    ['判断一件货该不该一个人搬', 'Judge whether to lift alone'],
    ['保持后仓通道畅通', 'Keep the back room clear'],
  ],
  lecturer: 'rivera',
  required: true,
  dueInDays: 11,
  credits: 0.5,
  fee: 'free',
  learners: 3340,
  rating: 46,
  ratings: 401,
  praises: 212,
  publishedDaysAgo: 80,
  antiSkip: true,
  chapters: [
    chapter(
      ['笼车：推，不拉', 'Roll cages: push, do not pull'],
      [
        title(
          ['笼车：推，不拉', 'Roll cages: push, do not pull'],
          [
            '一辆装满的笼车有四百公斤，比一匹小马还重。',
            'A full roll cage weighs four hundred kilos, as much as a pony.',
          ],
          ['后仓一半的受伤和它有关。', 'Half of all injuries in the back room involve one.'],
        ),
        bars(
          ['后仓受伤的部位', 'Where people get hurt'],
          '%',
          [
            [['脚和脚踝', 'Feet, ankles'], 34],
            [['背', 'Back'], 29],
            [['手', 'Hands'], 25],
            [['其他', 'Other'], 12],
          ],
          ['脚和脚踝最多，因为笼车是往后拉的。', 'Feet and ankles lead, because cages were pulled backwards.'],
          [
            '其次是背，再次是手，夹在笼车和门框之间。',
            'Then the back, and then hands caught between cage and door frame.',
          ],
        ),
        steps(
          ['移动一辆笼车', 'Moving a cage'],
          [
            ['看轮子和门扣', 'Check wheels and gate'],
            ['重的在下，不过肩', 'Heavy below, under shoulder'],
            ['双手推，看得见前面', 'Push with both, see ahead'],
            ['坡道上两个人', 'Two people on a slope'],
          ],
          ['先看四个轮子和门扣，坏的贴红标不用。', 'Check four wheels and the gate. A bad one gets a red tag.'],
          [
            '装货重的在下，高度不过肩，推的时候看得见前面。',
            'Heavy goods below and nothing over shoulder height, so that you see ahead.',
          ],
          [
            '推，不拉；坡道两个人，一个在高处，绝不站在下面。',
            'Push, do not pull. On a slope take two people, and nobody below it.',
          ],
        ),
        points(
          ['倒下来的时候', 'When it tips'],
          [
            ['放手，让开', 'Let go, step away'],
            ['绝不去扶', 'Never try to hold it'],
            ['扶起来要两个人', 'Two people to right it'],
          ],
          ['笼车倒了，放手让开，绝不要去扶。', 'When a cage tips, let go and step away. Never try to hold it.'],
          ['货可以再订，手指不能。', 'We can reorder goods. We cannot reorder fingers.'],
        ),
      ],
    ),
    chapter(
      ['手搬：先想再弯腰', 'Lifting: think before you bend'],
      [
        title(
          ['手搬：先想再弯腰', 'Lifting: think before you bend'],
          ['最好的搬法，是不用搬。', 'The best lift is the one you need not do.'],
          ['一定要搬，就先想三秒。', 'If you must, think for three seconds.'],
        ),
        steps(
          ['一次好的提举', 'A good lift'],
          [
            ['脚分开，一前一后', 'Feet apart, one ahead'],
            ['屈膝，背挺直', 'Bend knees, back straight'],
            ['贴近身体', 'Hold it close'],
            ['转脚，不转腰', 'Turn your feet, not your waist'],
          ],
          ['脚分开，一前一后，先试试有多重。', 'Feet apart, one a little ahead, and test the weight.'],
          [
            '屈膝、背挺直，用腿站起来，货贴着身体。',
            'Bend your knees, keep your back straight, stand up with your legs, load held close.',
          ],
          ['要转身就转脚，不转腰。', 'To turn, move your feet. Never twist at the waist.'],
        ),
        compare(
          ['离身体越远越重', 'Further away is heavier'],
          [
            ['贴着身体', 'Held close'],
            ['腰的高度：25 公斤', 'At waist height: 25 kg'],
            ['脚的高度：10 公斤', 'At foot height: 10 kg'],
          ],
          [
            ['伸直手臂', "At arm's length"],
            ['腰的高度：15 公斤', 'At waist height: 15 kg'],
            ['脚的高度：5 公斤', 'At foot height: 5 kg'],
          ],
          ['男性的参考重量：贴着身体、腰的高度，25 公斤。', 'A guide for men: 25 kilos, held close at waist height.'],
          ['同一箱伸直手臂搬，参考值只剩十五公斤。', "At arm's length the guide for the same lift is only fifteen."],
          [
            '女性的参考值大约是三分之二；超过就叫人或用车。',
            'For women it is about two thirds. Above that, get help or a trolley.',
          ],
        ),
        points(
          ['通道的规矩', 'Rules for the way'],
          [
            ['通道 1.2 米，不放东西', '1.2 m clear, always'],
            ['灭火器前 1 米空着', '1 m clear before extinguishers'],
            ['塑料膜落地就捡', 'Pick up film at once'],
          ],
          ['后仓通道留 1.2 米，放一分钟也不行。', 'The way through is 1.2 metres wide. Not even for a minute.'],
          ['地上的塑料膜和打包带，看见就捡起来。', 'Film and straps on the floor: whoever sees them picks them up.'],
        ),
      ],
    ),
  ],
});
