import { Tag, type Tone } from '../components/Tag.tsx';
import type { TableColumn } from '../data/table-types.ts';

/** A learner in stories. */
export interface Learner {
  id: string;
  name: string;
  department: string;
  score: number;
  hours: number;
  state: number;
}

/** Words of the stories of tables. */
export const tableTexts = {
  zh: {
    label: '学习进度',
    chosen: (count: number) => `已选 ${count} 人`,
    heads: { name: '姓名', department: '部门', score: '成绩', hours: '学时', state: '状态' },
    names: ['李思远', '欧阳雪晴', '赵敏', '陈国栋', '何佳怡', '周启明', '林晓岚', '吴建平'],
    departments: ['质量部 / 过程检验组', '质量部 / 计量室', '机加工车间', '设备部'],
    states: ['已通过', '在学', '未学', '没有通过'],
    remind: '提醒',
    none: '没有符合条件的人',
    clear: '清除 2 个筛选',
    words: {
      loading: '正在取学习进度',
      actions: '操作',
      failed: '学习进度没有取到。',
      failedText: '筛选和排序还在。',
      retry: '重试',
    },
  },
  en: {
    label: 'Learning progress',
    chosen: (count: number) => `${count} chosen`,
    heads: { name: 'Name', department: 'Department', score: 'Score', hours: 'Hours', state: 'State' },
    names: [
      'Siyuan Li',
      'Xueqing Ouyang',
      'Min Zhao',
      'Guodong Chen',
      'Jiayi He',
      'Qiming Zhou',
      'Xiaolan Lin',
      'Jianping Wu',
    ],
    departments: ['Quality / In-process inspection', 'Quality / Metrology', 'Machining shop', 'Equipment'],
    states: ['Passed', 'Learning', 'Not started', 'Failed'],
    remind: 'Remind',
    none: 'Nobody fits these filters',
    clear: 'Clear 2 filters',
    words: {
      loading: 'Loading the progress',
      actions: 'Actions',
      failed: 'The progress did not arrive.',
      failedText: 'Filters and order are kept.',
      retry: 'Try again',
    },
  },
};

export type TableTexts = typeof tableTexts.zh;

const tones: Tone[] = ['ok', 'info', 'neutral', 'danger'];
const scores = [86, 98, 72.5, 91, 0, 64, 88, 45];
const hours = [12.5, 31, 8, 126.5, 0, 6.5, 22, 4];

/** Eight learners. */
export const learners = (t: TableTexts): Learner[] =>
  t.names.map((name, index) => ({
    id: String(index + 1),
    name,
    department: t.departments[index % 4] ?? '',
    score: scores[index] ?? 0,
    hours: hours[index] ?? 0,
    state: [0, 0, 1, 0, 2, 3, 0, 3][index] ?? 0,
  }));

/** Columns of a table of learners. */
export const columnsOf = (t: TableTexts): TableColumn<Learner>[] => [
  { id: 'name', header: t.heads.name, cell: ({ name }) => name, names: true, sortable: true, width: '2fr' },
  { id: 'department', header: t.heads.department, cell: ({ department }) => department, width: '3fr' },
  { id: 'score', header: t.heads.score, cell: ({ score }) => score, sortable: true, align: 'end' },
  { id: 'hours', header: t.heads.hours, cell: (row) => row.hours.toFixed(1), sortable: true, align: 'end' },
  {
    id: 'state',
    header: t.heads.state,
    cell: ({ state }) => <Tag tone={tones[state]}>{t.states[state]}</Tag>,
  },
];
