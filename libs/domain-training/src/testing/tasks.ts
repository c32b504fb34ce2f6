import type { CallOutput } from '@banyan/contracts';
import type { TaskItem, taskList } from '@banyan/contracts/training';
import { fixtureNow } from './fixtures.ts';

type Language = 'zh' | 'en';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Midnight in Shanghai at the end of the fixtures' day. */
const midnight = Date.UTC(2025, 10, 20, 16);

const titles = {
  exam: ['GB/T 2828.1 抽样检验阶段测验', 'Sampling inspection, stage test'],
  homework: ['8D 报告：缸体划伤', '8D report: scratched cylinder block'],
  course: ['叉车与行车安全 2025 复训', 'Forklift and crane safety, refresher 2025'],
  activity: ['班组长面授：三号楼 201', 'Team leaders meet: building 3, room 201'],
  training: ['班组长能力提升营', 'Team leader boot camp'],
  questionnaire: ['食堂与班车满意度', 'Canteen and shuttle survey'],
} as const;

const base = { opensAt: null, dueAt: null, doneAt: null, state: 'open', progress: 0, near: 'any' } as const;

/** A task of each kind, from the most urgent to one without a deadline. */
export function makeTasks(language: Language = 'zh'): TaskItem[] {
  const title = (kind: TaskItem['kind']) => titles[kind][language === 'zh' ? 0 : 1];
  const task = (kind: TaskItem['kind'], id: number, more: Partial<TaskItem>): TaskItem => ({
    ...base,
    kind,
    id,
    title: title(kind),
    ...more,
  });
  return [
    task('homework', 1, { dueAt: fixtureNow - 2 * DAY, near: 'overdue' }),
    task('exam', 2, { dueAt: fixtureNow + 3 * HOUR + 20 * 60_000, state: 'begun', near: 'today' }),
    task('course', 3, { dueAt: midnight + 3 * DAY, state: 'begun', progress: 46, near: 'week' }),
    task('activity', 4, { opensAt: midnight + 5 * DAY + 9 * HOUR, state: 'waiting', near: 'next' }),
    task('homework', 7, {
      title: language === 'zh' ? '首件检验记录' : 'First-article record',
      dueAt: midnight + 12 * DAY,
      state: 'again',
      near: 'later',
    }),
    task('questionnaire', 5, { dueAt: midnight + 30 * DAY, near: 'later' }),
    task('training', 6, { state: 'begun', progress: 50 }),
  ];
}

/** Tasks done or missed. */
export const makeDoneTasks = (language: Language = 'zh'): TaskItem[] =>
  makeTasks(language).map((task, index) =>
    index === 1
      ? { ...task, state: 'missed', dueAt: fixtureNow - 3 * DAY }
      : { ...task, state: index === 0 ? 'failed' : 'done', progress: 100, doneAt: fixtureNow - index * DAY },
  );

/** The list's answer with these tasks on its one page. */
export const taskAnswer = (items: readonly TaskItem[]): CallOutput<typeof taskList> => ({
  items: [...items],
  next: null,
  counts: { coursetask: 1, examtask: 2, traintask: 2, trainingtask: 0 },
  waiting: items.filter(({ state }) => state === 'waiting').length,
});

/** The same tasks with the longest titles of a language. */
export const makeLongTasks = (language: Language = 'zh'): TaskItem[] =>
  makeTasks(language).map((task) => ({
    ...task,
    title: Array.from({ length: 8 }, () => task.title).join(language === 'zh' ? '、' : ', '),
  }));
