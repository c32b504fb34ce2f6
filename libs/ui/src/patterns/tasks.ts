/** A task as the pattern stories list it. */
export interface Task {
  readonly id: number;
  readonly title: string;
  readonly kind: string;
  readonly state: string;
  readonly due: string;
}

/** Words of the list patterns, in both hand-written languages. */
export const taskWords = {
  zh: {
    heading: '任务',
    list: '任务列表',
    kind: '类型',
    kinds: ['考试', '作业', '培训', '问卷'],
    state: '状态',
    states: ['未开始', '进行中', '已完成'],
    clear: '清除',
    clearAll: '清除全部筛选',
    without: (name: string) => `去掉“${name}”`,
    count: (n: number) => `${n} 项任务`,
    order: '排序',
    pages: '分页',
    summary: (from: number, to: number, all: number) => `第 ${from}–${to} 项，共 ${all} 项`,
    previous: '上一页',
    next: '下一页',
    nothing: '还没有任务',
    nothingText: '部门安排的考试、作业和培训会列在这里。',
    toCourses: '先去看看课程',
    noResult: '没有符合这些条件的任务',
    noResultText: '去掉一个条件再看看。',
    failed: '任务没有取到',
    failedText: '服务器 10 秒没有回应。筛选条件还在。',
    retry: '重试',
    loading: '任务正在取来',
    subjects: [
      '抽样检验阶段测验',
      '首件检验报告',
      '班组长能力提升营',
      '食堂与班车满意度',
      '量具重复性研究',
      '叉车安全复训',
    ],
    due: (day: number) => `11 月 ${day} 日`,
  },
  en: {
    heading: 'Tasks',
    list: 'List of tasks',
    kind: 'Kind',
    kinds: ['Exam', 'Homework', 'Training', 'Survey'],
    state: 'State',
    states: ['Not started', 'Under way', 'Done'],
    clear: 'Clear',
    clearAll: 'Clear all filters',
    without: (name: string) => `Remove “${name}”`,
    count: (n: number) => `${n} tasks`,
    order: 'Order',
    pages: 'Pages',
    summary: (from: number, to: number, all: number) => `${from}–${to} of ${all}`,
    previous: 'Previous',
    next: 'Next',
    nothing: 'No tasks yet',
    nothingText: 'Exams, homework and trainings that your department sets are listed here.',
    toCourses: 'See the courses first',
    noResult: 'No task fits these filters',
    noResultText: 'Take one of them away.',
    failed: 'The tasks did not arrive',
    failedText: 'The server did not answer within 10 seconds. Your filters are kept.',
    retry: 'Try again',
    loading: 'Tasks are on their way',
    subjects: [
      'Stage test of sampling',
      'Report on a first article',
      'Team leader camp',
      'Canteen and shuttle bus',
      'Gauge repeatability study',
      'Forklift safety refresher',
    ],
    due: (day: number) => `${day} November`,
  },
};

/** The words in one language. */
export type TaskWords = typeof taskWords.zh;

/** The requested number of tasks, the same ones each time. */
export function someTasks(t: TaskWords, count = 48): Task[] {
  const at = (list: readonly string[], index: number) => list[index % list.length] ?? '';
  return Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    title: `${at(t.subjects, i)} ${i + 1}`,
    kind: at(t.kinds, i),
    state: at(t.states, i % 5),
    due: t.due(1 + (i % 28)),
  }));
}
