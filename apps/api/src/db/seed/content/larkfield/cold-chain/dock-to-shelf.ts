import { chapter, compare, figure, line, points, steps, title } from '../../text.ts';

/** Chapter 2: a chilled delivery, station by station. */
export const dockToShelf = chapter(
  ['一车冷食的四十分钟', 'Forty minutes of a chilled load'],
  [
    title(
      ['一车冷食的四十分钟', 'Forty minutes of a chilled load'],
      ['早上五点四十，冷藏车倒进月台。', 'Twenty to six in the morning: the chilled lorry backs onto the dock.'],
      ['从开门到上架，我们有大约四十分钟。', 'From open doors to the shelf we have about forty minutes.'],
      [
        '跟着一托酸奶走一遍，看温度在哪里丢掉。',
        'Let us follow one pallet of yoghurt and see where the cold gets lost.',
      ],
    ),
    figure(
      'cold-chain-path',
      ['五站路，五个限度', 'Five stations, five limits'],
      [
        '冷藏车的车厢，开门前先看记录仪，再用探针测。',
        'The lorry: read its logger, then probe, before anything is unloaded.',
      ],
      ['月台上最多 15 分钟，冷食先收。', 'On the dock, 15 minutes at most, chilled goods first.'],
      [
        '冷库 0 到 4 度，货离墙 10 厘米，让风走得过去。',
        'In the cold room 0 to 4 degrees, ten centimetres off the wall so that air can pass.',
      ],
      [
        '补货车出来不超过 20 分钟，货架上不过装载线。',
        'A refill cage stays out for 20 minutes; on the shelf, nothing above the load line.',
      ],
    ),
    steps(
      ['先测，再卸', 'Probe first, unload second'],
      [
        ['核对封签号和车厢记录', 'Check seal number and logger'],
        ['测三处：门口、中间、最里面', 'Probe near the door, middle, far end'],
        ['看包装：鼓包、渗漏、结霜', 'Look: swollen, leaking, frosted'],
        ['签收或拒收，写明读数', 'Accept or refuse, with the reading'],
      ],
      [
        '封签号要和送货单一致，断了的封签等于没有封签。',
        'The seal must match the delivery note. A broken seal is no seal.',
      ],
      [
        '测三处，因为靠门的那一托永远最热。',
        'Probe three places, because the pallet by the door is always the warmest.',
      ],
      [
        '冷冻品包里有大块冰霜，说明它化过又冻上了。',
        'Large ice crystals in a frozen pack tell you that it has thawed and frozen again.',
      ],
      [
        '先签字再开箱，责任就说不清了，所以读数写在签字前。',
        'Sign first and nobody can tell who lost the cold. So the reading goes above the signature.',
      ],
    ),
    compare(
      ['收，还是不收', 'Take it or refuse it'],
      [
        ['冷藏', 'Chilled'],
        ['5 °C 以下：收', 'Up to 5 °C: accept'],
        ['5–8 °C：找值班经理', '5 to 8 °C: duty manager'],
        ['8 °C 以上：拒收', 'Above 8 °C: refuse'],
      ],
      [
        ['冷冻', 'Frozen'],
        ['−18 °C 以下：收', '−18 °C or colder: accept'],
        ['−18 到 −15 °C：马上入库', '−18 to −15 °C: store at once'],
        ['比 −15 °C 高：拒收', 'Warmer than −15 °C: refuse'],
      ],
      [
        '冷藏品 5 度以下收，8 度以上拒收，没有商量。',
        'Chilled goods: accept up to 5 degrees, refuse above 8, no discussion.',
      ],
      [
        '5 到 8 度之间由值班经理决定，决定和理由都要写下来。',
        'Between 5 and 8 the duty manager decides, and writes down what and why.',
      ],
      [
        '冷冻品到 −15 度还能马上入库，再高就拒收。',
        'Frozen goods up to minus 15 go straight into the freezer. Warmer than that, refuse.',
      ],
    ),
    line(
      ['月台上的一托酸奶', 'A pallet of yoghurt on the dock'],
      ' °C',
      [
        [['0 分钟', '0 min'], 3.6],
        [['10 分钟', '10 min'], 4.4],
        [['15 分钟', '15 min'], 5.0],
        [['20 分钟', '20 min'], 5.8],
        [['30 分钟', '30 min'], 7.4],
        [['40 分钟', '40 min'], 9.1],
      ],
      [
        '这是七月的一次实测，外面 24 度，测的是最上面一层。',
        'Measured in July, with 24 degrees outside, in the top layer.',
      ],
      [
        '15 分钟时正好 5 度，这就是 15 分钟规定的来历。',
        'At 15 minutes it reaches exactly 5 degrees. That is where the rule comes from.',
      ],
      [
        '到 40 分钟超过 9 度，回冷库要两个多小时才降得回去。',
        'At 40 minutes it is past 9, and the cold room needs two hours to bring it back.',
      ],
    ),
    points(
      ['卸货顺序', 'The order of unloading'],
      [
        ['第一：冰鲜鱼、肉、禽', 'First: fish, meat, poultry'],
        ['第二：奶制品、熟食、即食沙拉', 'Second: dairy, deli, salads'],
        ['第三：冷冻品', 'Third: frozen goods'],
        ['最后：常温品', 'Last: ambient goods'],
      ],
      ['最先是冰鲜鱼、肉和禽，它们最容易坏。', 'Fish, meat and poultry go first. They spoil soonest.'],
      [
        '然后是奶制品和即食的东西，顾客不再加热。',
        'Then dairy and ready-to-eat food, because nobody will cook it again.',
      ],
      [
        '冷冻品本身像一块冰，能多撑几分钟，所以排第三。',
        'Frozen goods are their own block of ice and last a few minutes longer, so they come third.',
      ],
      [
        '常温品最后，哪怕司机已经把它摆在门口。',
        'Ambient goods come last, even if the driver has put them right at the door.',
      ],
    ),
    points(
      ['冷库里不要做的事', 'What not to do in the cold room'],
      [
        ['货堵住蒸发器的风口', 'Block the fan of the evaporator'],
        ['生食放在熟食上面', 'Put raw food above cooked'],
        ['门开着找东西', 'Search with the door open'],
        ['用冷库给热的东西降温', 'Cool down hot food in it'],
      ],
      [
        '货堆堵住蒸发器的风口，里面半边就不冷了。',
        'Stack goods against the evaporator fan and half the room goes warm.',
      ],
      ['生的永远放在熟的下面，滴下来的水不会弄脏熟食。', 'Raw always goes below cooked, so that drips can do no harm.'],
      [
        '门开三分钟，库温上升四度，先想好拿什么再开门。',
        'Three minutes with the door open cost four degrees. Know what you want before you open it.',
      ],
    ),
    compare(
      ['上架：一次一车', 'Filling: one cage at a time'],
      [
        ['这样做', 'Do'],
        ['一次只出一车', 'Bring out one cage'],
        ['旧货前移，新货放后', 'Old stock to the front'],
        ['留出回风口', 'Keep the return grille free'],
      ],
      [
        ['不这样做', "Don't"],
        ['三车停在通道里', 'Park three in the aisle'],
        ['直接摆在旧货前面', 'Put new stock in front'],
        ['堆过装载线', 'Stack above the load line'],
      ],
      [
        '一次只出一车冷货，二十分钟内上完，空车再换下一车。',
        'Bring out one chilled cage, fill it within twenty minutes, then fetch the next.',
      ],
      [
        '旧货移到前面，新货放在后面，日期从前往后排。',
        'Old stock moves to the front and new stock goes behind it, in order of date.',
      ],
      [
        '冷柜靠一道风帘保冷，堆过装载线就把风帘捅破了。',
        'A cabinet keeps its cold with a curtain of air. Stack above the load line and you break it.',
      ],
    ),
    points(
      ['带走四个数字', 'Four numbers to keep'],
      [
        ['5 °C：冷藏的上限', '5 °C: the chilled limit'],
        ['−18 °C：冷冻的上限', '−18 °C: the frozen limit'],
        ['15 分钟：月台', '15 minutes: the dock'],
        ['20 分钟：补货车', '20 minutes: the cage'],
      ],
      ['冷藏 5 度，冷冻零下 18 度。', 'Chilled 5 degrees, frozen minus 18 degrees.'],
      ['月台 15 分钟，补货车 20 分钟。', 'The dock 15 minutes, the cage 20 minutes.'],
      ['超过任何一个，先停下来测，再决定。', 'Past any of these: stop, probe, and only then decide.'],
    ),
  ],
);
