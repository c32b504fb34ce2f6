import { single } from '../../write.ts';

/** Control charts, capability, measurement systems, one right option. */
export const spc = [
  single(
    'q012',
    1,
    'limits',
    ['控制图的控制限来自：', 'The control limits of a chart come from:'],
    [
      ['图纸的公差', 'the drawing’s tolerance'],
      ['客户的要求', 'the customer’s requirement'],
      ['过程自身的数据', 'data of the process itself'],
      ['设备说明书', 'the machine’s manual'],
    ],
    2,
    [
      '公差限判单件合不合格，控制限判过程变没变，由过程数据计算。',
      'Tolerance judges one part; control limits judge whether the process has changed, and are computed from its data.',
    ],
    [119, 1, 8],
  ),
  single(
    'q013',
    2,
    'limits',
    [
      '子组大小 5，平均极差 6 μm（A<sub>2</sub> = 0.577），均值图控制限为总均值：',
      'Subgroup size 5, mean range 6 μm, A<sub>2</sub> = 0.577. The limits of the mean chart lie at the grand mean:',
    ],
    ['± 2.1 μm', '± 3.5 μm', '± 6.0 μm', '± 12.7 μm'],
    1,
    [
      'A<sub>2</sub>R̄ = 0.577 × 6 ≈ 3.5 μm。12.7 μm 是极差图的上限（2.114 × 6）。',
      'A<sub>2</sub>R̄ = 0.577 × 6 ≈ 3.5 μm. 12.7 μm is the upper limit of the range chart (2.114 × 6).',
    ],
    [119, 1, 37],
  ),
  single(
    'q014',
    1,
    'subgroup',
    ['合理子组的取法是：', 'A rational subgroup is taken by:'],
    [
      ['连续下线的 5 件', 'five parts made one after the other'],
      ['上午、下午各取几件凑 5 件', 'some in the morning, some in the afternoon'],
      ['不同机床各取 1 件', 'one from each machine'],
      ['挑 5 件看上去最好的', 'the five that look best'],
    ],
    0,
    [
      '组内应只有偶然波动，变化留在组间。凑组会使控制限变宽，图变得迟钝。',
      'Within a subgroup there should be chance only; changes should show between them. Mixed subgroups widen the limits and dull the chart.',
    ],
    [119, 1, 22],
  ),
  single(
    'q015',
    2,
    'rules',
    [
      '均值图上连续 7 点在中心线同一侧，没有点出界。按本厂规则：',
      'Seven points in a row lie on one side of the centre line, none beyond the limits. By our rules:',
    ],
    [
      ['过程正常，继续', 'the process is fine: go on'],
      ['等到 9 点再处理', 'wait for the ninth'],
      ['放宽控制限', 'widen the limits'],
      ['按异常处理，查找原因', 'treat it as abnormal and look for the cause'],
    ],
    3,
    [
      '本厂跟客户采用连续 7 点同侧（国标取 9 点）。点都在界内不等于过程没事。',
      'With our customer we use seven (the national standard uses nine). Inside the limits does not mean undisturbed.',
    ],
    [119, 2, 7],
  ),
  single(
    'q016',
    2,
    'reading',
    ['看均值—极差图，应当先看哪一张，为什么？', 'Which part of a mean and range chart is read first, and why?'],
    [
      [
        '先看极差图，极差受控均值限才有效',
        'The range chart, since the limits of the mean hold only if the range is in control',
      ],
      ['先看均值图，它更重要', 'The mean chart, since it matters more'],
      ['顺序无所谓', 'Either'],
      ['先看公差', 'The tolerance'],
    ],
    0,
    [
      '均值图的控制限由平均极差算出，极差失控时，均值限没有意义。',
      'The limits of the mean chart are computed from the mean range; with the range out of control they mean nothing.',
    ],
    [119, 2, 37],
  ),
  single(
    'q017',
    2,
    'capability',
    [
      '公差 ±0.015 mm，均值偏 +0.003 mm，标准差 0.003 mm。Cpk 为：',
      'Tolerance ±0.015 mm, mean off by +0.003 mm, standard deviation 0.003 mm. Cpk is:',
    ],
    ['1.67', '1.00', '1.33', '2.00'],
    2,
    [
      '较近公差限距离 0.012，除以 3σ = 0.009，得 1.33。1.67 是不计偏移的 Cp。',
      'The nearer limit is 0.012 away; divided by 3σ = 0.009 this is 1.33. 1.67 is Cp, which ignores the shift.',
    ],
    [101, 4, 11],
  ),
  single(
    'q018',
    2,
    'capability',
    ['某过程 Cp = 1.8，Cpk = 0.9，说明：', 'A process has Cp = 1.8 and Cpk = 0.9. This means:'],
    [
      ['散布太大，均值居中', 'spread is too large, the mean is centred'],
      ['散布足够小，均值偏离中心', 'spread is small enough, the mean is off centre'],
      ['测量系统一定不合格', 'the measurement system must be bad'],
      ['公差太严', 'the tolerance is too tight'],
    ],
    1,
    [
      'Cp 只看散布，Cpk 还看位置。两者相差大，先把均值调回中心。',
      'Cp looks at spread only, Cpk at location too. A large gap between them calls for centring.',
    ],
    [101, 4, 11],
  ),
  single(
    'q019',
    2,
    'grr',
    ['量具研究的 %GRR 为 27%，应如何判断？', 'A gauge study gives %GRR = 27 %. What is the verdict?'],
    [
      ['可以无条件接受', 'Acceptable without conditions'],
      ['一律不能使用', 'Never usable'],
      ['零件不合格', 'The parts are bad'],
      ['视用途和成本有条件接受', 'May be accepted depending on use and cost'],
    ],
    3,
    [
      '10% 以内可以接受，10%–30% 看用途，超过 30% 不能用。',
      'Up to 10 % is acceptable, 10–30 % depends on the use, above 30 % is not acceptable.',
    ],
    [120, 2, 8],
  ),
  single(
    'q020',
    2,
    'grr',
    ['GR&R 中再现性差，最可能的原因是：', 'Poor reproducibility in a GR&R study most likely comes from:'],
    [
      ['操作员之间方法或读数习惯不同', 'different methods or reading habits of the operators'],
      ['量具测量面松动', 'a loose measuring face'],
      ['零件公差太大', 'too wide a tolerance'],
      ['电源电压波动', 'an unstable supply voltage'],
    ],
    0,
    [
      '再现性是人与人之间的差异，先统一方法和培训；同一个人量不准是重复性。',
      'Reproducibility is the difference between people: align method and training. One person’s scatter is repeatability.',
    ],
    [120, 2, 21],
  ),
  single(
    'q021',
    3,
    'grr',
    ['ndc = 3 的测量系统：', 'A measurement system with ndc = 3:'],
    [
      ['可以用于控制图', 'is fit for control charts'],
      ['分辨力不足，不能用于控制图和能力分析', 'resolves too little for control charts and capability studies'],
      ['需要更换零件', 'needs other parts'],
      ['说明量具没有校准', 'has not been calibrated'],
    ],
    1,
    [
      'ndc 应不小于 5。小于 5 时只能粗分，提高 ndc 要先降低 GRR。',
      'ndc should be at least 5. Below that only rough sorting is possible; to raise it, lower GRR.',
    ],
    [120, 2, 36],
  ),
  single(
    'q022',
    2,
    'chart',
    [
      '每天检验数量不同的一批零件，统计不合格品率，应选用：',
      'The share of nonconforming items is charted daily with varying sample sizes. Use:',
    ],
    [
      ['c 图', 'a c chart'],
      ['均值—极差图', 'a mean and range chart'],
      ['p 图', 'a p chart'],
      ['np 图', 'an np chart'],
    ],
    2,
    [
      '不合格品率且样本量可变用 p 图；样本量固定可用 np 图；c 图用于固定单位上的不合格数。',
      'A share with varying samples calls for a p chart; np needs a fixed sample; c counts nonconformities on a fixed unit.',
    ],
  ),
];
