import { fill, judgement, short } from '../../write.ts';

/** Sampling: statements, gaps and short answers. */
export const samplingRest = [
  judgement(
    'q051',
    1,
    'lookup',
    [
      '不论批量大小，一律抽 10%，对大批和小批的保护是一样的。',
      'A flat 10 % sample protects large and small lots equally well.',
    ],
    false,
    [
      '保护程度取决于样本量和接收数。固定抽 10%，小批太松，大批又太贵。',
      'Protection depends on sample size and acceptance number. A flat 10 % is too loose for small lots and too costly for large ones.',
    ],
    [102, 1, 45],
  ),
  judgement(
    'q052',
    1,
    'terms',
    [
      'AQL 为 1.0，意味着供方可以按 1% 的比例交付不合格品。',
      'An AQL of 1.0 means that a supplier may deliver 1 % nonconforming items.',
    ],
    false,
    [
      'AQL 是抽样计划用的质量水平，指定 AQL 并不表示供方有权故意提供任何不合格品。',
      'AQL serves to set up the plan. Specifying it does not give the supplier the right to supply any nonconforming item knowingly.',
    ],
    [102, 1, 24],
  ),
  judgement(
    'q053',
    1,
    'judging',
    [
      '一次抽样中，样本的不合格品数等于接收数时，该批应接收。',
      'In single sampling, a lot is accepted when the number of nonconforming items equals the acceptance number.',
    ],
    true,
    [
      '不合格品数小于或等于 Ac 接收，大于或等于 Re 不接收。',
      'Accept when the number does not exceed Ac; do not accept when it reaches Re.',
    ],
    [102, 1, 24],
  ),
  judgement(
    'q054',
    2,
    'switching',
    ['转为加严检验必须等满 5 批才能判断。', 'One must wait for the fifth lot before changing to tightened inspection.'],
    false,
    [
      '“连续 5 批或少于 5 批”：第二批不接收出现的时候就转，不必等满。',
      'The rule says “5 or fewer”: the change comes with the second lot not accepted, however early.',
    ],
    [102, 3, 10],
  ),
  judgement(
    'q055',
    2,
    'switching',
    ['加严检验的样本量一定比正常检验大。', 'Tightened inspection always takes a larger sample than normal inspection.'],
    false,
    [
      '多数情况下样本量不变、接收数变小。例如字码 J、AQL 1.0，样本量都是 80，Ac 由 2 变为 1。',
      'Mostly the sample stays and the acceptance number falls: at letter J, AQL 1.0 both take 80, with Ac 2 and then 1.',
    ],
    [102, 3, 27],
  ),
  judgement(
    'q056',
    2,
    'risk',
    [
      '接收数为 0 的方案一定能挡住所有含不合格品的批。',
      'A plan with acceptance number 0 stops every lot that contains nonconforming items.',
    ],
    false,
    [
      'n = 32、Ac = 0 时，不合格品率 3% 的批仍有约 38% 的机会被接收，因为样本里可能恰好没有抽到。',
      'With n = 32 and Ac = 0 a lot at 3 % is still accepted about 38 % of the time, because the sample may contain none of them.',
    ],
    [102, 2, 97],
  ),
  judgement(
    'q057',
    1,
    'disposal',
    [
      '批被接收后，检验中发现的不合格品仍要剔除、返修或更换。',
      'Nonconforming items found in the sample must be removed, reworked or replaced even when the lot is accepted.',
    ],
    true,
    [
      '接收的是批，不是那几件不合格品。发现的不合格品应按规定处理。',
      'It is the lot that is accepted, not those items. Nonconforming items that are found have to be dealt with.',
    ],
  ),
  judgement(
    'q058',
    2,
    'switching',
    [
      '不接收的批返工后再次提交，其检验结果不计入转移规则。',
      'The result of a lot that was reworked and resubmitted does not count for the switching rules.',
    ],
    true,
    [
      '转移规则只计初次检验的结果，再提交批不算。',
      'Only results of original inspection count; resubmitted lots do not.',
    ],
    [102, 3, 58],
  ),
  judgement(
    'q059',
    1,
    'special',
    [
      '对会造成人身危险的致命不合格，设一个很小的 AQL 就可以抽样接收。',
      'For critical nonconformities that endanger people, it is enough to sample with a very small AQL.',
    ],
    false,
    [
      '抽样总会放过一部分。致命不合格用全检、防错或工艺保证，本厂不为它设 AQL。',
      'Sampling always lets some through. Critical nonconformities call for 100 % inspection, error-proofing or process assurance; our plant sets no AQL for them.',
    ],
    [102, 2, 114],
  ),
  judgement(
    'q060',
    2,
    'switching',
    [
      '转移得分达到 30，就必须转为放宽检验。',
      'Once the switching score reaches 30, inspection must change to reduced.',
    ],
    false,
    [
      '放宽还要求生产稳定、负责部门同意，而且是可以放宽，不是必须。',
      'Production must also be steady and the responsible authority must agree; even then reduced inspection is optional.',
    ],
    [102, 3, 39],
  ),
  fill(
    'q071',
    1,
    'lookup',
    [
      '批量 1,200 件、一般检验水平 II，字码为 ____，正常检验的样本量为 ____ 件。',
      'Lot size 1,200, general level II: the letter is ____ and the normal sample size is ____ items.',
    ],
    [
      ['J', 'j'],
      ['80', '八十'],
    ],
    [
      '501–1,200 这一行、水平 II 对应 J；字码 J 的样本量为 80。',
      'The row 501–1,200 at level II gives J; letter J means 80 items.',
    ],
    [102, 1, 24],
  ),
  fill(
    'q072',
    1,
    'switching',
    [
      '正常检验中，连续 5 批或少于 5 批中有 ____ 批不接收，转为加严检验；加严检验中连续 ____ 批接收，恢复正常检验。',
      'Normal inspection becomes tightened when ____ of 5 or fewer consecutive lots are not accepted; tightened returns to normal when ____ consecutive lots are accepted.',
    ],
    [
      ['2', '两', '二', 'two'],
      ['5', '五', 'five'],
    ],
    [
      '这是 GB/T 2828.1 的两条基本转移规则，只计初次检验。',
      'These are the two basic switching rules of GB/T 2828.1, counted on original inspection.',
    ],
    [102, 3, 10],
  ),
  fill(
    'q073',
    2,
    'switching',
    [
      '转移得分达到 ____ 分，并且生产稳定、负责部门同意，可以转为放宽检验。',
      'With a switching score of at least ____, steady production and consent of the responsible authority, reduced inspection may be used.',
    ],
    [['30', '三十', 'thirty']],
    [
      '得分从正常检验开始时的 0 起算，达到 30 是放宽的条件之一。',
      'The score starts at 0 with normal inspection; 30 is one of the conditions for reduced inspection.',
    ],
    [102, 3, 39],
  ),
  fill(
    'q074',
    2,
    'switching',
    [
      '加严检验中，初次检验不接收的批累计达到 ____ 批，应暂停抽样检验。',
      'Under tightened inspection, sampling is discontinued when lots not accepted on original inspection total ____.',
    ],
    [['5', '五', 'five']],
    [
      '累计 5 批不接收即暂停，供方改进有效后从加严检验恢复。',
      'A total of 5 discontinues it; after effective improvement it resumes with tightened inspection.',
    ],
    [102, 3, 10],
  ),
  fill(
    'q075',
    2,
    'lookup',
    ['字码 J 的放宽检验样本量是 ____ 件。', 'For letter J the sample size of reduced inspection is ____ items.'],
    [['32', '三十二']],
    [
      '放宽检验用表 2-C，字码 J 的样本量为 32，不是 80。',
      'Reduced inspection uses table 2-C, where letter J means 32 items, not 80.',
    ],
    [102, 3, 58],
  ),
  short(
    'q081',
    2,
    'lookup',
    [
      '供应商说：“我们每批都抽 10%，比国标还严。”请用抽样的道理说明这句话错在哪里，并给出正确的做法。',
      'A supplier says: “We sample 10 % of every lot, that is stricter than the standard.” Explain what is wrong with this and say what to do instead.',
    ],
    [
      '保护程度由样本量和接收数决定，与抽样比例关系很小。100 件抽 10 件几乎挡不住 3% 的坏批，5,000 件抽 500 件又浪费工时。应按批量和检验水平查字码，再由 AQL 和严格度得到样本量与判定数，并执行转移规则。',
      'Protection is set by sample size and acceptance number, hardly by the share sampled. 10 of 100 barely stops a lot at 3 %, and 500 of 5,000 wastes labour. Find the code letter from lot size and level, take sample size and numbers from AQL and severity, and apply the switching rules.',
    ],
    ['样本量', '接收数', '字码', 'AQL', 'sample size', 'acceptance number'],
    [
      'OC 曲线的形状取决于 n 和 Ac。评分看三点：比例不决定保护、举例说明大小批的差别、说出查表的正确步骤。',
      'The OC curve follows from n and Ac. Marks are given for three points: the share does not decide, an example of small and large lots, and the right way through the tables.',
    ],
    [102, 2, 70],
  ),
  short(
    'q082',
    3,
    'switching',
    [
      '某供应商最近 8 批的初次检验结果依次为：接收、接收、不接收、接收、不接收、接收、接收、接收。按 GB/T 2828.1，从第几批起应加严检验？第 8 批之后能否恢复正常？说明理由。',
      'Original inspection of a supplier’s last 8 lots gave: accepted, accepted, not accepted, accepted, not accepted, accepted, accepted, accepted. From which lot does GB/T 2828.1 require tightened inspection? May it return to normal after lot 8? Say why.',
    ],
    [
      '第 3 批和第 5 批不接收，落在连续 5 批之内，所以从第 6 批起加严。第 6、7、8 批接收，只有连续 3 批，不足 5 批，第 8 批之后仍应加严，要到第 9、10 批也接收才恢复正常。',
      'Lots 3 and 5 are not accepted within 5 consecutive lots, so inspection is tightened from lot 6. Lots 6, 7 and 8 are only three accepted in a row, so it stays tightened; it returns to normal once lots 9 and 10 are accepted too.',
    ],
    ['第 6 批', '加严', '连续 5 批', '不能恢复', 'lot 6', 'tightened', 'five consecutive'],
    [
      '两条规则：5 批或更少批中 2 批不接收即加严；加严中连续 5 批接收才恢复正常。',
      'Two rules: 2 of 5 or fewer lots not accepted cause tightening; 5 consecutive accepted lots restore normal inspection.',
    ],
    [102, 3, 10],
  ),
  short(
    'q083',
    2,
    'risk',
    [
      '什么是生产方风险和使用方风险？为什么抽样检验不能让两者同时为零？',
      'What are the producer’s and the consumer’s risk, and why can sampling not make both zero?',
    ],
    [
      '生产方风险是好批被判不接收的概率，使用方风险是坏批被接收的概率。样本只是批的一部分，抽到多少不合格品带有偶然性；在样本量不变时，减小一种风险就会增大另一种。除非全检且检验无差错，两者不能同时为零，加大样本量可以同时减小。',
      'The producer’s risk is the probability that a good lot is not accepted, the consumer’s that a bad lot is. A sample is only part of the lot, so what it contains is partly chance; at a given sample size lowering one risk raises the other. Only faultless 100 % inspection makes both zero; a larger sample lowers both.',
    ],
    ['好批', '坏批', '偶然', '样本量', 'good lot', 'bad lot', 'chance'],
    [
      'OC 曲线上两种风险此消彼长，只有加大样本量才能同时减小。',
      'On the OC curve one risk is traded for the other; only a larger sample lowers both.',
    ],
    [102, 2, 14],
  ),
];
