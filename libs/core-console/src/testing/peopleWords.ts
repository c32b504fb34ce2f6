import type { PersonField } from '@banyan/contracts/organisation';
import type { Department } from '../people/departments.ts';

/** Words of the stories' people by language. */
export const peopleWords = {
  zh: {
    people: '人员',
    views: '保存的视图',
    everyone: '全部',
    search: '姓名、工号或手机号',
    name: '姓名',
    number: '工号',
    department: '部门',
    role: '角色',
    state: '状态',
    hired: '入职日期',
    note: '备注',
    states: { active: '正常', new: '没有登录过', locked: '已锁定' },
    add: '添加人员',
    nobody: '还没有人员',
    move: '调动',
    lock: '锁定',
  },
  en: {
    people: 'People',
    views: 'Saved views',
    everyone: 'Everyone',
    search: 'Name, number or phone',
    name: 'Name',
    number: 'Number',
    department: 'Department',
    role: 'Role',
    state: 'State',
    hired: 'Hired',
    note: 'Note',
    states: { active: 'Active', new: 'Never logged in', locked: 'Locked' },
    add: 'Add people',
    nobody: 'Nobody yet',
    move: 'Move',
    lock: 'Lock',
  },
} as const;

/** A small tree of departments. */
export function storyDepartments(language: 'zh' | 'en'): readonly Department[] {
  const [top, first, second, third] =
    language === 'zh'
      ? (['衡川', '质量部', '制造中心', '总装车间'] as const)
      : (['Larkfield', 'Head office', 'Stores', 'Camden'] as const);
  return [
    { id: '1', name: top, parent: null, count: 2317 },
    { id: '2', name: first, parent: '1', count: 98 },
    { id: '3', name: second, parent: '1', count: 1904 },
    { id: '4', name: third, parent: '3', count: 312 },
  ];
}

/** A field of each kind. */
export const storyFields: readonly PersonField[] = (
  [
    [1, 'choice', '厂区', 'Site'],
    [2, 'text', '成本中心', 'Cost centre'],
    [3, 'number', '级别', 'Grade'],
    [4, 'date', '合同到期', 'Contract until'],
  ] as const
).map(([id, kind, zh_cn, en]) => ({
  ...{ id, kind, name: { zh_cn, en }, shown: id === 1, archived: false, revision: 1 },
  options:
    kind === 'choice'
      ? [
          { id: 1, name: { zh_cn: '东厂', en: 'East' } },
          { id: 2, name: { zh_cn: '西厂', en: 'West' } },
        ]
      : [],
}));
