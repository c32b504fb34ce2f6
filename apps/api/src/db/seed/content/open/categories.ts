import { text } from '../text.ts';
import type { SeedCategory } from '../types.ts';

/** Categories of the open courses: field, subject, topic. */
export const categories: readonly SeedCategory[] = [
  {
    key: 'DT',
    name: text('数据与工具'),
    motif: 'digital',
    children: [
      {
        key: 'DT01',
        name: text('数据基础'),
        motif: 'digital',
        children: [
          { key: 'DT0101', name: text('读图与作图'), motif: 'digital' },
          { key: 'DT0102', name: text('统计常识'), motif: 'digital' },
        ],
      },
      {
        key: 'DT02',
        name: text('办公软件'),
        motif: 'digital',
        children: [
          { key: 'DT0201', name: text('电子表格'), motif: 'digital' },
          { key: 'DT0202', name: text('文件与协作'), motif: 'digital' },
        ],
      },
    ],
  },
  {
    key: 'EX',
    name: text('表达与沟通'),
    motif: 'lead',
    children: [
      {
        key: 'EX01',
        name: text('写作'),
        motif: 'lead',
        children: [
          { key: 'EX0101', name: text('工作邮件'), motif: 'lead' },
          { key: 'EX0102', name: text('报告与纪要'), motif: 'lead' },
        ],
      },
      {
        key: 'EX02',
        name: text('当面沟通'),
        motif: 'lead',
        children: [
          { key: 'EX0201', name: text('演讲与汇报'), motif: 'lead' },
          { key: 'EX0202', name: text('谈判与倾听'), motif: 'lead' },
        ],
      },
    ],
  },
  {
    key: 'SF',
    name: text('安全与健康'),
    motif: 'safety',
    children: [
      {
        key: 'SF01',
        name: text('居家安全'),
        motif: 'safety',
        children: [
          { key: 'SF0101', name: text('用电与燃气'), motif: 'safety' },
          { key: 'SF0102', name: text('急救'), motif: 'safety' },
        ],
      },
      {
        key: 'SF02',
        name: text('身心健康'),
        motif: 'safety',
        children: [
          { key: 'SF0201', name: text('久坐与用眼'), motif: 'safety' },
          { key: 'SF0202', name: text('睡眠与倒班'), motif: 'safety' },
        ],
      },
    ],
  },
  {
    key: 'LW',
    name: text('法律与数字素养'),
    motif: 'comply',
    children: [
      {
        key: 'LW01',
        name: text('法律常识'),
        motif: 'comply',
        children: [
          { key: 'LW0101', name: text('个人信息保护'), motif: 'comply' },
          { key: 'LW0102', name: text('劳动合同'), motif: 'comply' },
        ],
      },
      {
        key: 'LW02',
        name: text('数字素养'),
        motif: 'comply',
        children: [
          { key: 'LW0201', name: text('网络安全'), motif: 'comply' },
          { key: 'LW0202', name: text('用好人工智能'), motif: 'comply' },
        ],
      },
    ],
  },
  {
    key: 'WK',
    name: text('工作方法'),
    motif: 'lean',
    children: [
      {
        key: 'WK01',
        name: text('效率与协作'),
        motif: 'lean',
        children: [
          { key: 'WK0101', name: text('会议与时间'), motif: 'lean' },
          { key: 'WK0102', name: text('跨地区协作'), motif: 'lean' },
        ],
      },
      {
        key: 'WK02',
        name: text('项目与钱'),
        motif: 'lean',
        children: [
          { key: 'WK0201', name: text('项目管理'), motif: 'lean' },
          { key: 'WK0202', name: text('读懂财务'), motif: 'lean' },
        ],
      },
    ],
  },
];
