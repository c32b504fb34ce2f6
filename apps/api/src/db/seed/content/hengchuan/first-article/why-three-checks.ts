import { compare, figure, points, sectionChapter, title } from '../../text.ts';

/** Chapter 1: why three people look at the first piece. */
export const whyThreeChecks = sectionChapter(
  ['首件检验', 'First-article inspection'],
  ['首件为什么要三检', 'Why the first piece is checked three times'],
  [
    title(
      ['首件为什么要三检', 'Why the first piece is checked three times'],
      [
        '去年机加车间报废 412 件缸体，其中 167 件首件就错了。',
        'Machining scrapped 412 cylinder blocks last year; 167 were wrong from the first piece.',
      ],
      ['首件错了，后面每一件都照着错。', 'When the first piece is wrong, every piece after it repeats the error.'],
    ),
    points(
      ['什么时候要做首件', 'When a first article is due'],
      [
        ['每班开工的第一件', 'First piece of every shift'],
        ['换刀、换料、换夹具之后', 'After a tool, material or fixture change'],
        ['换人、换程序之后', 'After a change of operator or program'],
        ['停机超过 30 分钟再开', 'Restart after more than 30 minutes'],
      ],
      [
        '首件不只是早上那一件，它跟着变化走。',
        'The first article is not only the morning piece. It follows every change.',
      ],
      [
        '换刀、换料、换人、停机超过 30 分钟，都按新的首件处理。',
        'New tool, material, operator, or a stop over 30 minutes: treat it as a new first article.',
      ],
      [
        '记一句话：只要会改变尺寸的东西动了，就重做首件。',
        'One rule: if anything that can change a dimension has moved, check a first piece again.',
      ],
    ),
    figure(
      'first-article-flow',
      ['自检、互检、专检', 'Self-check, peer check, inspector check'],
      [
        '操作工先自检，量全首件卡上的每一个尺寸。',
        'The operator checks first and measures every dimension on the first-article card.',
      ],
      [
        '班长或下道工序再互检，重点看装夹和漏加工。',
        'The team leader or next process checks again, looking at clamping and missed features.',
      ],
      [
        '最后由检验员专检，用另一把校准有效的量具。',
        'The inspector checks last, with a different gauge that is within calibration.',
      ],
    ),
    compare(
      ['三个人看的不是同一件事', 'Three people look for different things'],
      [
        ['操作工', 'Operator'],
        ['尺寸是否在公差内', 'Dimensions within tolerance'],
        ['刀补、程序号是否正确', 'Offset and program number'],
      ],
      [
        ['检验员', 'Inspector'],
        ['图纸版次是否最新', 'Latest drawing revision'],
        ['量具和方法是否可信', 'Gauge and method sound'],
      ],
      ['三检不是把同一个尺寸量三遍。', 'Three checks does not mean measuring one dimension three times.'],
      [
        '检验员先核图纸版次，再换一把量具复测关键尺寸。',
        'The inspector confirms the drawing revision, then remeasures key dimensions with another gauge.',
      ],
      [
        '两把量具读数相差超过公差的十分之一，先停下来查量具。',
        'If two gauges differ by more than a tenth of the tolerance, stop and check the gauges.',
      ],
    ),
    points(
      ['没签完字，不许批量', 'No signatures, no production'],
      [
        ['首件做标识，放首件架', 'Tag it and keep it on the rack'],
        ['等待时只许停，不许做', 'Wait; do not run on'],
        ['首件留到本批结束', 'Keep it until the batch ends'],
      ],
      [
        '等检验的那十分钟里又做了五件，是最常见的违规。',
        'The most common breach: five more pieces made in the ten minutes of waiting.',
      ],
      [
        '首件挂绿牌放在首件架上，留到本批做完再流转。',
        'The accepted piece gets a green tag and stays on the rack until the batch is finished.',
      ],
    ),
  ],
);
