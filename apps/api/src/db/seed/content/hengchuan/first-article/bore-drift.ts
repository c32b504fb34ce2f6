import { line, points, sectionChapter, steps, title } from '../../text.ts';

/** Chapter 5: a bore that drifts although the first piece was accepted. */
export const boreDrift = sectionChapter(
  ['收尾', 'Wrapping up'],
  ['案例：缸体孔径漂移', 'Case: a cylinder bore that drifted'],
  [
    title(
      ['案例：缸体孔径漂移', 'Case: a cylinder bore that drifted'],
      [
        '首件合格，第 20 件超差，巡检间隔是两小时。',
        'The first piece passed, piece 20 failed, and the interval was two hours.',
      ],
      [
        '是间隔太长，还是别的原因？我们用数据说话。',
        'Was the interval too long, or was it something else? Let the data speak.',
      ],
    ),
    line(
      ['Φ82 孔的偏差，公差 ±15 μm', 'Deviation of the Φ82 bore, limit ±15 µm'],
      'μm',
      [
        [['第 1 件', 'No. 1'], -4],
        [['第 5 件', 'No. 5'], -6],
        [['第 10 件', 'No. 10'], -9],
        [['第 15 件', 'No. 15'], -14],
        [['第 20 件', 'No. 20'], -17],
      ],
      ['孔一直在变小，每件大约小 0.7 微米。', 'The bore keeps shrinking, by about 0.7 µm a piece.'],
      ['均匀、单向，这是趋势，不是偶然波动。', 'Steady and one-sided: this is a trend, not chance.'],
      [
        '镗刀刀尖磨短，孔就越镗越小，方向对得上。',
        'A boring tip that wears gets shorter, so the bore gets smaller. The direction fits.',
      ],
    ),
    points(
      ['还要排除主轴热变形', 'Rule out spindle heat as well'],
      [
        ['停机半小时再开', 'Stop half an hour, restart'],
        ['头三件回到 −4：有热的成分', 'Back to −4: heat plays a part'],
        ['头三件还是 −17：就是刀', 'Still −17: it is the tool'],
      ],
      [
        '停机半小时再开，不换刀，连量三件。',
        'Stop for half an hour, restart without changing the tool, measure three.',
      ],
      ['三件都在负 17 左右，没有回去，热变形排除。', 'All three stayed near minus 17, so thermal drift was ruled out.'],
      [
        '查到材料三月换了牌号，刀具寿命 120 件还是旧数。',
        'The material grade had changed in March; the tool life of 120 was still the old one.',
      ],
    ),
    steps(
      ['做了三件事', 'What was done'],
      [
        ['每 16 件补一次刀', 'Offset every 16 pieces'],
        ['第 12 件加测', 'Extra check at piece 12'],
        ['首件目标改到 +4 μm', 'First-piece target set to +4 µm'],
      ],
      [
        '每 16 件补刀一次，首件目标从负 4 改到正 4。',
        'Offset every 16 pieces, and aim the first piece at plus 4 instead of minus 4.',
      ],
      [
        '十六件漂移约 11 微米，落在正 4 到负 7 之间。',
        'Sixteen pieces drift about 11 µm, so they stay between plus 4 and minus 7.',
      ],
      [
        '第 12 件必测，写进巡检表，做三个班验证。',
        'Piece 12 is always measured. It went into the patrol sheet and ran three shifts.',
      ],
    ),
    points(
      ['结果和教训', 'Result and lesson'],
      [
        ['40 件全在 ±11 μm 以内', 'All 40 pieces within ±11 µm'],
        ['Cpk 到 1.33 之前不放宽', 'No relaxing before Cpk 1.33'],
        ['换料必须重核刀具寿命', 'New material: recheck tool life'],
      ],
      ['改完后 40 件都在正负 11 微米以内。', 'After the change all 40 pieces were within plus or minus 11 µm.'],
      ['间隔不是原因，趋势才是。', 'The interval was not the cause; the trend was.'],
      [
        '以后换材料牌号，刀具寿命和首件目标要一起重核。',
        'From now on a new grade means rechecking tool life and first-piece target together.',
      ],
    ),
  ],
);
