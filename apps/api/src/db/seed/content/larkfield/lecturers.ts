import { text, type Text } from '../text.ts';
import type { SeedLecturer } from '../types.ts';

function lecturer(
  key: string,
  name: Text,
  title: Text,
  department: Text,
  bio: Text,
  kind: SeedLecturer['kind'] = 'internal',
): SeedLecturer {
  return { key, name: text(name), title: text(title), department: text(department), bio: text(bio), kind };
}

/** Lecturers of the retailer. */
export const lecturers: readonly SeedLecturer[] = [
  lecturer(
    'okafor',
    ['阿玛拉·奥卡福', 'Amara Okafor'],
    ['食品安全总监', 'Head of food safety'],
    ['质量与合规', 'Quality and compliance'],
    [
      '做过八年食品安全检查员，再到零售端管冷链。她的课只讲三件事：测什么、多久测一次、超了怎么办。',
      'Eight years as a food inspector before she took over the cold chain. Her courses say three things: what to measure, how often, and what to do when it is out.',
    ],
  ),
  lecturer(
    'fischer',
    ['莱娜·菲舍尔', 'Lena Fischer'],
    ['生鲜品类经理', 'Fresh category manager'],
    ['商品部', 'Buying'],
    [
      '从奶酪柜台做起，现在管四个国家的生鲜陈列和报损。',
      'Started behind a cheese counter and now looks after fresh ranges and waste in four countries.',
    ],
  ),
  lecturer(
    'tan',
    ['陈美玲', 'Mei-Ling Tan'],
    ['区域运营经理', 'Regional operations manager'],
    ['门店运营', 'Store operations'],
    [
      '管过十九家店的开闭店、补货和收银，喜欢用秒表说话。',
      'Has run opening, replenishment and checkout in nineteen stores, usually with a stopwatch in hand.',
    ],
  ),
  lecturer(
    'nair',
    ['普丽雅·奈尔', 'Priya Nair'],
    ['顾客体验负责人', 'Customer experience lead'],
    ['顾客服务', 'Customer service'],
    [
      '听过一万多通客服电话，整理成门店用得上的短句。',
      'Has listened to more than ten thousand service calls and boiled them down to sentences a store can use.',
    ],
  ),
  lecturer(
    'whitlock',
    ['詹姆斯·惠特洛克', 'James Whitlock'],
    ['防损经理', 'Loss prevention manager'],
    ['防损部', 'Loss prevention'],
    [
      '做过社区警察，坚持一条：没有哪件商品值得一个人受伤。',
      'A former community police officer with one rule: nothing on our shelves is worth a person getting hurt.',
    ],
  ),
  lecturer(
    'rivera',
    ['托马斯·里维拉', 'Tomás Rivera'],
    ['物流与订货经理', 'Logistics and ordering manager'],
    ['供应链', 'Supply chain'],
    [
      '从夜班装卸做到订货算法，最清楚算法在哪里会错。',
      'Worked his way from the night dock to the ordering model, and knows best where the model is wrong.',
    ],
  ),
  lecturer(
    'laurent',
    ['奥利维耶·洛朗', 'Olivier Laurent'],
    ['陈列顾问', 'Merchandising consultant'],
    ['特聘讲师', 'Visiting lecturer'],
    [
      '为三十多家零售商做过陈列研究，讲课带着眼动仪的录像。',
      'Has studied shelves for more than thirty retailers and brings the eye-tracking films to prove it.',
    ],
    'external',
  ),
  lecturer(
    'lindqvist',
    ['萨拉·林德奎斯特', 'Sara Lindqvist'],
    ['学习与发展负责人', 'Head of learning'],
    ['人力资源', 'People'],
    [
      '设计了 Larkfield 的组长培养路径，每周仍有一天在卖场当班。',
      'Designed the path for Larkfield team leaders and still works one shift a week on the shop floor.',
    ],
  ),
];
