import { navigationOf, plainPolicy, t } from './parts.ts';
import type { DemoEnterprise, DemoSettings } from './types.ts';

const shut = (
  eid: number,
  host: string,
  name: string,
  portalName: string,
  note: string,
  settings: Partial<DemoSettings>,
  people: DemoEnterprise['people'] = [],
): DemoEnterprise => ({
  eid,
  host,
  name: t(name),
  portalName: t(portalName),
  slogan: t('学一点，用一点'),
  sloganDetail: t('公司内部的课程和学习记录。'),
  accountHint: t('工号'),
  settings: { puborg: 1, passwordPolicy: plainPolicy, ...settings },
  note,
  people,
  modules: [{ kind: 'continue', title: t('继续学习') }],
  navigation: navigationOf(t('课程'), t('在学')),
  zones: [],
});

/** Enterprises whose door is shut, one for each reason. */
export const closed: readonly DemoEnterprise[] = [
  shut(
    1003,
    'expired.localhost',
    '华岳重工集团',
    '华岳学习平台',
    'service period over',
    {
      themeColor: '#1f5fae',
      hoverColor: '#184c8b',
      expiredDaysAgo: 2,
      contact: { name: '郑海峰', department: '信息中心', phone: '029-8866 1207', email: 'zhenghf@huayue.example' },
    },
    [{ account: 'Y30117', name: t('李思远'), department: t('外协质量'), type: 1, note: 'service period over' }],
  ),
  shut(1004, 'locked.localhost', '澜海物流股份有限公司', '澜海学院', 'locked by the platform', {
    themeColor: '#0b6b8a',
    hoverColor: '#095670',
    locked: true,
    contact: { name: '梁书言', department: '人力资源部', phone: '0755-2650 4418', email: 'liangsy@lanhai.example' },
  }),
  shut(1005, 'deleted.localhost', '旧港贸易有限公司', '旧港学堂', 'deleted', { deleted: true }),
  shut(
    1006,
    'members.localhost',
    '青禾农业研究院',
    '青禾研习社',
    'members only: others have not joined',
    {
      themeColor: '#4b7a1f',
      hoverColor: '#3c6219',
      membersOnly: true,
      singleDevice: true,
      contact: { name: '白露', department: '科研管理处', phone: '0571-8697 3305', email: 'bailu@qinghe.example' },
    },
    [
      { account: 'Q60001', name: t('白露'), department: t('科研管理处'), type: 1, note: 'member' },
      { account: 'Q60002', name: t('陈米亚'), department: t('合作门店'), type: 1, note: 'L1042 of the retailer' },
    ],
  ),
];
