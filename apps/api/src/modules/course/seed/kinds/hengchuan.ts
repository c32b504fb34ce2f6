import { chapter, course } from '../../../../db/seed/content/text.ts';
import type { KindChapter, KindCourse } from './types.ts';

const chapters: readonly KindChapter[] = [
  {
    kind: 'audio',
    title: '听：主轴箱的四种异响',
    sounds: [
      { noise: 'hum', seconds: 10, says: '正常运转：低沉、平稳，音调不随负载跳动。' },
      { noise: 'silence', seconds: 2, says: '停两秒，再听第一种异响。' },
      { noise: 'knock', seconds: 12, says: '轴承点蚀：每转一次敲击，间隔均匀。记下转速，当班报修。' },
      { noise: 'silence', seconds: 2, says: '第二种。' },
      { noise: 'squeal', seconds: 12, says: '皮带打滑：高而尖，启动时最明显。停机检查张紧力。' },
      { noise: 'silence', seconds: 2, says: '第三种。' },
      { noise: 'hiss', seconds: 12, says: '气路泄漏：持续的嘶声，停机后仍在。关阀后用肥皂水找漏点。' },
      { noise: 'silence', seconds: 2, says: '最后一种不是机器的声音。' },
      { noise: 'beeps', seconds: 6, says: '润滑低油位报警：短促两声一组。先补油，再复位。' },
    ],
  },
  {
    kind: 'document',
    title: '读：设备点检作业指导书',
    seconds: 60,
    file: '设备点检作业指导书.pdf',
    pages: [
      {
        heading: '一、目的与范围',
        lines: [
          '本指导书规定数控加工单元每班开机前点检的项目、方法和判定。',
          '适用于缸体线 OP10 至 OP60 的全部主机和随机辅机。',
          '点检由当班操作者完成，班组长在记录上签字确认。',
          '点检没有完成的设备不得转入自动循环。',
        ],
      },
      {
        heading: '二、点检项目',
        lines: [
          '1. 气源压力 0.50 至 0.60 MPa，表针稳定不摆动。',
          '2. 液压站油位在上下刻线之间，油色透明、无泡沫。',
          '3. 主轴润滑油位不低于下刻线，每分钟 2 至 3 滴。',
          '4. 切削液浓度 6% 至 8%，用折光仪测，不凭目测。',
          '5. 导轨防护罩无破损，刮屑板贴合。',
          '6. 急停按钮逐个按下，设备断电后复位。',
        ],
      },
      {
        heading: '三、异常处置',
        lines: [
          '任何一项不合格，先停机，再挂红牌，再报修，三步不得颠倒。',
          '气压低于 0.45 MPa 时夹具可能松动，禁止用“再夹一次”代替排查。',
          '润滑中断超过两分钟的主轴须由维修人员盘车后才能重新启动。',
          '当班处理不了的异常，交班时当面交接，并写明已经做过什么。',
        ],
      },
      {
        heading: '四、记录与保存',
        lines: [
          '点检记录逐项填写实测值，不写“正常”“同上”。',
          '写错的数字划一条横线，在旁边写正确值并签名，不得涂改。',
          '记录保存三年，随设备档案归档。',
          '附：点检表编号 HC-PE-0301-A，版本 C，2025 年 3 月起执行。',
        ],
      },
    ],
  },
  {
    kind: 'article',
    title: '看：一块气压表说明什么',
    seconds: 40,
    pictures: [
      { shows: 'gauge', value: 0.56, from: 0.5, to: 0.62, caption: '气源压力表，指针停在绿区' },
      { shows: 'gauge', value: 0.36, from: 0.5, to: 0.62, caption: '气源压力表，指针在绿区以下' },
    ],
    html: `<p>点检表上“气源压力”只有一个格子，但同一块表能说明三件事：<strong>气够不够</strong>、<strong>稳不稳</strong>、<strong>表本身准不准</strong>。</p>
<h2>先看指针停在哪里</h2>
<p>绿区是 0.50 至 0.60 MPa。停在绿区以内，夹紧力有保证。</p>
<p><img data-picture="1"></p>
<p>低于绿区时不要只调减压阀。先看同一气源的相邻设备：只有一台低，多半是这台过滤器堵塞；几台一起低，是管网的问题。</p>
<p><img data-picture="2"></p>
<h2>再看指针动不动</h2>
<ul><li>换刀时下降不超过 0.05 MPa，三秒内回到原位：正常。</li><li>缓慢下降不回升：有泄漏，停机后听嘶声。</li><li>来回摆动：减压阀膜片老化，报修。</li></ul>
<h2>最后看表</h2>
<p>断气后指针应当回零。不回零的表读数一律不算，换表后重新点检。</p>
<table><caption>读数与处置</caption><thead><tr><th>读数（MPa）</th><th>判定</th><th>处置</th></tr></thead><tbody><tr><td>0.50–0.60</td><td>合格</td><td>记录实测值</td></tr><tr><td>0.45–0.50</td><td>注意</td><td>查过滤器，两小时内复测</td></tr><tr><td>低于 0.45</td><td>不合格</td><td>停机、挂牌、报修</td></tr></tbody></table>
<p>记录时写读数，不写“正常”。半年后查趋势，靠的就是这些数字。</p>`,
  },
  {
    kind: 'album',
    title: '认：四张现场图片',
    seconds: 20,
    pictures: [
      { shows: 'gauge', value: 0.56, from: 0.5, to: 0.62, caption: '气压 0.56 MPa，在绿区内：合格，写实测值。' },
      { shows: 'tube', value: 0.85, caption: '主轴箱温升过高：超过上限刻线，停机散热并查润滑。' },
      { shows: 'lamps', lit: 'amber', caption: '三色灯黄灯常亮：设备待料或有提示，先看屏幕再动手。' },
      { shows: 'valve', open: false, caption: '冷却阀手柄与管道垂直：阀门关着，开机前转到平行。' },
    ],
  },
  {
    kind: 'link',
    title: '查：特种设备安全技术规范（外部网站）',
    seconds: 10,
    url: 'https://www.samr.gov.cn/',
    about: '国家市场监督管理总局网站。压力容器、起重机械的现行安全技术规范在“特种设备”栏目里查，引用前核对版本号。',
  },
  {
    kind: 'scorm',
    title: '练：开机前点检五步',
    seconds: 20,
    lesson: {
      lang: 'zh',
      title: '练：开机前点检五步',
      pages: [
        {
          heading: '看：油位、气压、指示灯',
          lines: [
            '润滑油位在两条刻线之间，气压在 0.50 至 0.60 MPa，三色灯没有红灯。',
            '有一项不合格就不开机，先报班长。',
          ],
        },
        {
          heading: '听和摸',
          lines: ['空转一分钟：低沉、平稳，没有敲击和尖叫。', '手背靠近主轴箱外壁，能停住三秒说明温度正常。'],
        },
        {
          heading: '记：写下读数',
          lines: ['写读数，不写“正常”。数字能看出趋势，“正常”看不出。', '异常写清部位、时间、班次，拍一张照片。'],
        },
      ],
      questions: [
        {
          asks: '气压表停在 0.42 MPa，应该怎么做？',
          choices: ['先开机，边干边看', '不开机，查过滤器并报班长', '调高报警值'],
          right: 1,
          why: '气压低时夹紧力不够，工件会松动。先查过滤器，再报班长。',
        },
        {
          asks: '点检表上应该写什么？',
          choices: ['正常', '实际读数'],
          right: 1,
          why: '只有读数能看出慢慢变坏的设备。',
        },
      ],
    },
  },
];

/** The manufacturer's course with chapters of every kind. */
export const hengchuanKinds: KindCourse = {
  eid: 1001,
  course: course({
    id: 195,
    category: 'PE0301',
    title: '开机点检：听、读、看、认',
    intro:
      '给数控加工单元的操作者。用声音、作业指导书、图文和现场图片学会开机前点检，学完能独立完成点检表并判断哪些异常必须停机。',
    outcomes: ['听出四种常见异响', '按指导书完成每班点检', '根据气压表读数决定是否停机'],
    lecturer: 'wujianping',
    credits: 0.5,
    fee: 'free',
    rating: 46,
    ratings: 83,
    praises: 21,
    learners: 214,
    publishedDaysAgo: 420,
    chapters: chapters.map(({ title }) => chapter(title, [])),
  }),
  chapters,
};
