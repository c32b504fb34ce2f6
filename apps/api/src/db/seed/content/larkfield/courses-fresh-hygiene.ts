import { bars, chapter, compare, course, points, steps, title } from '../text.ts';

const allergens = course({
  id: 203,
  category: 'FF0201',
  title: ['服务柜台的过敏原', 'Allergens at the service counter'],
  intro: [
    '给熟食、烘焙和咖啡柜台。十四类过敏原是哪些、怎么回答顾客、怎么防止交叉接触，都用柜台上真实会发生的对话来讲。',
    'For deli, bakery and coffee counters. Which fourteen allergens count, how to answer a customer and how to keep them apart, told with conversations that really happen.',
  ],
  outcomes: [
    ['查出一款商品含哪些过敏原', 'Look up the allergens of a product'],
    ['用三步回答过敏问题', 'Answer an allergy question in three steps'],
    ['防止工具和手上的交叉接触', 'Prevent cross-contact by tools and hands'],
  ],
  lecturer: 'okafor',
  required: true,
  credits: 1,
  fee: 'free',
  learners: 3877,
  rating: 48,
  ratings: 531,
  praises: 377,
  publishedDaysAgo: 41,
  antiSkip: true,
  chapters: [
    chapter(
      ['十四类过敏原与一句“我查一下”', "Fourteen allergens and one 'let me check'"],
      [
        title(
          ['我查一下，马上回来', 'Let me check for you'],
          ['顾客问：这个里面有坚果吗？', 'A customer asks: are there nuts in this?'],
          ['最危险的回答是“应该没有”。', "The most dangerous answer is: I don't think so."],
        ),
        points(
          ['十四类，记住常见的六类', 'Fourteen in law, six every day'],
          [
            ['含麸质的谷物', 'Cereals with gluten'],
            ['奶、蛋', 'Milk and eggs'],
            ['花生、坚果', 'Peanuts and tree nuts'],
            ['鱼、甲壳类、软体类', 'Fish, crustaceans, molluscs'],
            ['大豆、芝麻', 'Soya and sesame'],
          ],
          [
            '法规列出十四类，柜台上常见的是麸质、奶和蛋。',
            'The law lists fourteen. At our counters the usual ones are gluten, milk and eggs.',
          ],
          [
            '花生是豆类，不是坚果，要分开回答。',
            'Peanuts are a pulse and not a tree nut, so answer for each of the two.',
          ],
          [
            '还有鱼、甲壳类、大豆和芝麻；芹菜、芥末、羽扇豆、亚硫酸盐也在名单里。',
            'Then fish, crustaceans, soya and sesame. Celery, mustard, lupin and sulphites are on the list as well.',
          ],
        ),
        steps(
          ['三步回答', 'Answer in three steps'],
          [
            ['不猜：说“我查一下”', "No guessing: 'Let me check'"],
            ['查：扫码看配料表', 'Check: scan and read the list'],
            ['给看：让顾客自己读', 'Show: let the customer read it'],
          ],
          [
            '第一，不猜，哪怕你昨天刚查过，配方会改。',
            'First, do not guess, even if you looked it up yesterday. Recipes change.',
          ],
          ['第二，扫码看最新的配料表和过敏原一栏。', 'Second, scan the product and read the latest list.'],
          ['第三，把屏幕给顾客看，让他自己决定。', 'Third, turn the screen round and let the customer decide.'],
        ),
        compare(
          ['说法的分量', 'Words have weight'],
          [
            ['可以说', 'Say'],
            ['配料表里没有花生', 'No peanuts in the recipe'],
            ['这里同时处理坚果', 'We do handle nuts here'],
          ],
          [
            ['不能说', 'Never say'],
            ['保证不含', "I'm sure it is free from"],
            ['吃一点没事', 'A little will not hurt'],
          ],
          [
            '可以说配料里没有，也要说这里同时处理坚果。',
            'You may say that the recipe has none, and must say that we handle nuts here.',
          ],
          ['不能保证，也不要替顾客判断多少没事。', 'Never promise, and never judge for others how much is safe.'],
        ),
      ],
    ),
    chapter(
      ['交叉接触：看不见的那一点', 'Cross-contact: the trace you cannot see'],
      [
        title(
          ['看不见的那一点', 'The trace you cannot see'],
          [
            '一把夹过核桃面包的夹子，就够让人送医院。',
            'Tongs that held walnut bread are enough to send someone to hospital.',
          ],
          [
            '加热不能去掉过敏原，只有分开和清洗可以。',
            'Heat does not remove an allergen. Only keeping apart and washing do.',
          ],
        ),
        points(
          ['分开四样东西', 'Keep four things apart'],
          [
            ['夹子和刀：颜色分开', 'Tongs and knives: by colour'],
            ['切片机：含奶的最后切', 'Slicer: milk products last'],
            ['托盘：不含的放上层', 'Trays: free-from on top'],
            ['手套：换品类就换', 'Gloves: change with the product'],
          ],
          ['夹子和刀按颜色分，紫色只给无麸质用。', 'Tongs and knives go by colour. Purple is for gluten-free only.'],
          [
            '切片机先切纯肉，含奶的香肠最后切，然后拆洗。',
            'Slice plain meat first and sausages with milk last, then strip and wash the slicer.',
          ],
          [
            '不含麸质的放上层，碎屑往下掉；手套换品类就换。',
            'Free-from goes on the top tray, because crumbs fall; change gloves with the product.',
          ],
        ),
        bars(
          ['门店差错的来源', 'Where our errors came from'],
          '%',
          [
            [['标签贴错', 'Wrong label'], 46],
            [['配方更改', 'Recipe change'], 23],
            [['工具混用', 'Shared tools'], 19],
            [['口头回答', 'Spoken answer'], 12],
          ],
          ['去年的差错近一半是标签贴错，不是配方问题。', 'Almost half of last year’s errors came from a wrong label.'],
          ['所以打完标签，念一遍品名再贴。', 'So read the product name aloud before you stick the label on.'],
        ),
        steps(
          ['有人出现反应', 'If someone reacts'],
          [
            ['呼叫急救，说“严重过敏”', "Call an ambulance: 'anaphylaxis'"],
            ['问有没有肾上腺素笔', 'Ask for their adrenaline pen'],
            ['让人躺下，腿抬高', 'Lie them down, legs raised'],
            ['留下商品和标签', 'Keep the food and its label'],
          ],
          ['马上叫救护车，说出“严重过敏”这个词。', 'Call an ambulance at once and use the word anaphylaxis.'],
          ['问有没有肾上腺素笔，帮他自己用。', 'Ask for their adrenaline pen and help them to use it.'],
          [
            '躺下抬腿，呼吸困难的可以坐着；商品和标签留好。',
            'Lie them down with legs raised, or sitting if breathing is hard. Keep the food and label.',
          ],
        ),
      ],
    ),
  ],
});

const cleaning = course({
  id: 204,
  category: 'FF0202',
  title: ['把生鲜柜台真正洗干净', 'Cleaning a fresh counter properly'],
  intro: [
    '给熟食、肉类和鱼类柜台。干净和消毒是两件事，顺序错了等于没做。讲清四步清洁、接触时间和每周要拆的部位。',
    'For deli, meat and fish counters. Clean and disinfected are two things, and in the wrong order neither happens. Four steps, contact time, and the parts to strip each week.',
  ],
  outcomes: [
    ['按四步清洁并消毒台面', 'Clean and disinfect in four steps'],
    ['守住消毒剂的接触时间', 'Keep the contact time of a disinfectant'],
    ['安全拆洗切片机', 'Strip and wash a slicer safely'],
  ],
  lecturer: 'okafor',
  credits: 0.5,
  fee: 'free',
  learners: 2954,
  rating: 46,
  ratings: 322,
  praises: 188,
  publishedDaysAgo: 152,
  chapters: [
    chapter(
      ['先清洁，后消毒', 'Clean first, then disinfect'],
      [
        title(
          ['先清洁，后消毒', 'Clean first, then disinfect'],
          ['油污上面喷消毒剂，只是给细菌盖了一床被子。', 'Disinfectant on grease is only a blanket for bacteria.'],
          ['顺序对了，十分钟就够。', 'In the right order, ten minutes are enough.'],
        ),
        steps(
          ['四步', 'Four steps'],
          [
            ['刮：去掉残渣', 'Scrape off the bits'],
            ['洗：热水加洗涤剂', 'Wash with hot water and detergent'],
            ['冲：清水冲净', 'Rinse with clean water'],
            ['消：喷，等，晾干', 'Disinfect: spray, wait, air-dry'],
          ],
          [
            '先刮掉残渣，再用五十度左右的热水加洗涤剂洗。',
            'Scrape off the bits, then wash with detergent in water at about fifty degrees.',
          ],
          [
            '冲净很重要，洗涤剂残留会让消毒剂失效。',
            'Rinsing matters, because detergent left behind stops the disinfectant.',
          ],
          [
            '最后喷消毒剂，等够时间，自然晾干，不要擦。',
            'Then spray, wait the full time, and let it dry by itself. No wiping.',
          ],
        ),
        bars(
          ['同一瓶消毒剂，等多久', 'Same spray, different waits'],
          '%',
          [
            [['10 秒', '10 s'], 62],
            [['30 秒', '30 s'], 91],
            [['60 秒', '60 s'], 99.9],
          ],
          ['等 10 秒，只杀掉六成。', 'After 10 s it has killed six in ten.'],
          [
            '等 60 秒才到 99.9%，标签上写的就是这个时间。',
            'Only after 60 s is it 99.9 percent. That is the time on the label.',
          ],
        ),
        points(
          ['抹布的规矩', 'Rules for cloths'],
          [
            ['红色：生肉；蓝色：熟食', 'Red: raw meat; blue: ready to eat'],
            ['一块布最多用一个班', 'One cloth, one shift at most'],
            ['湿布不留在台面上', 'Never leave a wet cloth out'],
          ],
          ['颜色不混用，红的擦生，蓝的擦熟。', 'Never mix colours: red for raw, blue for ready to eat.'],
          [
            '湿布放一夜，比台面脏一千倍，用完就送洗。',
            'A wet cloth overnight is dirtier than any counter. Send it to the wash after use.',
          ],
        ),
      ],
    ),
    chapter(
      ['切片机：最快也最危险', 'The slicer: quick and dangerous'],
      [
        title(
          ['切片机', 'The slicer'],
          [
            '柜台上每三起割伤，就有两起发生在清洗切片机时。',
            'Two in three cuts at our counters happen while the slicer is being cleaned.',
          ],
          ['不是切的时候，是洗的时候。', 'Not while slicing. While washing.'],
        ),
        steps(
          ['断电四步', 'Four steps to safe'],
          [
            ['厚度调到零', 'Set thickness to zero'],
            ['关机，拔插头', 'Switch off and unplug'],
            ['戴防割手套', 'Put on cut-proof gloves'],
            ['从中心往外擦刀片', 'Wipe from the hub outwards'],
          ],
          ['厚度调到零，刀刃就收在挡板后面。', 'At thickness zero the edge hides behind the plate.'],
          [
            '关机还不够，一定拔插头，插头放在看得见的地方。',
            'Off is not enough. Unplug it and keep the plug in sight.',
          ],
          [
            '戴两只防割手套，擦刀从中心往外，绝不顺着刃口。',
            'Wear two cut-proof gloves and wipe from the hub outwards, never along the edge.',
          ],
        ),
        points(
          ['多久洗一次', 'How often'],
          [
            ['连续使用：每 4 小时', 'In use: every 4 hours'],
            ['换品类：立刻', 'New kind of product: at once'],
            ['闭店：全拆', 'Closing time: strip it fully'],
          ],
          ['一直在用的切片机，每四小时拆洗一次。', 'A slicer in use is stripped and washed every four hours.'],
          ['从含奶的换到不含的，立刻洗，这是过敏原的要求。', 'From milk to no milk: at once, because of allergens.'],
        ),
        compare(
          ['有人割伤', 'After a cut'],
          [
            ['人', 'The person'],
            ['压住伤口，抬高', 'Press and raise the hand'],
            ['蓝色防水贴加手套', 'Blue plaster and glove'],
          ],
          [
            ['货', 'The food'],
            ['沾到的全部报废', 'Bin all that was touched'],
            ['机器重新消毒', 'Disinfect the machine'],
          ],
          ['先顾人：压住、抬高，按十分钟。', 'The person first: press, raise, hold for ten minutes.'],
          [
            '再顾货：沾到的全部报废，机器重新消毒才开。',
            'Then the food: bin all it touched and disinfect before you switch on again.',
          ],
        ),
      ],
    ),
  ],
});

/** Courses on hygiene at the counters. */
export const freshHygieneCourses = [allergens, cleaning];
