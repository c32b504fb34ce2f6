/** A submission. */
export interface SeedSubmission {
  readonly hoursAgo: number;
  readonly text: string;
  readonly state: 'marking' | 'passed' | 'failed' | 'withdrawn';
  /** Tenths of a point. */
  readonly score?: number;
  readonly comment?: string;
  /** Comments on words in the text. */
  readonly comments?: readonly { readonly of: string; readonly words: string }[];
}

/** Work of people on homework of the demo. */
export interface SeedWork {
  /** Draft of the demo learner. */
  readonly draft?: string;
  /** Submissions of the demo learner, oldest first. */
  readonly handedIn?: readonly SeedSubmission[];
  /** Submission of a colleague, for the markers. */
  readonly colleague?: string;
}

/** Work on the homework of the demo enterprises, by its ids. */
export const work: Readonly<Record<number, SeedWork>> = {
  '9001': {
    draft: '零件：HC-3312 阀体，30 工序。\n\n量了三处：Φ42 孔径、端面平面度、两孔中心距。孔径用内径千分尺，',
    colleague:
      '零件：HC-2208 端盖。量了外圆、止口深度和四个螺孔的位置度。外圆 Φ68 实测 67.99，止口深 4.02，都在公差里，放行。',
  },
  '9002': {
    handedIn: [
      {
        hoursAgo: 20,
        text: '点检的是 4 号立式加工中心。顺序：先看油位和气压，再听主轴空转，最后摸导轨防护和线缆。空转时主轴声音比上周略响，已经报给维修班复查。',
        state: 'marking',
      },
    ],
  },
  '9003': {
    handedIn: [
      {
        hoursAgo: 480,
        text: 'D2：客户反映阀体漏油，退回 6 件。\n\nD4：密封槽深度超差，原因是刀具磨损没有及时更换。\n\nD5：每 200 件换一次刀，班组长负责，月底看不良率。',
        state: 'withdrawn',
      },
      {
        hoursAgo: 470,
        text: 'D2：客户反映阀体漏油，退回 6 件，批次 240915。\n\nD4：密封槽深 1.92，图纸 2.00±0.05。换刀记录显示这把刀用了 430 件，寿命是 250 件。复现三次，超过 300 件后槽深开始变浅。\n\nD5：刀具寿命写进换刀提示，到 240 件机床停机提示，班组长每班核对。四周后看槽深 CPK。',
        state: 'passed',
        score: 865,
        comment: '证据链完整，比上一稿好很多。把 D6 的验证结果补进部门的案例库。',
        comments: [
          { of: '复现三次', words: '这一步最有说服力。写上每次的件数和实测值会更好。' },
          { of: '四周后看槽深 CPK', words: '目标值是多少？写出来才知道措施有没有效。' },
        ],
      },
    ],
  },
  '9004': {
    handedIn: [
      {
        hoursAgo: 72,
        text: '我和欧阳静澜各量了十件。重复性 0.004，再现性 0.011，GRR 是 34%。结论：量具可以用。',
        state: 'failed',
        score: 480,
        comment: '数据没问题，结论下反了。改好再交一次。',
        comments: [{ of: 'GRR 是 34%', words: '超过 30% 就不能接受了，看一下课件第 12 页的判定表。' }],
      },
    ],
  },
  '9005': {
    handedIn: [
      {
        hoursAgo: 6,
        text: '周一：行车下面不站人，吊物过头先打招呼。\n\n周二：换刀先按急停，别只靠门锁。\n\n周三：切屑用钩子，不用手。',
        state: 'withdrawn',
      },
    ],
  },
  '9501': {
    draft: 'Monday 07:30, C1 3.1 °C, C2 2.8 °C.\nMonday 19:30, C1 3.4 °C, C2 ',
    colleague:
      'All readings between 2 and 4 °C. On Wednesday evening C3 was at 7 °C: moved the dairy to C1 and called the technician.',
  },
  '9502': {
    handedIn: [
      {
        hoursAgo: 20,
        text: 'I asked when and how she paid, found the payment on the till and took the blender back. What I would do differently: offer the exchange first.',
        state: 'marking',
      },
    ],
  },
  '9503': {
    handedIn: [
      {
        hoursAgo: 470,
        text: 'Shelf 14, breakfast. I moved the muesli we want to sell to eye level and put the children’s cereals where children see them. Sales of the muesli rose by a fifth in two weeks.\n\nThe end of the shelf was empty after eleven. Now the early shift fills it at ten.',
        state: 'passed',
        score: 905,
        comment: 'Clear, and you measured it. Please show it at the next store meeting.',
        comments: [
          {
            of: 'rose by a fifth in two weeks',
            words: 'Compared with which weeks? Last year’s would be fairer than last month’s.',
          },
          { of: 'fills it at ten', words: 'Good: a rule with a time in it is one that is kept.' },
        ],
      },
    ],
  },
  '9504': {
    handedIn: [
      {
        hoursAgo: 72,
        text: 'Pesto chicken: milk, nuts. Coleslaw: egg, mustard. Falafel: none. Hummus: sesame. Tuna salad: fish, egg. Couscous: gluten.',
        state: 'failed',
        score: 480,
        comment: 'Five are right. The one that is not could hurt somebody, so please hand it in again.',
        comments: [{ of: 'Falafel: none', words: 'Ours are bound with wheat flour and fried beside the prawns.' }],
      },
    ],
  },
  '9505': {
    handedIn: [
      {
        hoursAgo: 6,
        text: '1 Alarm off, lights on.\n2 Chillers read and noted.\n3 Bread in the oven.',
        state: 'withdrawn',
      },
    ],
  },
};
