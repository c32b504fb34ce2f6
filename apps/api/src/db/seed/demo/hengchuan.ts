import { t } from './parts.ts';
import type { DemoEnterprise } from './types.ts';

/** People of a private manufacturer, Chinese only. */
export const hengchuan: DemoEnterprise = {
  eid: 1001,
  host: 'hengchuan.localhost',
  portalName: '衡川学堂',
  settings: {},
  note: 'manufacturer, Chinese only',
  people: [
    {
      account: 'H20381',
      name: t('李思远'),
      profile: { realName: '李思远', idNumber: '32050519930412231X' },
      department: t('质量部'),
      type: 1,
      credit: 125,
      phone: '+8613805716620',
      note: 'learner; by phone code, scan, and by face once /my/face has it on',
    },
    {
      account: 'H20412',
      name: t('孙立军'),
      profile: { realName: '孙立军', idNumber: '341221198809261052' },
      department: t('机加二车间'),
      type: 1,
      credit: 40,
      phone: '+8613962180417',
      note: 'learner, nothing begun',
    },
    {
      account: 'H10017',
      name: t('何佳怡'),
      profile: { realName: '何佳怡', idNumber: '320582198503174022' },
      department: t('质量部'),
      type: 5,
      credit: 310,
      note: 'lecturer',
    },
    {
      account: 'H10002',
      name: t('赵敏'),
      profile: { realName: '赵敏', idNumber: '320503198107081646' },
      department: t('人力资源部'),
      type: 2,
      credit: 95,
      note: 'administrator',
    },
    {
      account: 'H20999',
      name: t('刘一鸣'),
      department: t('总装车间'),
      type: 1,
      password: '123456a',
      initialPassword: true,
      profile: { realName: '刘一鸣', idNumber: '411324200105230031' },
      note: 'first login, sets a new password',
    },
    {
      account: 'H20556',
      name: t('周岚'),
      department: t('总装车间'),
      type: 1,
      note: 'first has to give real name and identity number',
    },
    { account: 'H20777', name: t('王振'), department: t('总装车间'), type: 1, locked: true, note: 'locked account' },
  ],
};
