import { navigationOf, plainPolicy, t } from './parts.ts';
import type { DemoEnterprise } from './types.ts';

/** The public portal: open courses for everyone. */
export const open: DemoEnterprise = {
  eid: 0,
  name: t('Banyan 公开课'),
  portalName: t('Banyan 公开课'),
  slogan: t('一门课，一棵树'),
  sloganDetail: t('数据、表达、健康和法律常识，人人能听，听完能用。'),
  accountHint: t('账号'),
  notice: t('全部公开课免费。登录以后，学到哪里、漏看了哪一段都会替你记着。'),
  settings: {
    puborg: 0,
    passwordPolicy: plainPolicy,
    loginWays: ['password', 'code'],
    weekGoalS: 3600,
    registration: true,
    joinable: true,
  },
  note: 'public portal',
  people: [
    {
      account: 'P30001',
      name: t('周小满'),
      department: t('公开课学员'),
      type: 1,
      credit: 5,
      phone: '+8613805716620',
      note: 'learner',
    },
    { account: 'P30002', name: t('沈砚秋'), department: t('公开课讲师'), type: 5, note: 'lecturer' },
    { account: 'P30003', name: t('顾平'), department: t('公开课运营'), type: 2, note: 'administrator' },
  ],
  modules: [
    { kind: 'continue', title: t('继续学习') },
    { kind: 'new', title: t('新上架'), morePath: '/course?sort=newest' },
    { kind: 'popular', title: t('大家在学'), morePath: '/course?sort=learners' },
    { kind: 'category', title: t('读懂数据'), category: 'DT', morePath: '/course?cat=DT' },
    { kind: 'zones', title: t('学习专区') },
  ],
  navigation: navigationOf(t('公开课'), t('我的学习')),
  zones: [
    { key: 'all', icon: 'book', title: t('全部公开课'), note: t('五个方向，都能免费听'), path: '/course' },
    { key: 'safety', icon: 'shield', title: t('安全与健康'), note: t('家里和工位上都用得着'), path: '/course?cat=SF' },
    { key: 'law', icon: 'users', title: t('法律与网络'), note: t('保护好自己的信息和权益'), path: '/course?cat=LW' },
    { key: 'record', icon: 'history', title: t('学习记录'), note: t('学过的都在这里'), path: '/my/learn-record' },
  ],
};
