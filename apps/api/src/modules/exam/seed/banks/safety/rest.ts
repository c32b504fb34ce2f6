import { fill, judgement, short } from '../../write.ts';

/** Workplace safety: statements, gaps and short answers. */
export const safetyRest = [
  judgement(
    'q051',
    1,
    'lockout',
    [
      '按下急停按钮后，就可以不上锁伸手清理卡料。',
      'Once the emergency stop is pressed, a jam may be cleared by hand without locking out.',
    ],
    false,
    [
      '急停只切断控制，别人可以复位，残余能量也还在。清理卡料按检修对待，隔离并上锁。',
      'An emergency stop only interrupts control: others may reset it and energy remains. Clearing a jam is servicing; isolate and lock.',
    ],
  ),
  judgement(
    'q052',
    1,
    'lockout',
    [
      '只挂“禁止合闸”牌、不上锁，和上锁的效果相同。',
      'A “do not switch on” tag without a lock protects as well as a lock.',
    ],
    false,
    [
      '牌只能提醒，锁才能阻止。能上锁的必须上锁。',
      'A tag warns, a lock prevents. Whatever can be locked must be locked.',
    ],
  ),
  judgement(
    'q053',
    1,
    'stop',
    ['任何人都有权停下不安全的作业，不受处罚。', 'Anyone may stop unsafe work and is not punished for it.'],
    true,
    [
      '这是公司的规定，也与《安全生产法》赋予从业人员的权利一致。',
      'It is our rule and in line with the rights that the Work Safety Law gives employees.',
    ],
    [114, 2, 36],
  ),
  judgement(
    'q054',
    1,
    'lifting',
    ['起吊时，任何人发出的停止信号都必须执行。', 'During a lift, a stop signal must be obeyed whoever gives it.'],
    true,
    ['指挥信号只听一个人的，但停止信号谁发都要停。', 'Only one person directs, but anyone may call a stop.'],
    [118, 2, 23],
  ),
  judgement(
    'q055',
    2,
    'forklift',
    ['弯曲过的货叉校直后可以继续使用。', 'A bent fork may be used again once it has been straightened.'],
    false,
    [
      '弯曲过的叉不许校直再用，校直会留下裂纹和残余应力，应更换。',
      'Straightening leaves cracks and stress. A bent fork is replaced.',
    ],
    [118, 1, 7],
  ),
  judgement(
    'q056',
    1,
    'chemical',
    [
      '分装到小瓶的酒精，只在本岗位使用，可以不贴标签。',
      'Alcohol decanted into a small bottle for one station needs no label.',
    ],
    false,
    [
      '分装瓶也要贴标签，没有标签的瓶子不许用。',
      'Decanted bottles are labelled too; a bottle without a label may not be used.',
    ],
    [108, 1, 24],
  ),
  judgement(
    'q057',
    2,
    'chemical',
    [
      '沾了溶剂的擦布会自热，应放入带盖铁桶当天清走。',
      'Rags soaked with solvent can heat up by themselves; they go into a lidded steel bin and out the same day.',
    ],
    true,
    [
      '堆积的擦布氧化放热，可能自燃。带盖铁桶隔绝空气。',
      'Piled rags oxidise, heat up and may ignite. A lidded steel bin cuts off the air.',
    ],
    [108, 2, 8],
  ),
  judgement(
    'q058',
    1,
    'height',
    [
      '离坠落基准面 2 m 及以上、有可能坠落的作业属于高处作业。',
      'Work with a possible fall of 2 m or more counts as work at height.',
    ],
    true,
    [
      'GB/T 3608：坠落高度基准面 2 m 及以上有可能坠落的高处进行的作业。',
      'GB/T 3608 sets 2 m above the fall reference plane as the limit.',
    ],
  ),
  judgement(
    'q059',
    2,
    'hazard',
    ['重大隐患可以先自己修，修好再报。', 'A major hazard may be repaired first and reported afterwards.'],
    false,
    [
      '先停用、撤人，一小时内报安环部，整改方案批准后再动手。',
      'Stop, clear people, report to EHS within an hour, and act on an approved plan.',
    ],
    [114, 2, 36],
  ),
  judgement(
    'q060',
    2,
    'training',
    [
      '操作工从铣床调到磨床，不必重新做车间、班组级安全培训。',
      'An operator who moves from milling to grinding needs no new workshop and team safety training.',
    ],
    false,
    [
      '《生产经营单位安全培训规定》：调整工作岗位，应当重新接受车间和班组级的安全培训。',
      'The Provisions on Safety Training require workshop and team training again after a change of post.',
    ],
  ),
  fill(
    'q071',
    1,
    'colours',
    [
      '安全标志中，红色表示禁止，黄色表示警告，蓝色表示 ____，绿色表示提示。',
      'Of safety signs, red prohibits, yellow warns, blue means ____ action and green informs.',
    ],
    [['指令', '必须遵守', 'mandatory', 'Mandatory']],
    [
      '安全色：红—禁止，黄—警告，蓝—指令，绿—提示。',
      'Safety colours: red prohibition, yellow warning, blue mandatory action, green safe condition.',
    ],
  ),
  fill(
    'q072',
    2,
    'risk',
    [
      'LEC 法中，D = L × E × C。L = 3、E = 3、C = 7 时，D = ____。',
      'In the LEC method D = L × E × C. With L = 3, E = 3, C = 7, D = ____.',
    ],
    [['63']],
    ['3 × 3 × 7 = 63。', '3 × 3 × 7 = 63.'],
    [114, 1, 20],
  ),
  fill(
    'q073',
    1,
    'forklift',
    [
      '厂内叉车限速：厂区道路 ____ km/h，车间内 ____ km/h。',
      'Forklift limits on our site: ____ km/h on roads and ____ km/h in workshops.',
    ],
    [
      ['10', '十'],
      ['5', '五'],
    ],
    [
      '厂内 10、车间 5 公里每小时，路口一停二看三鸣笛。',
      '10 on site roads and 5 in workshops; at junctions stop, look, sound the horn.',
    ],
    [118, 1, 35],
  ),
  fill(
    'q074',
    1,
    'chemical',
    ['化学品溅入眼睛，应持续冲洗 ____ 分钟。', 'After a splash into the eye, rinse for ____ minutes.'],
    [['15', '十五', 'fifteen']],
    ['冲满 15 分钟再就医，旁边的人计时。', 'A full 15 minutes before the doctor, timed by somebody else.'],
    [108, 2, 35],
  ),
  fill(
    'q075',
    2,
    'confined',
    [
      '有限空间作业，空气中的氧含量不得低于 ____ %。',
      'In a confined space the oxygen content may not be below ____ %.',
    ],
    [['19.5']],
    [
      '氧含量低于 19.5% 属于缺氧环境，要通风后重新检测。',
      'Below 19.5 % the air is deficient in oxygen: ventilate and test again.',
    ],
  ),
  short(
    'q081',
    2,
    'lockout',
    ['写出停机检修一台设备时上锁挂牌的主要步骤。', 'Set out the main steps of lockout/tagout for servicing a machine.'],
    [
      '识别全部能量并通知相关人员；按程序停机；隔离能量源；每人上自己的锁并挂牌；释放或支撑残余能量；验证为零、试启动；开始检修。结束后清理、装回防护、清点人员、各取各锁、通知后送电。',
      'Identify all energies and tell those concerned; shut down; isolate; everybody locks and tags; release or prop stored energy; verify zero and try to start; work. Then clear, guard, count people, remove own locks, tell everybody and energise.',
    ],
    ['停机', '隔离', '上锁', '残余能量', '验证', 'isolate', 'lock', 'verify'],
    [
      '六步：准备、停机、隔离、上锁挂牌、释放残余能量、验证。漏掉“验证”，前面几步都可能落空。',
      'Six steps: prepare, shut down, isolate, lock and tag, release, verify. Without verifying, the others may be in vain.',
    ],
  ),
  short(
    'q082',
    2,
    'hazard',
    [
      '你在班前检查时发现一台铣床的防护门联锁被短接，班长说先干完这一批。你会怎么做？',
      'At the pre-shift check you find a mill’s interlock bridged; the team leader says to finish the batch first. What do you do?',
    ],
    [
      '停用并挂牌，说明联锁失效是隐患，不能带病运行；我有权停下不安全的作业。拍照写清设备编号和位置，上报安环部并录入隐患单，整改后由他人验收再用。',
      'Take it out of use and tag it, explaining that a defeated interlock is a hazard and that I may stop unsafe work. Photograph machine number and place, report to EHS, log it, and use it only after someone else has verified the repair.',
    ],
    ['停用', '上报', '隐患', '验收', 'stop', 'report', 'verify'],
    [
      '隐患必须治理后才能使用，生产任务不是带病运行的理由。',
      'A hazard is removed before use; output is no reason to run with it.',
    ],
    [114, 2, 7],
  ),
  short(
    'q083',
    2,
    'lifting',
    [
      '为什么两根吊索的夹角不宜超过 90°？请用受力说明。',
      'Why should the angle between two slings not exceed 90°? Explain by the forces.',
    ],
    [
      '每根吊索的受力等于 W ÷ (2cos(α/2))，夹角越大余弦越小，受力越大：60° 约 0.58W，90° 约 0.71W，120° 等于 W。夹角大还会使吊点受到更大的水平力，容易滑脱。',
      'Each sling carries W ÷ (2 cos(α/2)): the wider the angle, the larger the force, about 0.58 W at 60°, 0.71 W at 90° and W at 120°. A wide angle also pulls the lifting points sideways, so that they may slip.',
    ],
    ['夹角越大', '受力越大', '120', 'angle', 'force'],
    [
      '60° 为 0.58 倍，120° 为 1 倍。夹角增大，受力和水平分力同时增大。',
      'It is 0.58 at 60° and 1 at 120°; the sideways pull grows too.',
    ],
    [118, 2, 8],
  ),
];
