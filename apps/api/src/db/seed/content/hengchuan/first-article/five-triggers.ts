import { bars, points, sectionChapter, steps, title } from '../../text.ts';

/** Chapter 3: what sets off a patrol inspection besides the clock. */
export const fiveTriggers = sectionChapter(
  ['过程巡检', 'In-process patrol inspection'],
  ['巡检的五个触发点', 'Five triggers of a patrol check'],
  [
    title(
      ['巡检的五个触发点', 'Five triggers of a patrol check'],
      ['首件合格，只说明那一刻是对的。', 'An accepted first piece only proves that one moment was right.'],
      ['巡检要回答的是：从那以后有没有变。', 'A patrol check answers whether anything has changed since.'],
    ),
    points(
      ['五个触发点', 'The five triggers'],
      [
        ['到时间：按巡检间隔', 'Time: the patrol interval'],
        ['到件数：刀具寿命的一半和末尾', 'Count: half and end of tool life'],
        ['有变化：刀、料、人、程序', 'Change: tool, material, person, program'],
        ['有异响：声音、铁屑、负载', 'Signs: sound, chips, load'],
        ['有反馈：下道工序或客户', 'Feedback: next process or customer'],
      ],
      ['时间只是五个触发点里的一个。', 'The clock is only one of the five triggers.'],
      [
        '刀具走到寿命一半时必须加测一次，这时漂移最容易看见。',
        'Measure once more at half the tool life, where drift shows first.',
      ],
      [
        '声音变尖、铁屑变色、主轴负载上升一成，都要马上去量。',
        'A sharper sound, discoloured chips or ten percent more load: go and measure at once.',
      ],
    ),
    bars(
      ['异常是怎么被发现的', 'How faults were found'],
      '次',
      [
        [['到时间', 'Time'], 31],
        [['到件数', 'Count'], 22],
        [['有变化', 'Change'], 27],
        [['有异响', 'Signs'], 11],
        [['有反馈', 'Feedback'], 9],
      ],
      [
        '这是二车间上半年一百次过程异常的来源。',
        'These are the sources of one hundred process faults in workshop 2 in the first half year.',
      ],
      [
        '靠时间发现的不到三分之一，其余都靠另外四个。',
        'Fewer than a third came from the clock; the rest came from the other four triggers.',
      ],
    ),
    steps(
      ['巡检时连测五件', 'Measure five in a row'],
      [
        ['取连续下线的五件', 'Take five consecutive pieces'],
        ['按加工顺序编号', 'Number them in order'],
        ['记均值和极差', 'Note mean and range'],
        ['点到控制图上', 'Plot on the control chart'],
      ],
      ['只量一件，分不清是偶然还是漂移。', 'One piece cannot tell chance from drift.'],
      [
        '取连续的五件，按顺序编号，均值看位置，极差看散布。',
        'Take five in sequence: the mean shows position, the range shows spread.',
      ],
      [
        '点到图上，连续七点同侧，就按异常上报。',
        'Plot them. Seven points in a row on one side is reported as a fault.',
      ],
    ),
    points(
      ['发现异常，先做这三件', 'Found a fault? These three first'],
      [
        ['停：机床挂红牌', 'Stop: red tag on the machine'],
        ['隔：追到上一次合格', 'Isolate: back to the last good check'],
        ['报：十分钟内到班长', 'Report: team leader within ten minutes'],
      ],
      ['先停机挂红牌，再谈原因。', 'Stop and tag the machine first; discuss causes afterwards.'],
      [
        '从这一件往回追，一直追到上一次合格的巡检。',
        'Trace back from this piece to the last patrol check that passed.',
      ],
      [
        '十分钟内报到班长，隔离的件数当场写在红牌上。',
        'Tell the team leader within ten minutes and write the isolated quantity on the red tag.',
      ],
    ),
  ],
);
