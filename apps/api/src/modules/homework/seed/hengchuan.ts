import { t } from '../../../db/seed/demo/parts.ts';
import type { SeedHomework } from './types.ts';

const eid = 1001;

/** Homework of the manufacturer, one in every state. */
export const hengchuanHomework: readonly SeedHomework[] = [
  {
    id: 9001,
    eid,
    title: t('首件检验：写一份自己的检验记录'),
    task: t(
      '挑一个你本周做过首件检验的零件，按附件的格式写一份记录。\n\n写清三件事：量了哪几个尺寸、用的什么量具、为什么放行或不放行。有照片或三坐标报告的，一起传上来。',
    ),
    criteria: [
      { text: t('写清量了哪几个尺寸、实测多少'), points: 40, keywords: ['外圆', '实测'] },
      { text: t('写清用的什么量具'), points: 30, keywords: ['千分尺', '卡尺', '三坐标'] },
      { text: t('写清为什么放行或不放行'), points: 30, keywords: ['公差', '放行'] },
    ],
    owner: t('质量部'),
    opensIn: -6,
    dueIn: 3,
    fullScore: 1000,
    passScore: 600,
    attachments: [
      {
        name: '首件检验记录表.csv',
        content: '零件号,工序,尺寸,公差,实测值,量具,判定\nHC-3312,30,Φ42,±0.02,,,\nHC-3312,30,平面度,0.05,,,\n',
      },
      {
        name: '记录示例.xlsx',
        content: {
          kind: 'xlsx',
          sheets: {
            '30 工序': [
              ['零件号', '尺寸', '公差', '实测值', '量具', '判定'],
              ['HC-3312', 'Φ42', '±0.02', 42.01, '内径千分尺', '放行'],
              ['HC-3312', '平面度', '0.05', 0.03, '三坐标', '放行'],
            ],
            '40 工序': [
              ['零件号', '尺寸', '公差', '实测值', '量具', '判定'],
              ['HC-3312', '螺孔位置度', '0.1', 0.12, '三坐标', '不放行'],
            ],
          },
        },
      },
      {
        name: '首件检验记录怎么写.docx',
        content: {
          kind: 'docx',
          heading: '首件检验记录怎么写',
          text: [
            '换刀、换批、换班之后的第一件都要记。先看图纸上带框的尺寸，再看上一班留下的问题。',
            '实测值写到量具能读出的最后一位，不写“合格”两个字代替。',
          ],
          table: [
            ['要写的', '例子'],
            ['尺寸和公差', 'Φ42 ±0.02'],
            ['实测值', '42.01'],
            ['为什么放行', '在公差里，离上限还有 0.01'],
          ],
        },
      },
      {
        name: '三个尺寸怎么量.pptx',
        content: {
          kind: 'pptx',
          slides: [
            { title: '三个尺寸怎么量', lines: ['孔径、平面度、中心距', '每个尺寸量三次，取中间的一次'] },
            { title: '孔径', lines: ['内径千分尺对零', '转过 90° 再量一次，看圆不圆'] },
          ],
        },
      },
    ],
    draft: '零件：HC-3312 阀体，30 工序。\n\n量了三处：Φ42 孔径、端面平面度、两孔中心距。孔径用内径千分尺，',
    colleague:
      '零件：HC-2208 端盖。量了外圆、止口深度和四个螺孔的位置度。外圆 Φ68 实测 67.99，止口深 4.02，都在公差里，放行。',
  },
  {
    id: 9002,
    eid,
    title: t('设备点检：拍一段点检视频'),
    task: t('按点检表走一遍你负责的设备，边做边讲，三到五分钟。\n\n说清每一步看什么、听什么、摸什么，什么样算不正常。'),
    owner: t('设备部'),
    opensIn: -12,
    dueIn: 9,
    fullScore: 1000,
    passScore: 600,
    handedIn: [
      {
        hoursAgo: 20,
        text: '点检的是 4 号立式加工中心。顺序：先看油位和气压，再听主轴空转，最后摸导轨防护和线缆。空转时主轴声音比上周略响，已经报给维修班复查。',
        state: 'marking',
      },
    ],
  },
  {
    id: 9003,
    eid,
    title: t('8D 报告：把一次客诉写完整'),
    task: t('从本季度的客诉里选一件，写到 D6。\n\nD4 的根本原因要有证据，D5 的措施要写清谁、什么时候、怎么验证。'),
    owner: t('质量部'),
    opensIn: -40,
    dueIn: -8,
    fullScore: 1000,
    passScore: 600,
    handedIn: [
      {
        hoursAgo: 480,
        text: 'D2：客户反映阀体漏油，退回 6 件。\n\nD4：密封槽深度超差，原因是刀具磨损没有及时更换。\n\nD5：每 200 件换一次刀，班组长负责，月底看不良率。',
        state: 'withdrawn',
      },
      {
        hoursAgo: 470,
        text: 'D2：客户反映阀体漏油，退回 6 件，批次 240915。\n\nD4：密封槽深 1.92，图纸 2.00±0.05。换刀记录显示这把刀用了 430 件，寿命是 250 件。复现三次，超过 300 件后槽深开始变浅。\n\nD5：刀具寿命写进换刀提示，到 240 件机床停机提示，班组长每班核对。四周后看槽深 CPK。',
        state: 'passed',
        score: 865,
        comment: '证据链完整，比上一稿好很多。把 D6 的验证结果补进部门的案例库。',
        comments: [
          { of: '复现三次', words: '这一步最有说服力。写上每次的件数和实测值会更好。' },
          { of: '四周后看槽深 CPK', words: '目标值是多少？写出来才知道措施有没有效。' },
        ],
      },
    ],
  },
  {
    id: 9004,
    eid,
    title: t('量具使用：测量系统分析练习'),
    task: t('用同一把千分尺，两个人各量十件、每件三次，算出重复性和再现性。'),
    owner: t('质量部'),
    opensIn: -15,
    dueIn: 6,
    fullScore: 1000,
    passScore: 600,
    handedIn: [
      {
        hoursAgo: 72,
        text: '我和欧阳静澜各量了十件。重复性 0.004，再现性 0.011，GRR 是 34%。结论：量具可以用。',
        state: 'failed',
        score: 480,
        comment: '数据没问题，结论下反了。改好再交一次。',
        comments: [{ of: 'GRR 是 34%', words: '超过 30% 就不能接受了，看一下课件第 12 页的判定表。' }],
      },
    ],
  },
  {
    id: 9005,
    eid,
    title: t('班前会：写一周的安全提示'),
    task: t('写五条班前会用的安全提示，每条不超过 60 字，结合本班的设备和工序。'),
    owner: t('安全环保部'),
    opensIn: -5,
    dueIn: 12,
    fullScore: 100,
    passScore: 60,
    handedIn: [
      {
        hoursAgo: 6,
        text: '周一：行车下面不站人，吊物过头先打招呼。\n\n周二：换刀先按急停，别只靠门锁。\n\n周三：切屑用钩子，不用手。',
        state: 'withdrawn',
      },
    ],
  },
  {
    id: 9006,
    eid,
    title: t('新员工：入职一个月的小结'),
    task: t('用 300 字左右写写这一个月：学会了什么、还不放心什么、想请谁带你。'),
    owner: t('人力资源部'),
    opensIn: -45,
    dueIn: -20,
    fullScore: 100,
    passScore: 60,
  },
  {
    id: 9007,
    eid,
    title: t('改善提案：三个可以省下的动作'),
    task: t('在自己的工位上找三个多余的动作，说明怎么去掉、能省多少秒。'),
    owner: t('生产部'),
    opensIn: 4,
    dueIn: 25,
    fullScore: 1000,
    passScore: 600,
  },
];
