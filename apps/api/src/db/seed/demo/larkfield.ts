import { navigationOf, strictPolicy, t } from './parts.ts';
import type { DemoEnterprise } from './types.ts';

/** An international retailer: its own colours, three languages. */
export const larkfield: DemoEnterprise = {
  eid: 1002,
  host: 'larkfield.localhost',
  name: t('云雀田零售集团', 'Larkfield Retail Group'),
  portalName: t('云雀田学院', 'Larkfield Academy'),
  slogan: t('把每一天的小事做好', 'Small things, done well, every day'),
  sloganDetail: t(
    '门店、仓库和办公室的同事都在这里学：生鲜、服务、防损和带团队。',
    'For colleagues in stores, warehouses and offices: fresh food, service, loss prevention, leading a team.',
  ),
  accountHint: t('员工号', 'Staff number'),
  notice: t(
    '冷链课程按新的温度记录要求更新过，带生鲜的同事请再看一遍第二章。',
    'The cold chain course follows the new temperature records. If you handle fresh food, please watch chapter 2 again.',
  ),
  noticeText: [
    t(
      '从 12 月 1 日起，生鲜收货的温度改为每车记录三次：开门时、卸到一半时、卸完时。旧的纸质表不再使用。',
      'From 1 December, fresh deliveries are measured three times for each vehicle: when the doors open, halfway through unloading, and at the end. The old paper form is withdrawn.',
    ),
    t(
      '第二章已经按新表重拍，约 12 分钟。学过旧版的同事进度保留，只需再看这一章。',
      'Chapter 2 has been filmed again with the new form and takes about 12 minutes. If you finished the earlier version your progress is kept, and this chapter is all you need to see again.',
    ),
    t('有疑问请找门店的食品安全负责人。', 'If anything is unclear, ask the food safety lead of your store.'),
  ],
  settings: {
    puborg: 1,
    registration: true,
    themeColor: '#0a7d5a',
    hoverColor: '#086548',
    language: 'auto',
    switchLanguage: true,
    languages: ['en', 'zh_cn', 'zh_tw'],
    adminMessages: true,
    passwordPolicy: strictPolicy,
    loginWays: ['password', 'code', 'scan', 'face', 'oneClick', 'outsider'],
    weekGoalS: 7200,
    yearCredits: 120,
    contact: {
      name: 'Nora Whitfield',
      department: 'People & Learning',
      phone: '+44 20 7946 0182',
      email: 'learning@larkfield.example',
    },
  },
  note: 'retailer, English and Chinese',
  people: [
    {
      account: 'L1042',
      name: t('陈米亚', 'Mia Chen'),
      department: t('生鲜组', 'Fresh food'),
      type: 1,
      credit: 60,
      phone: '+447911123456',
      note: 'learner; by phone code, scan, and by face once /my/face has it on',
    },
    {
      account: 'L1007',
      name: t('丹尼尔·奥科罗', 'Daniel Okoro'),
      department: t('门店运营', 'Store operations'),
      type: 5,
      credit: 140,
      note: 'lecturer',
    },
    {
      account: 'L1001',
      name: t('诺拉·惠特菲尔德', 'Nora Whitfield'),
      department: t('人才发展部', 'People & Learning'),
      type: 2,
      credit: 35,
      note: 'administrator',
    },
    {
      account: 'L2081',
      name: t('李思远', 'Siyuan Li'),
      department: t('供应商质量', 'Supplier quality'),
      type: 1,
      note: 'H20381 of the manufacturer is the same person',
    },
  ],
  departments: [
    {
      name: t('门店运营', 'Store operations'),
      below: [
        { name: t('生鲜组', 'Fresh food') },
        { name: t('收银组', 'Checkout') },
        { name: t('夜班补货组', 'Night shift') },
      ],
    },
    {
      name: t('仓储物流', 'Warehousing'),
      below: [{ name: t('收货组', 'Goods in') }, { name: t('冷库', 'Cold store') }],
    },
    { name: t('人才发展部', 'People & Learning') },
  ],
  modules: [
    { kind: 'continue', title: t('继续学习', 'Continue learning') },
    { kind: 'required', title: t('必修', 'Required for your role'), morePath: '/course?type=required' },
    { kind: 'category', title: t('生鲜食品安全', 'Fresh food safety'), category: 'FF', morePath: '/course?cat=FF' },
    { kind: 'popular', title: t('同事在学', 'Colleagues are learning'), morePath: '/course?sort=learners' },
    { kind: 'zones', title: t('学习专区', 'Where to start') },
    { kind: 'new', title: t('新上架', 'New this month'), morePath: '/course?sort=newest' },
  ],
  navigation: navigationOf(t('课程', 'Courses'), t('在学', 'My studies')),
  zones: [
    {
      key: 'joiners',
      icon: 'compass',
      title: t('新同事', 'New joiners'),
      note: t('第一周要知道的事', 'What to know in week one'),
      path: '/course?cat=NJ',
    },
    {
      key: 'fresh',
      icon: 'shield',
      title: t('生鲜与冷链', 'Fresh and cold chain'),
      note: t('收货、陈列、温度', 'Receiving, display, temperature'),
      path: '/course?cat=FF',
    },
    {
      key: 'service',
      icon: 'users',
      title: t('顾客体验', 'Customer experience'),
      note: t('问候、投诉、退换货', 'Greeting, complaints, returns'),
      path: '/course?cat=CX',
    },
    {
      key: 'lead',
      icon: 'layers',
      title: t('带团队', 'People leadership'),
      note: t('排班、反馈、早会', 'Rotas, feedback, briefings'),
      path: '/course?cat=PL',
    },
    {
      key: 'all',
      icon: 'book',
      title: t('全部课程', 'All courses'),
      note: t('按方向找课', 'Browse by subject'),
      path: '/course',
    },
    {
      key: 'record',
      icon: 'history',
      title: t('学习记录', 'Learning record'),
      note: t('学过的和没学完的', 'What you finished, what is left'),
      path: '/my/learn-record',
    },
  ],
};
