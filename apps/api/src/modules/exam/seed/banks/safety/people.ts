import { single } from '../../write.ts';

/** Hazards, lifting, chemicals, first aid, one right option. */
export const people = [
  single(
    'q012',
    1,
    'law',
    [
      '员工发现直接危及人身安全的紧急情况，依《安全生产法》有权：',
      'In an emergency that directly endangers people, the Work Safety Law gives an employee the right to:',
    ],
    [
      ['先请示，等批准再离开', 'ask first and leave once allowed'],
      ['停止作业，或采取可能的应急措施后撤离', 'stop work, or leave after what emergency measures are possible'],
      ['要求加班费后继续', 'go on against overtime pay'],
      ['只能口头提醒', 'only give a spoken warning'],
    ],
    1,
    [
      '《安全生产法》规定从业人员有停止作业和撤离的权利，单位不得因此降低工资福利或解除合同。',
      'The law grants the right to stop and to leave; the employer may not cut pay or end the contract for it.',
    ],
    [114, 2, 36],
  ),
  single(
    'q013',
    2,
    'risk',
    [
      '某作业 L = 3、E = 6、C = 15。按 D = L×E×C，风险等级为：',
      'A task has L = 3, E = 6, C = 15. By D = L×E×C its level is:',
    ],
    [
      ['重大（红）', 'major (red)'],
      ['一般（黄）', 'moderate (yellow)'],
      ['较大（橙）', 'high (orange)'],
      ['低（蓝）', 'low (blue)'],
    ],
    2,
    [
      'D = 3 × 6 × 15 = 270。160 到 320 为较大风险，橙色，由车间管控。',
      'D = 3 × 6 × 15 = 270. From 160 to 320 it is high, orange, and controlled by the workshop.',
    ],
    [114, 1, 20],
  ),
  single(
    'q014',
    1,
    'hazard',
    ['隐患整改完成后，负责验收的人：', 'After a hazard is put right, the person who verifies it:'],
    [
      ['不能是整改的人', 'may not be the one who put it right'],
      ['必须是整改的人', 'must be the one who put it right'],
      ['可以是任何人，包括供应商', 'may be anyone, including the supplier'],
      ['不需要有人验收', 'is not needed'],
    ],
    0,
    [
      '五步闭环最后一步由他人验收销号，避免自己验自己。',
      'The last of the five steps is closed by somebody else, so that nobody checks their own work.',
    ],
    [114, 2, 7],
  ),
  single(
    'q015',
    1,
    'forklift',
    ['叉车载货挡住前方视线时，应当：', 'When the load blocks the view ahead, a forklift driver:'],
    [
      ['鸣笛快速通过', 'sounds the horn and passes quickly'],
      ['倒车行驶或由人引导', 'drives in reverse or is guided'],
      ['把货举高再走', 'raises the load and drives'],
      ['探身到车外看', 'leans out to see'],
    ],
    1,
    [
      '看不见就倒着开，或者有人引导。举高货物会使重心升高、容易翻车。',
      'If you cannot see, reverse or be guided. A raised load raises the centre of gravity and the truck may tip.',
    ],
    [118, 1, 35],
  ),
  single(
    'q016',
    2,
    'forklift',
    [
      '铭牌起重量 3 吨（载荷中心 500 mm）的叉车，载荷中心变为 800 mm 时，允许载重约为：',
      'A truck rated 3 t at a load centre of 500 mm carries a load whose centre is at 800 mm. It may lift about:',
    ],
    ['3,000 kg', '2,600 kg', '1,700 kg', '2,050 kg'],
    3,
    [
      '载荷中心越远，允许载重越小。查车上的载荷曲线，800 mm 时约 2,050 kg。',
      'The further the centre, the less it may lift. The truck’s load chart shows about 2,050 kg at 800 mm.',
    ],
    [118, 1, 19],
  ),
  single(
    'q017',
    2,
    'lifting',
    [
      '两根吊索夹角为 120° 时，每根吊索受力约为重物重量的：',
      'With two slings at an angle of 120° between them, each carries about what share of the load?',
    ],
    [
      ['0.5 倍', '0.5'],
      ['0.58 倍', '0.58'],
      ['1 倍', '1'],
      ['0.87 倍', '0.87'],
    ],
    2,
    [
      '每根受力 = W ÷ (2cos60°) = W。夹角越大受力越大，所以夹角不宜超过 90°，最大 120°。',
      'Each carries W ÷ (2 cos 60°) = W. The wider, the worse: preferably up to 90°, never over 120°.',
    ],
    [118, 2, 8],
  ),
  single(
    'q018',
    1,
    'lifting',
    ['起吊时，重物离地 100–200 mm 应先：', 'When the load is 100–200 mm off the floor:'],
    [
      ['停住，检查平衡和吊具', 'stop and check balance and tackle'],
      ['加速通过', 'speed up'],
      ['用手扶正', 'steady it by hand'],
      ['让人站上去压平', 'have someone stand on it to level it'],
    ],
    0,
    [
      '先停住看平不平、听声音，不平就放下重挂，不许用手扶、用身体压。',
      'Stop, look, listen. If it hangs askew, set it down and sling again; never use hands or body.',
    ],
    [118, 2, 23],
  ),
  single(
    'q019',
    1,
    'chemical',
    ['化学品溅入眼睛，应立即：', 'A chemical has splashed into the eye. At once:'],
    [
      ['用手揉开', 'rub the eye'],
      ['滴眼药水后观察', 'use eye drops and wait'],
      ['先去医院再冲洗', 'go to hospital, then rinse'],
      [
        '到洗眼器撑开眼皮冲洗 15 分钟，再就医',
        'rinse at the eyewash for 15 minutes with the lids held open, then see a doctor',
      ],
    ],
    3,
    [
      '头一分钟决定后果。先冲满 15 分钟，再带着 SDS 去医院。',
      'The first minute decides. Rinse for a full 15 minutes, then go to hospital with the SDS.',
    ],
    [108, 2, 35],
  ),
  single(
    'q020',
    2,
    'chemical',
    ['用丙酮擦拭零件时，应选用的手套是：', 'Which gloves for wiping parts with acetone?'],
    [
      ['丁腈手套', 'nitrile'],
      ['丁基橡胶手套', 'butyl rubber'],
      ['棉纱手套', 'cotton'],
      ['一次性 PE 手套', 'disposable PE'],
    ],
    1,
    [
      '丙酮几分钟就能渗透丁腈。丁基橡胶耐丙酮。',
      'Acetone passes through nitrile within minutes; butyl rubber withstands it.',
    ],
    [108, 1, 38],
  ),
  single(
    'q021',
    2,
    'confined',
    ['进入有限空间作业的正确顺序是：', 'The right order before entering a confined space is:'],
    [
      ['先检测、再作业、后通风', 'test, work, ventilate'],
      ['先作业、再通风、后检测', 'work, ventilate, test'],
      ['先通风、再检测、后作业', 'ventilate, test, work'],
      ['先进人确认、再通风', 'send someone in, then ventilate'],
    ],
    2,
    [
      '《工贸企业有限空间作业安全规定》要求“先通风、再检测、后作业”，氧含量不得低于 19.5%，外面要有监护人。',
      'The rules for confined spaces require: ventilate, test, then work. Oxygen may not be below 19.5 %, and an attendant stays outside.',
    ],
  ),
  single(
    'q022',
    2,
    'fire',
    ['镁铝屑着火，应当使用：', 'Burning magnesium or aluminium chips are fought with:'],
    [
      ['D 类干粉或干砂', 'class D powder or dry sand'],
      ['水', 'water'],
      ['泡沫灭火器', 'a foam extinguisher'],
      ['二氧化碳灭火器', 'a CO₂ extinguisher'],
    ],
    0,
    [
      '金属火灾是 D 类。遇水会放出氢气，镁在二氧化碳中也能燃烧，只能用 D 类干粉或干砂覆盖。',
      'Metal fires are class D. Water frees hydrogen and magnesium burns even in CO₂, so cover with class D powder or dry sand.',
    ],
  ),
];
