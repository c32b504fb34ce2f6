import { bars, chapter, compare, course, points, steps, title } from '../text.ts';

const planogram = course({
  id: 216,
  category: 'MD0101',
  title: ['看懂陈列图', 'Reading a planogram'],
  intro: [
    '给补货和陈列同事。陈列图不是画，是四百家店卖货的经验。学会读图、按图摆、按图反馈。',
    'For filling and display. A planogram is no drawing: it is what four hundred stores have learned about selling. Learn to read it, set it and answer it.',
  ],
  outcomes: [
    ['读出位置、排面和层高', 'Read position, facings and shelf height'],
    ['半小时内重排一节货架', 'Reset one bay in half an hour'],
    ['用照片反馈图上的错', 'Report errors with a photo'],
  ],
  lecturer: 'laurent',
  credits: 0.5,
  fee: 'charged',
  price: 2900,
  points: 300,
  learners: 942,
  rating: 46,
  ratings: 117,
  praises: 72,
  publishedDaysAgo: 26,
  chapters: [
    chapter(
      ['眼睛怎么走', 'How eyes travel'],
      [
        title(
          ['眼睛怎么走', 'How eyes travel'],
          ['顾客在一节货架前平均停十二秒。', 'A customer stands before a bay for twelve seconds on average.'],
          ['这十二秒里，眼睛走的是一条固定的路。', 'In those twelve seconds the eyes follow a fixed path.'],
        ),
        bars(
          ['一件商品换一层，销量怎么变', 'Same product, other shelf'],
          '',
          [
            [['脚踝层', 'Ankle'], 62],
            [['膝盖层', 'Knee'], 81],
            [['腰层', 'Waist'], 100],
            [['眼睛层', 'Eye'], 123],
            [['头顶层', 'Overhead'], 74],
          ],
          [
            '腰层算 100，同一件商品放到眼睛层卖 123。',
            'With waist height at 100, the same product sells 123 at eye level.',
          ],
          [
            '放到脚踝层只剩 62，所以重的、大包装的放那里。',
            'At ankle height only 62 are left, so that is where large heavy packs go.',
          ],
        ),
        points(
          ['图上的四个数', 'Four figures on the plan'],
          [
            ['层：从下往上数', 'Shelf: count from below'],
            ['位：从左往右数', 'Position: from the left'],
            ['排面：并排几个', 'Facings: how many abreast'],
            ['纵深：前后几个', 'Depth: how many behind'],
          ],
          ['层从下往上数，位从左往右数。', 'Shelves count from below, positions from the left.'],
          ['排面是并排几个，纵深是前后几个。', 'Facings are abreast, depth is behind.'],
          ['排面乘纵深，就是这个位置能放的最大量。', 'Facings times depth is the most this place can hold.'],
        ),
        compare(
          ['横排还是竖排', 'Row or column'],
          [
            ['横着排同一品牌', 'Brand in a row'],
            ['只有一层看得到它', 'Seen on one shelf only'],
            ['高低都不匀', 'Good and bad heights mixed'],
          ],
          [
            ['竖着排同一品牌', 'Brand in a column'],
            ['从上到下都看得到', 'Seen at every height'],
            ['眼睛左右走时碰到它', 'Met as eyes move sideways'],
          ],
          ['眼睛先左右走，再上下走。', 'Eyes go sideways first, then up and down.'],
          ['所以同一品牌竖着排，走到哪一层都碰得到。', 'So a brand stands in a column and is met at every height.'],
        ),
      ],
    ),
    chapter(
      ['半小时重排一节', 'Resetting a bay in half an hour'],
      [
        title(
          ['半小时重排一节', 'Resetting a bay in half an hour'],
          ['重排最慢的不是摆货，是找货。', 'What slows a reset is not placing. It is looking for things.'],
          ['准备十分钟，省下半小时。', 'Ten minutes of preparation save thirty.'],
        ),
        steps(
          ['顺序', 'The order'],
          [
            ['清空一层，擦净', 'Empty one shelf, wipe it'],
            ['先贴价签', 'Labels first'],
            ['从左下往右上摆', 'Fill from lower left'],
            ['拍照，对图', 'Photo against the plan'],
          ],
          ['一次只清一层，清空整节会把通道堵死。', 'Empty one shelf at a time. A whole bay would block the aisle.'],
          ['先贴价签再摆货，位置就不会错。', 'Labels before goods, and nothing ends up in the wrong place.'],
          ['摆完拍一张正面照，和图比一遍再走。', 'Take one photo from the front and compare it before you leave.'],
        ),
        points(
          ['放不下的时候', 'If it does not fit'],
          [
            ['先看层高对不对', 'Check the shelf height'],
            ['减排面，不减品', 'Cut facings, not products'],
            ['拍照上报', 'Photo and report'],
          ],
          ['多数是层板高了一格，先量层高。', 'Usually a shelf is one notch too high. Measure first.'],
          ['实在放不下，减排面，不要拿掉一个品。', 'If it still does not fit, cut facings. Never drop a product.'],
        ),
        bars(
          ['照图做，值多少', 'What keeping to it is worth'],
          '%',
          [
            [['60% 照图', '60% kept'], 0],
            [['80% 照图', '80% kept'], 3.1],
            [['95% 照图', '95% kept'], 7.8],
          ],
          [
            '以六成照图的店为零点，95% 照图的店多卖 7.8%。',
            'Stores that keep 95% of the plan sell 7.8% more than those at 60.',
          ],
          ['不是图画得好，是别人找得到。', 'Not because the drawing is pretty, but because people find things.'],
        ),
      ],
    ),
  ],
});

const labels = course({
  id: 217,
  category: 'MD0102',
  title: ['价签与促销：标多少，收多少', 'Labels and promotions that match'],
  intro: [
    '给价签和促销岗位。货架价和收银价不一致，不是小事，是违法。学会每天核价、按时换促销。',
    'For label and promotion colleagues. A shelf price that differs from the till is not a trifle but an offence. Learn the daily check and the change of promotions on time.',
  ],
  outcomes: [
    ['完成每日一百个价签抽查', 'Check a hundred labels a day'],
    ['按时上、按时下促销', 'Put promotions up and down on time'],
    ['处理价格不一致', 'Handle a price that differs'],
  ],
  lecturer: 'laurent',
  credits: 0.5,
  fee: 'charged',
  price: 1900,
  points: 200,
  learners: 1533,
  rating: 44,
  ratings: 139,
  praises: 58,
  publishedDaysAgo: 144,
  chapters: [
    chapter(
      ['标多少，收多少', 'What it says is what you pay'],
      [
        title(
          ['标多少，收多少', 'What it says is what you pay'],
          ['价签三块九，收银四块二，差的是信任。', '3.90 on the shelf, 4.20 at the till: the difference is trust.'],
          ['法律也站在货架价这一边。', 'The law is on the side of the shelf, too.'],
        ),
        steps(
          ['每天一百个', 'A hundred a day'],
          [
            ['今天变价的全查', "All of today's changes"],
            ['再抽一条通道', 'Then one whole aisle'],
            ['扫价签，看收银价', 'Scan, compare with the till'],
            ['错的当场换', 'Replace at once'],
          ],
          ['今天变价的全部查，错的大多在里面。', "Check all of today's changes. Most errors are among them."],
          ['再抽一条通道，每三周轮完全店。', 'Then one aisle, so that three weeks cover the store.'],
          ['错的当场换签，换不了就先撤下来。', 'Replace a wrong label at once. If you cannot, take it down.'],
        ),
        points(
          ['价签上要有的', 'What a label must show'],
          [
            ['品名和规格', 'Name and size'],
            ['售价', 'Selling price'],
            ['每公斤或每升的价', 'Price per kilo or litre'],
            ['促销写清起止', 'Offer: first and last day'],
          ],
          ['品名、规格、售价，一样都不能少。', 'Name, size, selling price: none may be missing.'],
          ['每公斤或每升的价，让人能比较大小包装。', 'The price per kilo or litre lets people compare pack sizes.'],
          ['促销要写清哪天开始、哪天结束。', 'An offer says its first and its last day.'],
        ),
        compare(
          ['顾客发现价格不对', 'A customer finds a difference'],
          [
            ['做', 'Do'],
            ['按低的收', 'Charge the lower price'],
            ['道歉，去换签', 'Apologise, change the label'],
          ],
          [
            ['不做', "Don't"],
            ['让顾客去看货架', 'Send them to look'],
            ['等系统更新', 'Wait for the system'],
          ],
          ['按低的收，不争，不让顾客自己走回去看。', 'Charge the lower price. No argument, no sending them back.'],
          ['然后马上换签，下一位顾客已经在路上。', 'Then change the label. The next customer is on the way.'],
        ),
      ],
    ),
    chapter(
      ['促销准时换', 'Promotions on time'],
      [
        title(
          ['促销准时换', 'Promotions on time'],
          [
            '周三闭店到周四开门，四百个价签要换完。',
            'Between closing on Wednesday and opening on Thursday, four hundred labels change.',
          ],
          ['先下旧的，再上新的。', 'The old come down first, then the new go up.'],
        ),
        steps(
          ['换促销', 'Changing over'],
          [
            ['下午：签按通道排好', 'Afternoon: sort by aisle'],
            ['闭店后：先撤旧的', 'After closing: old ones down'],
            ['再上新的，一条一条来', 'New ones up, aisle by aisle'],
            ['早上：走一遍', 'Morning: one walk'],
          ],
          ['下午按通道排好，晚上就不用找。', 'Sorted by aisle in the afternoon, nothing needs finding at night.'],
          [
            '先撤旧的：多留一张过期的，明天就有人投诉。',
            'Old ones come down first: each one left is a complaint tomorrow.',
          ],
          ['早上开门前再走一遍，重点看端架。', 'Walk once more before opening and look hard at the ends.'],
        ),
        bars(
          ['错价从哪里来', 'Where wrong prices come from'],
          '%',
          [
            [['旧促销没撤', 'Old offer left up'], 52],
            [['变价没换', 'Change missed'], 28],
            [['签放错位', 'Wrong place'], 15],
            [['打印错', 'Misprint'], 5],
          ],
          ['一半以上的错价，是旧促销没有撤下来。', 'More than half of all wrong prices are an old offer left up.'],
          ['签放错位的，多半是补货的人挪了货。', 'Wrong place usually means that someone moved the goods.'],
        ),
        points(
          ['端架三条', 'Three rules for ends'],
          [
            ['一个端架一件事', 'One end, one message'],
            ['价格三米外看得清', 'Readable from three metres'],
            ['货不过顾客肩膀', 'No higher than a shoulder'],
          ],
          ['一个端架只说一件事，混搭卖不过单品。', 'One end tells one thing. A mix sells less than a single product.'],
          [
            '价格三米外看得清，货不过肩膀，够得着才会拿。',
            'A price readable from three metres, goods no higher than a shoulder: people take what they reach.',
          ],
        ),
      ],
    ),
  ],
});

/** Courses on display and price. */
export const merchandisingCourses = [planogram, labels];
