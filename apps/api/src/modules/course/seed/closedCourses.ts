import { chapter, course } from '../../../db/seed/content/text.ts';
import type { SeedCourse } from '../../../db/seed/content/types.ts';
import type { courses } from '../course.schema.ts';

/** What keeps a course closed, or open to some alone. */
export type ShelfSettings = Pick<
  typeof courses.$inferInsert,
  'state' | 'departments' | 'maxViewers' | 'validDays' | 'learners'
>;

/** A demo course that does not open to everyone. It has no video: nobody gets that far. */
export interface ClosedCourse {
  readonly eid: number;
  readonly course: SeedCourse;
  readonly shelf: ShelfSettings;
  /** Length of its one chapter, seconds. */
  readonly seconds: number;
}

const about = { credits: 0.5, fee: 'free', rating: 44, ratings: 61, praises: 12 } as const;

/** One course of the manufacturer for each reason why a course does not open. */
export const closedCourses: readonly ClosedCourse[] = [
  {
    eid: 1001,
    course: course({
      ...about,
      id: 190,
      category: 'QM0301',
      title: '卡尺与千分尺的使用（2021 版）',
      intro: '旧版量具课，已由“量具校准与使用”代替。',
      outcomes: ['读准卡尺和千分尺'],
      lecturer: 'wujianping',
      learners: 1630,
      publishedDaysAgo: 1480,
      chapters: [chapter('读数与常见错误', [])],
    }),
    shelf: { state: 'off_shelf' },
    seconds: 1260,
  },
  {
    eid: 1001,
    course: course({
      ...about,
      id: 191,
      category: 'QM0401',
      title: '8D 报告填写说明（旧表）',
      intro: '旧表格停用，本课已删除。',
      outcomes: ['填写旧版 8D 表'],
      lecturer: 'hejiayi',
      learners: 402,
      publishedDaysAgo: 1720,
      chapters: [chapter('逐栏说明', [])],
    }),
    shelf: { state: 'deleted' },
    seconds: 900,
  },
  {
    eid: 1001,
    course: course({
      ...about,
      id: 192,
      category: 'CP0102',
      title: '薪酬与人事档案的保密要求',
      intro: '仅供人力资源部。讲薪酬表、人事档案和面谈记录谁能看、放在哪、怎么销毁。',
      outcomes: ['按密级保管人事档案'],
      lecturer: 'zhaomin',
      learners: 9,
      publishedDaysAgo: 64,
      chapters: [chapter('谁能看，放在哪', [])],
    }),
    shelf: { departments: ['人力资源部'] },
    seconds: 780,
  },
  {
    eid: 1001,
    course: course({
      ...about,
      id: 193,
      category: 'PE0101',
      title: '陈国栋工作室：缸体精镗小班课',
      intro: '小班课，只收十二人，跟着真实订单做满四周。名额已满，下一期另行通知。',
      outcomes: ['独立完成缸孔精镗的工艺调整'],
      lecturer: 'chenguodong',
      learners: 12,
      publishedDaysAgo: 41,
      chapters: [chapter('开班说明', [])],
    }),
    shelf: { maxViewers: 12 },
    seconds: 1500,
  },
  {
    eid: 1001,
    course: course({
      ...about,
      id: 194,
      category: 'HS0102',
      title: '叉车与行车安全 2024 复训',
      intro: '2024 年度复训，自开始学习起三十天内有效。',
      outcomes: ['通过年度复训'],
      lecturer: 'wanghaiyan',
      learners: 886,
      publishedDaysAgo: 390,
      chapters: [chapter('事故回顾与规程变化', [])],
    }),
    shelf: { validDays: 30 },
    seconds: 1080,
  },
];
