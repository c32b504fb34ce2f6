import { v, type Permission } from '@banyan/contracts';
import {
  courseColumns,
  exportCourses,
  manageCourses,
  type CourseColumn,
  type ManagedCourse,
} from '@banyan/contracts/course';
import { asc } from 'drizzle-orm';
import { dayOf } from '../../../days/days.ts';
import type { ExportKind } from '../../../platform/listExport.ts';
import { courses } from '../course.schema.ts';
import { coursesWhere, managedCourses } from './list.service.ts';
import type { CourseRow } from './within.ts';

const may: Permission = 'courses.export';

/** Headings, in Chinese and English. */
const heads: Readonly<Record<CourseColumn, readonly [zh: string, en: string]>> = {
  title: ['课程', 'Course'],
  title_en: ['英文名', 'English title'],
  category: ['分类', 'Category'],
  lecturer: ['讲师', 'Lecturer'],
  state: ['状态', 'State'],
  chapters: ['章数', 'Chapters'],
  minutes: ['分钟', 'Minutes'],
  learners: ['学习人数', 'Learners'],
  finished: ['学完比例', 'Finished'],
  price: ['价格', 'Price'],
  changed: ['最后修改', 'Changed'],
};
const states: Readonly<Record<ManagedCourse['state'], readonly [zh: string, en: string]>> = {
  draft: ['草稿', 'Draft'],
  on_shelf: ['已上架', 'On the shelf'],
  off_shelf: ['已下架', 'Off the shelf'],
  archived: ['已归档', 'Archived'],
};
const { category, fee, kind, q, state } = manageCourses.request.entries;
const filters = v.object({ category, fee, kind, q, state });

/** The list of courses as a file. */
export const coursesExport: ExportKind = {
  name: 'courses',
  call: exportCourses,
  may,
  async rows({ grants, scope, viewer }, asked) {
    const at = asked.language === 'en' ? 1 : 0;
    const wanted = ['title', ...asked.columns].flatMap((name) => courseColumns.find((column) => column === name) ?? []);
    const columns = [...new Set(wanted)];
    const where = coursesWhere({ grants, scope, viewer }, v.parse(filters, asked.filters), may);
    const rows = await scope.tx.select().from(courses).where(scope.only(courses, where)).orderBy(asc(courses.id));
    const shown = await managedCourses({ scope, viewer: { language: at === 1 ? 'en' : 'zh_cn' } }, rows);
    const cellOf: Readonly<Record<CourseColumn, (course: ManagedCourse, row: CourseRow) => string>> = {
      title: (_, { title }) => title.zh_cn,
      title_en: (_, { title }) => title.en ?? '',
      category: (course) => course.category.name,
      lecturer: ({ lecturer }) => lecturer,
      state: (course) => states[course.state][at],
      chapters: ({ chapters }) => String(chapters),
      minutes: ({ durationS }) => String(Math.round(durationS / 60)),
      learners: ({ learners }) => String(learners),
      finished: ({ finished }) => (finished === null ? '' : `${Math.round(finished * 100)}%`),
      price: ({ price }) => (price === null ? '' : (price / 100).toFixed(2)),
      changed: ({ changedAt }) => dayOf(changedAt, viewer.timeZone),
    };
    return [
      columns.map((column) => heads[column][at]),
      ...rows.flatMap((row, index) => {
        const course = shown[index];
        return course === undefined ? [] : [columns.map((column) => cellOf[column](course, row))];
      }),
    ];
  },
};
