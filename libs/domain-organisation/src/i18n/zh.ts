import { audiences } from './sections/audiences.zh.ts';
import { audit } from './sections/audit.zh.ts';
import { departments } from './sections/departments.zh.ts';
import { invitation } from './sections/invitation.zh.ts';
import { exports } from './sections/exports.zh.ts';
import { imports } from './sections/imports.zh.ts';
import { fields } from './sections/fields.zh.ts';
import { groups } from './sections/groups.zh.ts';
import { people } from './sections/people.zh.ts';
import { roles } from './sections/roles.zh.ts';
import { settings } from './sections/settings.zh.ts';
import { platform } from './sections/platform.zh.ts';
import { requests } from './sections/requests.zh.ts';
import { visitors } from './sections/visitors.zh.ts';
import { setup } from './sections/setup.zh.ts';

/** Texts of the organisation domain. */
const zh = {
  title: {
    people: '人员',
    fields: '人员字段',
    importPeople: '导入人员',
    departments: '部门',
    groups: '组',
    audiences: '谁能看',
    roles: '角色',
    personRights: '一个人的权限',
    settings: '入口与域名',
    exports: '我的导出',
    audit: '操作日志',
    requests: '访客申请',
    visitors: '访客',
    setup: '设置向导',
    platform: '企业',
  },
  open: '打开',
  close: '关闭',
  cancel: '取消',
  retry: '重试',
  loading: '正在加载',
  lookOnly: '您可以查看，不能修改；需要时请找给您角色的管理员。',
  invitation,
  people,
  platform,
  requests,
  visitors,
  setup,
  exports,
  imports,
  departments,
  fields,
  roles,
  groups,
  audiences,
  audit,
  settings,
} as const;

export default zh;
