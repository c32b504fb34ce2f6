import { text } from '../text.ts';
import type { SeedLecturer } from '../types.ts';

function lecturer(key: string, zh: string, en: string, title: string, bio: string): SeedLecturer {
  return {
    key,
    name: text([zh, en]),
    title: text(title),
    department: text('公开课'),
    bio: text(bio),
    kind: 'public',
  };
}

/** Lecturers of the open courses. */
export const lecturers: readonly SeedLecturer[] = [
  lecturer(
    'xuzhiheng',
    '许知衡',
    'Zhiheng Xu',
    '数据分析师',
    '做过八年报刊数据图表，后来教一线员工读表。相信一张图只该回答一个问题。',
  ),
  lecturer(
    'luoqing',
    '罗清',
    'Qing Luo',
    '写作与演讲教练',
    '前通讯社编辑，改过上万封工作邮件。课堂上每句话都要能删，删到不能再删为止。',
  ),
  lecturer(
    'shenyibai',
    '沈一白',
    'Yibai Shen',
    '急救培训师',
    '红十字会救护师资，二十年社区消防与急救教学经历，坚持让每位学员亲手按满两分钟。',
  ),
  lecturer(
    'duanruolin',
    '段若琳',
    'Ruolin Duan',
    '律师',
    '执业十二年，专做劳动用工与个人信息保护，习惯把法条换成一件具体的事来讲。',
  ),
  lecturer('fangmu', '方牧', 'Mu Fang', '项目管理顾问', '带过横跨五个时区的团队，主讲会议、排期、谈判和财务报表入门。'),
  lecturer(
    'qinchuan',
    '秦川',
    'Chuan Qin',
    '信息安全工程师',
    '做过六年应急响应，看过几百封钓鱼邮件的原件。现在教人怎么少被骗，也教人怎么核对机器给的答案。',
  ),
];
