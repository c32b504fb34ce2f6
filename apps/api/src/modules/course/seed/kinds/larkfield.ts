import { chapter, course } from '../../../../db/seed/content/text.ts';
import type { KindChapter, KindCourse } from './types.ts';

const chapters: readonly KindChapter[] = [
  {
    kind: 'audio',
    title: ['听：冷库的几种声音', 'Listen: what a cold room sounds like'],
    sounds: [
      { noise: 'hum', seconds: 10, says: ['压缩机正常运转：低沉平稳。', 'The compressor at work: low and steady.'] },
      {
        noise: 'chime',
        seconds: 10,
        says: [
          '门开超过两分钟的提示音。关门，音就停。',
          'The door has been open for two minutes. Close it and the chime stops.',
        ],
      },
      {
        noise: 'beeps',
        seconds: 12,
        says: [
          '温度报警：高于 5 °C 持续十五分钟。先量货温，再打电话。',
          'Temperature alarm: above 5 °C for fifteen minutes. Measure the goods first, then call.',
        ],
      },
      {
        noise: 'hiss',
        seconds: 10,
        says: [
          '持续的嘶声可能是制冷剂泄漏：离开，关门，通知值班经理。',
          'A steady hiss may be a refrigerant leak: leave, close the door, tell the duty manager.',
        ],
      },
      {
        noise: 'sweep',
        seconds: 12,
        says: [
          '疏散警报。放下手里的东西，从最近的出口离开。',
          'Evacuation. Put everything down and leave by the nearest exit.',
        ],
      },
    ],
  },
  {
    kind: 'document',
    title: ['读：冷库温度异常处置规程', 'Read: the cold room temperature procedure'],
    seconds: 60,
    file: 'Cold room temperature procedure.pdf',
    pages: [
      {
        heading: '1  Who this is for',
        lines: [
          'Everyone who opens a cold room: department staff, receivers, night crew and contractors with a key.',
          'It covers chilled rooms (0 to 5 °C) and freezers (below -18 °C) in all stores.',
          'The duty manager owns the decision to sell, hold or discard. Nobody else may make it.',
          'Keep this procedure beside the alarm panel. The copy there is the one that counts.',
        ],
      },
      {
        heading: '2  The first fifteen minutes',
        lines: [
          'Look at the panel: note the time, the room and the reading.',
          'Close the door and keep it closed. A closed room gains about one degree an hour.',
          'Measure goods, not air. Take three packs: by the door, in the middle, at the back.',
          'Write the three readings on the sheet with your initials.',
          'Call the duty manager. If nobody answers within five minutes, call the area manager.',
        ],
      },
      {
        heading: '3  Hold, move or discard',
        lines: [
          'All three packs at 5 °C or below: nothing is held. Record the cause and go on.',
          'One pack between 5 and 8 °C: hold the shelf it came from and measure again after thirty minutes.',
          'Any pack above 8 °C for more than two hours: the whole room is held and moved or discarded.',
          'Held goods get the red label and a time. They do not go back on sale without a signature.',
        ],
      },
      {
        heading: '4  Afterwards',
        lines: [
          'Enter the event in the store log the same day, with readings, decision and name.',
          'Photos of the panel and of the labels go into the log entry.',
          'An alarm that comes back within a week is a maintenance case, even when the goods were fine.',
          'Sheets are kept for two years. Auditors ask for them by date.',
        ],
      },
    ],
  },
  {
    kind: 'article',
    title: ['看：怎样量一包货的温度', 'Read on: how to take the temperature of a pack'],
    seconds: 40,
    pictures: [
      { shows: 'tube', value: 0.35, caption: ['探针温度计，读数在范围内', 'Probe thermometer, reading within limits'] },
      {
        shows: 'tube',
        value: 0.85,
        caption: ['探针温度计，读数超过上限', 'Probe thermometer, reading above the limit'],
      },
    ],
    html: [
      `<p>空气温度变得快，货变得慢。决定能不能卖的是<strong>货的温度</strong>。</p><h2>先擦探针</h2><p>用酒精棉片擦净，等十秒挥发。不擦就换下一包，等于把这一包的细菌带过去。</p><h2>量在哪里</h2><ul><li>有包装的货：探针夹在两包之间，压紧，不刺破包装。</li><li>散装的货：插到最厚处的中心。</li><li>冷冻货：只用夹的，不钻孔。</li></ul><p><img data-picture="1"></p><h2>等多久</h2><p>读数停住不动十五秒再记。急着看到的数字总是偏高。</p><p><img data-picture="2"></p><table><caption>读数与决定</caption><thead><tr><th>货温</th><th>决定</th></tr></thead><tbody><tr><td>5 °C 及以下</td><td>照常销售</td></tr><tr><td>5–8 °C</td><td>暂停，三十分钟后再量</td></tr><tr><td>8 °C 以上</td><td>找值班经理</td></tr></tbody></table><p>三个读数都写下来，写上名字缩写。只写“正常”等于没有量。</p>`,
      `<p>Air warms quickly, goods slowly. What decides whether something may be sold is the <strong>temperature of the goods</strong>.</p><h2>Clean the probe first</h2><p>Wipe it with an alcohol pad and give it ten seconds. An unwiped probe carries what is on this pack into the next.</p><h2>Where to measure</h2><ul><li>Packed goods: hold the probe between two packs and press. Never pierce a pack.</li><li>Loose goods: into the middle of the thickest part.</li><li>Frozen goods: between packs only. No drilling.</li></ul><p><img data-picture="1"></p><h2>How long to wait</h2><p>Write the reading down when it has stood still for fifteen seconds. A number taken in a hurry is always too high.</p><p><img data-picture="2"></p><table><caption>Reading and decision</caption><thead><tr><th>Goods</th><th>Decision</th></tr></thead><tbody><tr><td>5 °C or below</td><td>Sell as usual</td></tr><tr><td>5 to 8 °C</td><td>Hold, measure again after thirty minutes</td></tr><tr><td>Above 8 °C</td><td>Get the duty manager</td></tr></tbody></table><p>Write down all three readings with your initials. “OK” on the sheet means that nobody measured.</p>`,
    ],
  },
  {
    kind: 'album',
    title: ['认：报警面板的四种状态', 'Spot: four states of the alarm panel'],
    seconds: 20,
    pictures: [
      {
        shows: 'lamps',
        lit: 'green',
        caption: ['绿灯：温度在范围内，门已关好。', 'Green: temperature within limits, door closed.'],
      },
      {
        shows: 'lamps',
        lit: 'amber',
        caption: ['黄灯：门开着，或正在除霜。', 'Amber: the door is open, or the room defrosts.'],
      },
      {
        shows: 'lamps',
        lit: 'red',
        caption: ['红灯：温度报警，按规程第 2 页做。', 'Red: temperature alarm. Follow page 2 of the procedure.'],
      },
      {
        shows: 'valve',
        open: false,
        caption: ['制冷剂截止阀已关：只有维修人员可以打开。', 'Refrigerant valve shut: only maintenance may open it.'],
      },
    ],
  },
  {
    kind: 'link',
    title: ['查：食品标准局的冷藏指引（外部网站）', 'Look up: the food agency’s chilling guidance (external)'],
    seconds: 10,
    url: 'https://www.food.gov.uk/safety-hygiene/chilling',
    about: [
      '英国食品标准局的冷藏指引，写明法定温度和豁免时间。',
      'The Food Standards Agency’s page on chilling: the legal limits and how long goods may be outside them.',
    ],
  },
  {
    kind: 'scorm',
    title: ['练：冷库报警的前十五分钟（英文课件）', 'Practise: the first fifteen minutes of a cold room alarm'],
    seconds: 20,
    lesson: {
      lang: 'en',
      title: 'Practise: the first fifteen minutes of a cold room alarm',
      pages: [
        {
          heading: 'Look at the panel',
          lines: [
            'Note the time, the room and the reading before you touch anything.',
            'Close the door and keep it closed: a closed room gains about one degree an hour.',
          ],
        },
        {
          heading: 'Measure goods, not air',
          lines: [
            'Take three packs: by the door, in the middle, at the back.',
            'Hold the probe between two packs and wait until the reading stands still for fifteen seconds.',
          ],
        },
        {
          heading: 'Call and write',
          lines: [
            'Call the duty manager. Nobody within five minutes: call the area manager.',
            'Write the three readings on the sheet with your initials.',
          ],
        },
      ],
      questions: [
        {
          asks: 'The alarm shows 7 °C. What do you measure first?',
          choices: ['The air at the door', 'Three packs in different places'],
          right: 1,
          why: 'Air warms quickly, goods slowly. What counts is the temperature of the goods.',
        },
        {
          asks: 'Who decides whether goods are discarded?',
          choices: ['Whoever measured', 'The duty manager', 'The driver'],
          right: 1,
          why: 'The duty manager owns the decision to sell, hold or discard.',
        },
      ],
    },
  },
];

/** The retailer's course with chapters of every kind. */
export const larkfieldKinds: KindCourse = {
  eid: 1002,
  course: course({
    id: 295,
    category: 'FF0101',
    title: ['冷库报警：听到之后做什么', 'Cold room alarms: what to do when you hear one'],
    intro: [
      '给所有会打开冷库门的人。学完能分清五种声音，按规程处理温度报警，并正确量货温。',
      'For everyone who opens a cold room. Afterwards you can tell five sounds apart, handle a temperature alarm by the procedure and take the temperature of goods properly.',
    ],
    outcomes: [
      ['分清冷库的五种声音', 'Tell the five sounds of a cold room apart'],
      ['十五分钟内完成温度报警处置', 'Handle a temperature alarm within fifteen minutes'],
      ['正确量货温并记录', 'Take and record the temperature of goods'],
    ],
    lecturer: 'okafor',
    credits: 0.5,
    fee: 'free',
    rating: 47,
    ratings: 64,
    praises: 18,
    learners: 188,
    publishedDaysAgo: 400,
    chapters: chapters.map(({ title }) => chapter(title, [])),
  }),
  chapters,
};
