import { multiple } from '../../write.ts';

const planTable = (range: string, letter: string, sample: string, accept: string, reject: string): string =>
  `<table><thead><tr><th>${range}</th><th>${letter}</th><th>${sample}</th><th>${accept}</th><th>${reject}</th></tr></thead>` +
  '<tbody><tr><td>281–500</td><td>H</td><td>50</td><td>1</td><td>2</td></tr>' +
  '<tr><td>501–1,200</td><td>J</td><td>80</td><td>2</td><td>3</td></tr>' +
  '<tr><td>1,201–3,200</td><td>K</td><td>125</td><td>3</td><td>4</td></tr></tbody></table>';

/** Sampling: questions with several right options. */
export const samplingSeveral = [
  multiple(
    'q031',
    1,
    'terms',
    ['确定一个 GB/T 2828.1 一次抽样方案，需要哪些条件？', 'What determines a single sampling plan of GB/T 2828.1?'],
    [
      ['批量', 'Lot size'],
      ['检验水平', 'Inspection level'],
      ['供方的年供货量', 'The supplier’s yearly volume'],
      ['AQL', 'AQL'],
      ['严格度：正常、加严或放宽', 'Severity: normal, tightened or reduced'],
    ],
    [0, 1, 3, 4],
    [
      '批量和检验水平定字码，字码、AQL 和严格度定样本量与判定数。',
      'Lot size and level give the code letter; letter, AQL and severity give sample size and numbers.',
    ],
    [102, 1, 0],
  ),
  multiple(
    'q032',
    2,
    'switching',
    [
      '哪些情形允许暂停抽样检验，或要求保持暂停？',
      'In which cases may sampling inspection be discontinued, or must it stay so?',
    ],
    [
      [
        '加严检验中，初次检验不接收的批累计达到 5 批',
        'Under tightened inspection, lots not accepted on original inspection total 5',
      ],
      ['正常检验中有一批不接收', 'One lot is not accepted under normal inspection'],
      [
        '暂停后，供方还没有采取使负责部门认为有效的改进',
        'After discontinuation the supplier has not taken action that the responsible authority finds effective',
      ],
      ['转移得分归零', 'The switching score is reset to 0'],
    ],
    [0, 2],
    [
      '加严检验中累计 5 批不接收即暂停；供方改进且负责部门认为可能有效，才从加严检验恢复。正常检验中一批不接收只影响转移计数。',
      'Five lots not accepted in total under tightened inspection discontinue it; it resumes, tightened, only after improvement that the responsible authority finds likely to be effective. One lot under normal inspection only counts towards switching.',
    ],
    [102, 3, 10],
  ),
  multiple(
    'q033',
    2,
    'lookup',
    [
      `<p>一批缸体共 1,200 件，按 GB/T 2828.1 一般检验水平 II、AQL = 1.0 做正常检验一次抽样。对照下表，下列做法正确的有：</p>${planTable('批量范围', '字码', '样本量 n', '接收数 Ac', '拒收数 Re')}`,
      `<p>A lot of 1,200 cylinder blocks is inspected to GB/T 2828.1, general level II, AQL = 1.0, normal single sampling. By the table, which of these are right?</p>${planTable('Lot size', 'Letter', 'Sample n', 'Ac', 'Re')}`,
    ],
    [
      ['字码为 J，随机抽取 80 件检验', 'The letter is J: inspect 80 items taken at random'],
      ['样本中有 2 件不合格品，接收该批', 'With 2 nonconforming items in the sample, accept the lot'],
      ['样本中有 3 件不合格品，再加抽 80 件后判定', 'With 3 nonconforming items, take another 80 before deciding'],
      [
        '连续 5 批中有 2 批不接收，下一批转为加严检验',
        'When 2 of 5 consecutive lots are not accepted, the next lot is inspected tightened',
      ],
    ],
    [0, 1, 3],
    [
      '1,200 件得字码 J、80 件；2 件不超过 Ac，接收；3 件达到 Re，一次抽样直接判不接收，不得加抽。5 批或更少批中有 2 批不接收转加严。',
      '1,200 gives letter J and 80 items; 2 does not exceed Ac, so accept. 3 reaches Re: single sampling rejects without a second sample. Two of five or fewer lots not accepted means tightened inspection.',
    ],
    [102, 1, 24],
  ),
  multiple(
    'q034',
    2,
    'switching',
    ['由正常检验转为放宽检验，必须同时满足：', 'To change from normal to reduced inspection, which must all be met?'],
    [
      ['转移得分达到 30 或以上', 'The switching score is 30 or more'],
      ['生产稳定', 'Production is at a steady rate'],
      ['供方提出书面申请', 'The supplier has applied in writing'],
      ['负责部门认为可以采用放宽检验', 'The responsible authority considers reduced inspection desirable'],
    ],
    [0, 1, 3],
    [
      '三个条件缺一不可，而且放宽是可以采用，不是必须采用。',
      'All three are required, and even then reduced inspection is allowed, not compulsory.',
    ],
    [102, 3, 39],
  ),
  multiple(
    'q035',
    2,
    'random',
    [
      '一批 800 件分装 10 箱，要抽 80 件。下列做法能保证随机性的有：',
      'A lot of 800 is packed in 10 boxes; 80 are to be taken. Which practices keep the sample random?',
    ],
    [
      ['全批编号，用随机数取 80 个号', 'Number the whole lot and draw 80 random numbers'],
      ['从最上面一箱取 80 件', 'Take all 80 from the top box'],
      ['每箱按比例抽 8 件，箱内位置随机', 'Take 8 from each box at random positions'],
      ['抽到的件不好取，换旁边的一件', 'Swap an item that is hard to reach for its neighbour'],
      ['请供方挑选有代表性的 80 件', 'Ask the supplier to choose 80 typical items'],
    ],
    [0, 2],
    [
      '简单随机抽样和按比例的分层抽样都成立。只取上层、顺手换件、由人挑选，都会使 OC 曲线失去意义。',
      'Simple random sampling and proportional stratified sampling both hold. Taking the top layer, swapping items or choosing by hand makes the OC curve meaningless.',
    ],
    [102, 2, 83],
  ),
  multiple(
    'q036',
    3,
    'switching',
    ['关于转移规则的计数，说法正确的有：', 'Which statements about counting for the switching rules are right?'],
    [
      ['只计初次检验的批', 'Only lots on original inspection count'],
      ['返工后再提交的批也计入', 'Reworked lots that are resubmitted count too'],
      ['加严恢复正常要求连续 5 批接收', 'Tightened returns to normal after 5 consecutive accepted lots'],
      ['2 批不接收必须相邻才转加严', 'The 2 lots not accepted must follow one another to cause tightening'],
      ['加严期间不接收批的 5 批是累计数', 'The 5 lots that discontinue tightened inspection are a running total'],
    ],
    [0, 2, 4],
    [
      '再提交批不计入。两批不接收只要落在连续 5 批或更少批之内，中间隔着接收批也算；暂停检验用的是累计数。',
      'Resubmitted lots do not count. The two lots need only fall within 5 or fewer consecutive lots, with accepted lots between them or not; discontinuation uses a running total.',
    ],
    [102, 3, 58],
  ),
  multiple(
    'q037',
    2,
    'disposal',
    ['一批被判不接收后，可以采取的处置有：', 'After a lot is not accepted, which dispositions are possible?'],
    [
      ['退回供方', 'Return it to the supplier'],
      ['全数挑选，剔除不合格品', 'Screen every item and remove the nonconforming ones'],
      ['再抽一次，抽到合格为止', 'Sample again until the result is acceptable'],
      ['经批准让步接收', 'Accept it under an approved concession'],
      ['返工后重新提交', 'Rework and resubmit it'],
    ],
    [0, 1, 3, 4],
    [
      '不接收批可以退回、挑选、返工再交，或按程序让步接收。反复抽样直到合格，会使方案失去保护作用。',
      'A lot not accepted may be returned, screened, reworked and resubmitted, or accepted by concession. Sampling until it passes destroys the protection of the plan.',
    ],
    [105, 2, 21],
  ),
  multiple(
    'q038',
    2,
    'risk',
    ['其他条件不变，哪些做法会降低使用方风险？', 'All else equal, which of these lower the consumer’s risk?'],
    [
      ['减小接收数', 'A smaller acceptance number'],
      ['由正常检验转为加严检验', 'Changing from normal to tightened inspection'],
      ['把 AQL 从 0.65 放到 1.5', 'Raising the AQL from 0.65 to 1.5'],
      ['检验水平由 II 改为 III', 'Changing the level from II to III'],
      ['由一般水平 II 改为 S-2', 'Changing general level II to S-2'],
    ],
    [0, 1, 3],
    [
      '接收数变小、加严、提高检验水平都使曲线更陡或左移。放宽 AQL 或改用特殊水平则相反。',
      'A smaller Ac, tightened inspection and a higher level make the curve steeper or move it left. A larger AQL or a special level does the opposite.',
    ],
    [102, 2, 97],
  ),
  multiple(
    'q039',
    1,
    'terms',
    ['下列属于检验批应具备的条件的有：', 'Which conditions should an inspection lot meet?'],
    [
      ['同一型号、同一等级', 'Same type and grade'],
      ['在基本相同的条件和时段内生产', 'Made under essentially the same conditions at essentially the same time'],
      ['不同供方的件可以合成一批以减少检验', 'Items of different suppliers may be combined to save inspection'],
      ['可以识别和追溯', 'It can be identified and traced'],
    ],
    [0, 1, 3],
    [
      '一批应由同型号、同等级、同类、同尺寸、同成分，且基本同条件同时段制造的产品组成。混批会掩盖质量差异。',
      'A lot should consist of items of one type, grade, class, size and composition made under uniform conditions at essentially the same time. Mixing hides differences in quality.',
    ],
    [102, 1, 11],
  ),
  multiple(
    'q040',
    3,
    'classes',
    ['关于不合格的分类，说法正确的有：', 'Which statements about classes of nonconformity are right?'],
    [
      ['A 类是认为最被关注的类型，AQL 应取得较小', 'Class A is of the highest concern and gets a smaller AQL'],
      ['B 类的关注程度低于 A 类', 'Class B is of lower concern than class A'],
      ['各类不合格可以分别规定 AQL', 'Each class may be given an AQL of its own'],
      ['一件产品只能有一个不合格', 'One item can have only one nonconformity'],
    ],
    [0, 1, 2],
    [
      'A 类关注度最高，AQL 最小；B 类次之。一件产品可以同时有多个不合格，这正是“不合格”和“不合格品”的区别。',
      'Class A is of highest concern and has the smallest AQL; B comes next. One item may show several nonconformities, which is how “nonconformity” and “nonconforming item” differ.',
    ],
  ),
];
