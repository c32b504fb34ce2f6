import { Building2, Factory, Folder, Users } from 'lucide-react';
import type { TreeEntry } from '../data/tree-data.ts';

/** Words of the stories of departments. */
export const departmentTexts = {
  zh: {
    label: '部门',
    find: '找部门',
    none: '还没有部门',
    chosen: (ids: readonly string[]) => `已选 ${ids.length} 个`,
    words: { loading: '正在取下级部门', failed: '下级部门没有取到，点这里重试' },
    names: [
      '衡川精密',
      '质量部',
      '过程检验组',
      '计量室',
      '供应商质量组',
      '制造部',
      '机加工车间',
      '装配车间',
      '人力资源部',
      '苏州工厂',
    ],
    fetched: ['一号厂房', '二号厂房'],
    people: (count: number) => `${count} 人`,
  },
  en: {
    label: 'Departments',
    find: 'Find a department',
    none: 'No departments yet',
    chosen: (ids: readonly string[]) => `${ids.length} chosen`,
    words: { loading: 'Loading departments', failed: 'They did not arrive. Press here to try again' },
    names: [
      'Hengchuan Precision',
      'Quality',
      'In-process inspection',
      'Metrology',
      'Supplier quality',
      'Manufacturing',
      'Machining shop',
      'Assembly shop',
      'Human Resources',
      'Suzhou plant',
    ],
    fetched: ['Hall 1', 'Hall 2'],
    people: (count: number) => `${count}`,
  },
};

export type DepartmentTexts = typeof departmentTexts.zh;

/** An enterprise in branches, one of which loads late. */
export function departments(t: DepartmentTexts): TreeEntry[] {
  const [building, folder, group, plant] = [Building2, Folder, Users, Factory].map((Icon, key) => (
    <Icon key={key} size={16} aria-hidden="true" />
  ));
  const one = (index: number, count: number, icon: TreeEntry['icon'], more: Partial<TreeEntry> = {}): TreeEntry => ({
    id: String(index),
    label: t.names[index] ?? '',
    icon,
    detail: t.people(count),
    ...more,
  });
  return [
    one(0, 1286, building, {
      children: [
        one(1, 92, folder, { children: [one(2, 41, group), one(3, 12, group), one(4, 39, group, { disabled: true })] }),
        one(5, 860, folder, { children: [one(6, 430, group), one(7, 430, group)] }),
        one(8, 18, folder),
      ],
    }),
    one(9, 316, plant, { lazy: true }),
  ];
}

/** The children fetched below it. */
export const halls = (t: DepartmentTexts, id: string) =>
  t.fetched.map((label, index): TreeEntry => ({ id: `${id}-${index}`, label }));
