import type { SeedLecturing } from './types.ts';

const suzhou = { zh: '苏州' };

/** Lecturers of the manufacturer, beyond their courses. */
export const hengchuan: SeedLecturing = {
  eid: 1001,
  teachers: [
    {
      ...{ name: '陈国栋', graded: 26, means: [49, 48, 46, 47, 41, 44] },
      place: { zh: '工艺研究室 302' },
      comments: [
        { zh: '第一次有人把趋势图直接画在我们班的件上。' },
        { zh: '坏件摆了一桌，先猜再讲，忘不掉。' },
        { zh: '内容没得说，就是快，有一章我放慢了听两遍。' },
        { zh: '当天就回了我的问题，还附了两张实测。' },
      ],
    },
    {
      ...{ name: '何佳怡', graded: 21, means: [46, 45, 47, 48, 45, 46] },
      place: { zh: '质量部培训室' },
      comments: [
        { zh: '拿我们自己的量具数据现场算了一遍，终于知道 GR&R 差在哪一步。' },
        { zh: '不嫌问题小，控制图的每个点都讲了来历。' },
        { zh: '发的模板改两个数就能用。' },
      ],
    },
    {
      ...{ name: '吴建平', graded: 17, means: [44, 46, 48, 43, 47, 42] },
      place: { zh: '三坐标间' },
      comments: [{ zh: '先看温度再看程序，这个顺序救了我们一批件。' }, { zh: '手把手带着校了一遍测头。' }],
    },
    {
      ...{ name: '林晓岚', graded: 19, means: [47, 49, 49, 46, 46, 45] },
      place: { zh: '精益道场' },
      comments: [
        { zh: '先拍视频再讨论，十分钟就看出三处等待。' },
        { zh: '没花一分钱，换型少了六分钟。' },
        { zh: '节奏好，班组里的老师傅也听得进去。' },
      ],
    },
    {
      ...{ name: '顾文澜', graded: 12, means: [45, 43, 44, 42, 44, 48] },
      place: { zh: '三号楼 201' },
      comments: [{ zh: '按 VDA 6.3 一条条走现场，比看标准原文清楚得多。' }, { zh: '检查表很全，可以直接用于内审。' }],
    },
    {
      ...{ name: '王海燕', graded: 9, means: [45, 48, 44, 43, 45, 43] },
      comments: [{ zh: '案例都是自己厂里的，听着后背发凉。' }],
    },
    {
      ...{ name: '周启明', graded: 8, means: [43, 44, 45, 44, 42, 46] },
      comments: [{ zh: '看板做得少而准，知道该拆哪一块。' }],
    },
    {
      ...{ name: '唐婉清', graded: 6, means: [44, 45, 43, 44, 45, 44] },
      comments: [{ zh: '讲了三个谈崩的例子，比成功案例有用。' }],
    },
    {
      ...{ name: '欧阳雪晴', graded: 7, means: [46, 45, 46, 44, 43, 47] },
      comments: [{ zh: '限度样件拿在手里讲，一看就懂。' }],
    },
    {
      ...{ name: '赵敏', graded: 11, means: [47, 44, 45, 48, 47, 45] },
      comments: [{ zh: '带班的难处她都碰到过。' }],
    },
    {
      ...{ name: '孙立军', graded: 6, means: [45, 47, 47, 46, 45, 42] },
      comments: [{ zh: '讲得土，可句句是干活用的。' }],
    },
    {
      ...{ name: '沈书言', graded: 5, means: [45, 43, 42, 44, 46, 45] },
      comments: [{ zh: '改完的那一页，新来的当天就用上了。' }],
    },
  ],
  bookings: [
    {
      ...{ lecturer: '陈国栋', account: 'H20381', day: 2, hour: 14, state: 'waiting' },
      note: { zh: '3 号线 Φ82 孔第 20 件就超上差，刀具寿命写的 120 件。能带 11 月 18 日的实测和两个坏件。' },
    },
    {
      ...{ lecturer: '吴建平', account: 'H20381', day: 4, hour: 10, state: 'confirmed' },
      note: { zh: '三坐标测头补偿，班组六个人一起来。' },
      answer: { zh: '可以，请提前一小时把件放进恒温间。' },
    },
    {
      ...{ lecturer: '何佳怡', account: 'H20381', day: -6, hour: 14, state: 'evaluate' },
      note: { zh: '控制图连续七点上升，要不要停线。' },
    },
    {
      ...{ lecturer: '林晓岚', account: 'H20381', day: -20, hour: 9, state: 'ended' },
      note: { zh: '换型视频怎么拍、拍哪几个动作。' },
    },
    {
      ...{ lecturer: '陈国栋', account: 'H20381', day: -33, hour: 15, state: 'cancelled' },
      note: { zh: '缸体压装力曲线' },
      answer: { zh: '那天出差，月底以后再约一次。' },
    },
    {
      ...{ lecturer: '何佳怡', account: '', day: 3, hour: 9, state: 'waiting' },
      note: { zh: '新到的深度尺要不要重做 GR&R。' },
    },
    {
      ...{ lecturer: '何佳怡', account: '', day: 5, hour: 14, state: 'waiting' },
      note: { zh: '来料抽样方案从二级放宽，想对一遍依据。' },
    },
    {
      ...{ lecturer: '何佳怡', account: '', day: 2, hour: 10, state: 'confirmed' },
      note: { zh: '缸盖线四把气动量仪的稳定性。' },
      answer: { zh: '好，带最近三十天的校准记录。' },
    },
    {
      ...{ lecturer: '何佳怡', account: '', day: -12, hour: 10, state: 'ended' },
      note: { zh: '首件记录卡怎么填。' },
    },
    {
      ...{ lecturer: '陈国栋', account: '', day: 3, hour: 10, state: 'confirmed' },
      note: { zh: '夹具改型以后的首件怎么定。' },
    },
  ],
  applications: [
    {
      expertise: { zh: '数控车削与刀具管理' },
      labels: [{ zh: '刀具寿命' }, { zh: '带团队' }],
      cities: [suzhou],
      introduction: { zh: '做了十一年数控车，带过九个徒弟。想讲一门短课：怎么从铁屑的颜色和形状看出刀具还能用多久。' },
      daysAgo: 2,
    },
  ],
};
