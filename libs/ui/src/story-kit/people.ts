import type { TreeEntry } from '../data/tree-data.ts';
import type { PeopleWords, Person } from '../people/PeoplePicker.tsx';

const person = (index: number, name: string, detail: string): Person => ({ id: `p${index}`, name, detail });

/** Words of the stories of people. */
export const peopleTexts = {
  zh: {
    label: '参加人员',
    hint: '按姓名或工号找',
    placeholder: '输入姓名或工号',
    error: '至少选一个人',
    groups: ['质量部', '装配车间'],
    people: [
      person(0, '李思远', '质量部 · H20381'),
      person(1, '赵敏', '质量部 · H20412'),
      person(2, '赵敏', '装配车间 · H31077'),
      person(3, '陈国栋', '装配车间 · H10017'),
      person(4, '何佳怡', '装配车间 · H20977'),
    ],
    words: {
      empty: '没有这个人',
      loading: '正在找',
      clear: '全部清除',
      chosen: '已选的人',
      browse: '按部门选',
      dialog: {
        title: '按部门选人',
        find: '找部门或人',
        departments: '部门和人',
        count: (people: number) => `已选 ${people} 人`,
        done: '选好了',
        cancel: '取消',
        close: '关闭',
        tree: { loading: '正在取下级部门', failed: '下级部门没有取到，点这里重试' },
      },
    } satisfies PeopleWords,
  },
  en: {
    label: 'Who takes part',
    hint: 'By name or employee number',
    placeholder: 'Type a name or number',
    error: 'Choose at least one',
    groups: ['Quality', 'Assembly'],
    people: [
      person(0, 'Siyuan Li', 'Quality · H20381'),
      person(1, 'Min Zhao', 'Quality · H20412'),
      person(2, 'Min Zhao', 'Assembly · H31077'),
      person(3, 'Guodong Chen', 'Assembly · H10017'),
      person(4, 'Jiayi He', 'Assembly · H20977'),
    ],
    words: {
      empty: 'Nobody of that name',
      loading: 'Searching',
      clear: 'Clear all',
      chosen: 'Chosen people',
      browse: 'Choose by department',
      dialog: {
        title: 'Choose people by department',
        find: 'Find a department or a name',
        departments: 'Departments and people',
        count: (people: number) => `${people} chosen`,
        done: 'Done',
        cancel: 'Cancel',
        close: 'Close',
        tree: { loading: 'Loading', failed: 'It did not arrive. Press here to try again' },
      },
    } satisfies PeopleWords,
  },
};

export type PeopleTexts = typeof peopleTexts.zh;

/** Two departments with their people. */
export const departmentsOf = (t: PeopleTexts): TreeEntry[] =>
  t.groups.map((label, group) => ({
    id: `g${group}`,
    label,
    children: t.people
      .slice(group === 0 ? 0 : 2, group === 0 ? 2 : 5)
      .map(({ id, name, detail }) => ({ id, label: name, detail })),
  }));
