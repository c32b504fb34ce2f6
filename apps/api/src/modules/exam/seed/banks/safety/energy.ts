import { single } from '../../write.ts';

/** Lockout, machines and electricity, one right option. */
export const energy = [
  single(
    'q001',
    1,
    'lockout',
    ['上锁挂牌（LOTO）的目的是：', 'The purpose of lockout/tagout (LOTO) is:'],
    [
      ['防止设备被盗', 'to keep equipment from being stolen'],
      ['检修时防止能量意外释放', 'to prevent unexpected release of energy during servicing'],
      ['记录设备的停机时间', 'to record downtime'],
      ['提醒操作工节约用电', 'to remind operators to save power'],
    ],
    1,
    [
      'GB/T 33579《机械安全 危险能量控制方法 上锁/挂牌》：隔离并锁住能量源，防止意外启动或残余能量伤人。',
      'GB/T 33579 on control of hazardous energy: sources are isolated and locked so that no start-up or stored energy can injure.',
    ],
  ),
  single(
    'q002',
    1,
    'lockout',
    ['三个人同时检修一台机床，锁应当：', 'Three people service one machine. The locks:'],
    [
      ['由班长上一把锁', 'the team leader puts on one'],
      ['由最先到的人上一把锁', 'the first to arrive puts on one'],
      ['只挂牌，不上锁', 'a tag without a lock is enough'],
      ['每人上自己的一把锁', 'each person puts on a lock of their own'],
    ],
    3,
    [
      '一人一锁一钥匙，谁的锁谁取。用多孔锁具或集体锁箱，最后一个人离开之前设备就送不了电。',
      'One person, one lock, one key, with a hasp or a group box. Until the last person leaves, the machine cannot be energised.',
    ],
  ),
  single(
    'q003',
    2,
    'lockout',
    [
      '上锁之后、动手之前，必须做的一步是：',
      'After locking and before starting work, the step that may not be skipped is:',
    ],
    [
      ['验证能量已经为零，试启动确认', 'verify zero energy and try to start'],
      ['拍照发到工作群', 'send a photo to the team chat'],
      ['通知仓库领料', 'order spare parts'],
      ['打开防护门散热', 'open the guard to let it cool'],
    ],
    0,
    [
      '锁住不等于没有能量。要释放残余能量、测电压、看压力表，再按启动按钮确认不动，之后把按钮复位。',
      'Locked is not yet safe. Release stored energy, test for voltage, read the gauges, try the start button, then return it to off.',
    ],
  ),
  single(
    'q004',
    2,
    'lockout',
    [
      '液压机停泵后，最容易被忽略的能量是：',
      'After a hydraulic press’s pump is stopped, the energy most easily overlooked is:',
    ],
    [
      ['照明电源', 'the lighting supply'],
      ['泵电机的余热', 'heat of the pump motor'],
      ['蓄能器中的压力', 'pressure in the accumulator'],
      ['控制柜风扇', 'the cabinet fan'],
    ],
    2,
    [
      '蓄能器停泵后仍有压力，打开管路会喷射伤人。要泄压并看表归零，滑块还要用安全栓支住。',
      'The accumulator stays charged and a line that is opened will jet. Bleed it to zero on the gauge and prop the ram.',
    ],
  ),
  single(
    'q005',
    2,
    'lockout',
    [
      '上锁的人已经下班，设备急着用。正确的做法是：',
      'The person who locked out has gone home and the machine is needed. What is right?',
    ],
    [
      ['直接剪锁送电', 'Cut the lock and switch on'],
      [
        '按程序联系本人，确认不在现场并检查设备后，经授权拆锁',
        'Follow the procedure: reach the person, confirm they are off site, check the machine, then remove it with authorisation',
      ],
      ['用备用钥匙打开，不必告诉任何人', 'Use the spare key and tell nobody'],
      ['把锁换到另一台设备上', 'Move the lock to another machine'],
    ],
    1,
    [
      '只有上锁人能取自己的锁。例外要走书面程序：确认人不在现场、设备可以安全送电、授权人批准，并在本人返岗前告知。',
      'Only the owner removes a lock. The exception is a written procedure: person off site, machine safe, approval given, and the owner told before returning to work.',
    ],
  ),
  single(
    'q006',
    1,
    'guards',
    ['发现机床防护门的联锁被短接，应当：', 'The interlock of a machine guard has been bridged. One should:'],
    [
      ['小心操作，下班再说', 'work carefully and mention it after the shift'],
      ['在门上贴警示牌', 'put a warning sign on the guard'],
      ['降低主轴转速', 'lower the spindle speed'],
      ['立即停用并上报整改', 'stop using it at once and report it'],
    ],
    3,
    [
      '主轴会伤人是风险，联锁失效就是隐患，必须停用整改。',
      'A spindle is a risk; a defeated interlock is a hazard that must be put right before use.',
    ],
    [114, 1, 7],
  ),
  single(
    'q007',
    1,
    'guards',
    ['在旋转的车床、钻床旁操作时，手套应当：', 'When operating a turning lathe or drill:'],
    [
      ['不许戴', 'gloves are forbidden'],
      ['戴棉纱手套', 'wear cotton gloves'],
      ['戴丁腈手套', 'wear nitrile gloves'],
      ['戴皮手套', 'wear leather gloves'],
    ],
    0,
    [
      '手套被卷住会把手带进去。转动的机床旁边不许戴任何手套，清铁屑用钩子。',
      'A glove that is caught takes the hand with it. No gloves at rotating machines; clear chips with a hook.',
    ],
    [108, 1, 38],
  ),
  single(
    'q008',
    2,
    'electric',
    ['配电箱起火，首先应当：', 'A distribution board is on fire. First:'],
    [
      ['用水泼灭', 'throw water on it'],
      ['打开箱门查看', 'open the door to look'],
      ['切断电源，用二氧化碳或干粉灭火器', 'cut the power and use a CO₂ or dry-powder extinguisher'],
      ['用湿布盖住', 'cover it with a wet cloth'],
    ],
    2,
    [
      '带电火灾用水会触电。先断电；一时断不了，用不导电的二氧化碳或干粉。',
      'Water on live parts means electric shock. Cut the power; if that takes time, use non-conducting CO₂ or powder.',
    ],
  ),
  single(
    'q009',
    2,
    'electric',
    [
      '在金属容器内、潮湿环境中使用的手提行灯，电压不得超过：',
      'The voltage of a hand lamp used inside a metal vessel or in the wet may not exceed:',
    ],
    ['12 V', '36 V', '110 V', '220 V'],
    0,
    [
      '一般场所手提照明不超过 36 V；金属容器内、特别潮湿的场所不超过 12 V。',
      'Hand lamps use up to 36 V in ordinary places, but at most 12 V inside metal vessels and in very wet places.',
    ],
  ),
  single(
    'q010',
    2,
    'electric',
    ['有人触电倒在设备旁，第一步是：', 'A colleague has had an electric shock and lies beside the machine. First:'],
    [
      ['立刻用手把人拉开', 'pull the person away by hand'],
      ['切断电源', 'cut off the power'],
      ['开始胸外按压', 'start chest compressions'],
      ['喂水', 'give water'],
    ],
    1,
    [
      '没有断电就去拉，施救者也会触电。先断电，或用干燥的绝缘物挑开，再判断呼吸、呼救和急救。',
      'Touching before the power is off adds a second victim. Cut it, or use a dry insulator, then check breathing, call for help and give first aid.',
    ],
  ),
  single(
    'q011',
    2,
    'grinding',
    [
      '砂轮机托架与砂轮之间的间隙，一般不应大于：',
      'The gap between work rest and grinding wheel should generally not exceed:',
    ],
    ['10 mm', '6 mm', '8 mm', '3 mm'],
    3,
    [
      '间隙过大，工件会被带入卡住，砂轮可能碎裂。一般不大于 3 mm，随磨损及时调整。',
      'A wide gap draws the workpiece in and may burst the wheel. Keep it within 3 mm and adjust as the wheel wears.',
    ],
  ),
];
