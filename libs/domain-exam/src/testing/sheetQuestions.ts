type Language = 'zh' | 'en';

/** Stem and options of a choice. */
type ChoiceText = readonly [stem: string, ...options: string[]];

interface QuestionTexts {
  readonly single: readonly ChoiceText[];
  readonly multiple: readonly ChoiceText[];
  readonly judgement: readonly string[];
  readonly fill: readonly string[];
  readonly short: readonly string[];
}

const table = (head: readonly string[]) =>
  `<table><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${[
    ['281–500', 'H', '50', '1', '2'],
    ['501–1,200', 'J', '80', '2', '3'],
    ['1,201–3,200', 'K', '125', '3', '4'],
  ]
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

const zh: QuestionTexts = {
  single: [
    ['GB/T 2828.1 规定的抽样检验属于哪一类？', '计数调整型抽样检验', '计量抽样检验', '序贯抽样检验', '全数检验'],
    ['AQL 的含义是：', '接收质量限', '平均检出质量', '极限质量', '拒收质量水平'],
    [
      '没有特别规定时，应选用哪个检验水平？',
      '一般检验水平 II',
      '一般检验水平 I',
      '特殊检验水平 S-4',
      '一般检验水平 III',
    ],
    ['批量 1,200、一般检验水平 II，对应的样本量字码是：', 'J', 'H', 'K', 'L'],
    [
      '从正常检验转为加严检验的条件是：',
      '连续 5 批或少于 5 批中有 2 批不接收',
      '连续 10 批全部接收',
      '生产不稳定但批批接收',
      '更换检验员',
    ],
    ['抽取样本时应当：', '从整批中随机抽取', '只取最先下线的产品', '只取外观好的产品', '由操作者自行挑选'],
    ['游标卡尺使用前首先应当：', '检查零位', '测量最大尺寸', '涂抹润滑油', '调整量爪间隙'],
    [
      '首件检验不合格时，正确的处理是：',
      '停机分析原因，纠正后重新做首件',
      '继续生产，加大巡检频次',
      '让操作者自行修正尺寸',
      '先生产完本班再报告',
    ],
  ],
  multiple: [
    ['下列情形中，需要重新做首件检验的有：', '更换模具或刀具', '更换材料批次', '设备维修之后', '操作者午休返回'],
    ['不合格品的处置方式包括：', '返工', '返修', '让步接收', '报废'],
    [
      `<p>一批缸体共 1,200 件，按 GB/T 2828.1 一般检验水平 II、AQL = 1.0 做正常检验一次抽样。对照下表，下列做法正确的有：</p>${table(['批量范围', '字码', '样本量 n', '接收数 Ac', '拒收数 Re'])}`,
      '字码为 J，随机抽取 80 件检验',
      '样本中有 2 件不合格品，接收该批',
      '样本中有 3 件不合格品，再加抽 80 件后判定',
      '连续 5 批中有 2 批不接收，下一批转为加严检验',
    ],
    ['测量系统分析（MSA）关注的变差来源有：', '测量设备', '测量人员', '测量环境', '客户数量'],
  ],
  judgement: [
    '抽样检验判定为接收的批，不会再有不合格品。',
    '放宽检验时，一旦有一批不接收，就应恢复正常检验。',
    '同一批产品可以由同一条生产线、同一班次、同种材料组成。',
    '检验记录可以在下班后统一补写。',
  ],
  fill: [
    '一次抽样方案由样本量 n、接收数 ______ 和拒收数 ______ 组成。',
    '巡检发现尺寸超差时，应追溯到上一次检验合格的时刻，隔离期间的产品并挂 ______ 色标识。',
    '从正常检验转到放宽检验，转移得分至少要达到 ______ 分。',
    '千分尺的分度值通常为 ______ mm。',
  ],
  short: [
    '某缸体批次首检合格，巡检第 3 小时发现缸孔直径超上差 0.02 mm。请写出你的处置步骤，并说明追溯范围怎样确定。',
    '请结合本班组的实际，举例说明怎样用 5 个“为什么”找到一次外观划伤的根本原因。',
  ],
};

const en: QuestionTexts = {
  single: [
    [
      'What should you do first when a guest asks for an item that is out of stock?',
      'Check the stock of nearby stores',
      'Offer the most expensive substitute',
      'Ask them to come back later',
      'Point them to the website',
    ],
    [
      'A receipt shows a payment by card. How may you refund it?',
      'To the same card',
      'In cash',
      'As a gift card only',
      'To any card the guest names',
    ],
    ['Which temperature must a chilled cabinet not exceed?', '5 °C', '8 °C', '10 °C', '12 °C'],
    [
      'First in, first out means that you:',
      'Place older stock in front',
      'Place newer stock in front',
      'Sell by colour',
      'Rotate once a month',
    ],
    [
      'You find a wet floor in aisle 4. The first step is to:',
      'Put up the sign and stay until it is covered',
      'Fetch a colleague',
      'Finish your current task',
      'Write it into the log',
    ],
    [
      'Who may open the safe during trading hours?',
      'Two authorised persons together',
      'Any shift leader',
      'The longest-serving colleague',
      'Security alone',
    ],
    [
      'How often is the till float counted?',
      'At the start and the end of each shift',
      'Once a day',
      'Once a week',
      'When it differs',
    ],
    [
      'A guest returns an opened food item. You:',
      'Accept it and take it off sale',
      'Put it back on the shelf',
      'Refuse it in any case',
      'Offer half the price',
    ],
  ],
  multiple: [
    [
      'Which of these must be on a price label?',
      'Price per unit',
      'Price per kilogram or litre',
      'Name of the product',
      'Name of the supplier',
    ],
    [
      'When do you call the shift leader at once?',
      'A fire door is blocked',
      'A guest is hurt',
      'The till is short',
      'A trolley squeaks',
    ],
    [
      `<p>A delivery of 1,200 pieces is sampled at inspection level II with an acceptance limit of 1.0. Which of these follow from the table?</p>${table(['Lot size', 'Letter', 'Sample n', 'Accept Ac', 'Reject Re'])}`,
      'The letter is J, so 80 pieces are drawn at random',
      'Two faulty pieces in the sample: accept the delivery',
      'Three faulty pieces: draw another 80 before deciding',
      'Two of five deliveries rejected: inspect the next one more tightly',
    ],
    ['Which goods need a temperature check on arrival?', 'Fresh fish', 'Ice cream', 'Cut salad', 'Tinned soup'],
  ],
  judgement: [
    'A delivery that passes sampling contains no faulty pieces.',
    'Gloves replace washing your hands.',
    'A guest may return an unopened item within 30 days with a receipt.',
    'The temperature log may be filled in at the end of the day.',
  ],
  fill: [
    'A sampling plan consists of the sample size, the acceptance number ______ and the rejection number ______.',
    'Goods under inspection are kept apart and marked with a ______ label.',
    'The float of a till is ______ euros.',
    'Fire extinguishers are checked every ______ months.',
  ],
  short: [
    'A pallet of yoghurt arrives at 9 °C. Describe what you do, step by step, and whom you inform.',
    'Give an example from your store of how you turned a complaint into a good experience.',
  ],
};

/** Texts of the fixtures' questions, in a language. */
export const questionTexts = (language: Language): QuestionTexts => (language === 'zh' ? zh : en);
