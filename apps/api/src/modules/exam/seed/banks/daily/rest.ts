import { fill, judgement, multiple, short } from '../../write.ts';

/** Around the store, of the other kinds. */
export const dailyRest = [
  judgement(
    'q013',
    1,
    'lifting',
    [
      '搬重箱时弯膝盖、背挺直，箱子贴着身体。',
      'Lift a heavy box with bent knees, a straight back, and the box close to the body.',
    ],
    true,
    ['腿比腰有力，离身体越远腰上越重。', 'Legs are stronger than the back, and the further away the heavier it is.'],
  ),
  judgement(
    'q014',
    1,
    'chemical',
    [
      '清洁剂倒进空饮料瓶里用没关系，记得就行。',
      'Cleaning agent may go into an empty drinks bottle, as long as you remember.',
    ],
    false,
    [
      '记得的是你，喝的是别人。换瓶必须贴标签，饮料瓶一律不行。',
      'You remember, somebody else drinks. A refill needs its label, and never a drinks bottle.',
    ],
  ),
  judgement(
    'q015',
    1,
    'electric',
    ['插头发烫，先拔掉、停用、报修。', 'A plug is hot: unplug it, take it out of use, report it.'],
    true,
    ['发烫是接触不良，下一步就是起火。', 'Heat means a bad contact; the next step is fire.'],
  ),
  judgement(
    'q016',
    2,
    'shrink',
    ['损耗主要是小偷造成的，管好出口就够了。', 'Shrink is mostly theft: watching the exit is enough.'],
    false,
    ['收货、报废和价格录错加起来通常更多。', 'Receiving, waste and wrong prices together are usually more.'],
  ),
  judgement(
    'q017',
    1,
    'fire',
    [
      '火警响了，顾客还在结账，可以先把这一单结完。',
      'The fire alarm rings while a customer pays: finish this sale first.',
    ],
    false,
    ['警报一响就停，带顾客从最近的出口走。', 'When it rings everything stops; lead customers out by the nearest exit.'],
  ),
  judgement(
    'q018',
    2,
    'markdown',
    ['快到期的商品，减价越早，亏得越少。', 'The sooner something near its date is marked down, the less is lost.'],
    true,
    ['早减一成能卖完，晚减一半还要扔。', 'Ten percent early sells out; fifty percent late still goes in the bin.'],
  ),
  multiple(
    'q019',
    2,
    'opening',
    ['开门前必须做完的有：', 'What has to be done before the doors open?'],
    [
      ['出口和通道清空', 'exits and aisles cleared'],
      ['冷柜温度登记', 'chillers’ temperatures noted'],
      ['全店价签换新', 'every price label renewed'],
      ['地面干的', 'floors dry'],
      ['全部货架补满', 'every shelf full'],
    ],
    [0, 1, 3],
    [
      '关系安全的先做完，价签和补货开门后接着做。',
      'What safety hangs on comes first; labels and filling go on after opening.',
    ],
  ),
  multiple(
    'q020',
    2,
    'accident',
    ['顾客在店里滑倒，应该：', 'A customer has slipped in the store. You:'],
    [
      ['先问伤在哪里，别急着扶', 'ask where it hurts before helping them up'],
      ['叫急救员', 'call the first-aider'],
      ['马上把地拖干，免得被看到', 'mop up at once, so that nobody sees'],
      ['拍照、记时间和见证人', 'take a photo, note time and witnesses'],
    ],
    [0, 1, 3],
    [
      '先救人，再留现场。擦掉的水，也是原因。',
      'People first, then the scene. The water that was wiped away is the cause.',
    ],
  ),
  fill(
    'q021',
    1,
    'temperature',
    ['冷藏柜应在 ____ °C 以下，冷冻柜应在 ____ °C 以下。', 'A chiller stays below ____ °C, a freezer below ____ °C.'],
    [
      ['5', '五', 'five'],
      ['-18', '−18', '零下18', 'minus 18'],
    ],
    [
      '5 度以上细菌翻倍长，零下 18 度才算冻住。',
      'Above 5 bacteria double and double again; below −18 they stand still.',
    ],
  ),
  short(
    'q022',
    2,
    'complaint',
    [
      '顾客说昨天买的牛奶酸了，没带小票。你怎么处理？',
      'A customer says yesterday’s milk was sour, and has no receipt. What do you do?',
    ],
    [
      '先道歉，看日期和批号，按规定换或退；记下批号并检查同批货架，必要时下架并报给食品安全。',
      'Apologise, look at date and batch, replace or refund by the rules. Note the batch, check the rest of it on the shelf, take it off and tell food safety if need be.',
    ],
    ['道歉', '批号', '同批', 'apologise', 'batch', 'shelf'],
    [
      '一瓶酸的，同批可能还有。查批号比查小票要紧。',
      'One sour bottle may mean more of the batch. The batch matters more than the receipt.',
    ],
  ),
];
