import { asc, eq, inArray } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { t } from '../../../db/seed/demo/parts.ts';
import { localiser } from '../../../db/seed/localiser.ts';
import { localised } from '../../../db/localised.ts';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import type { DemoPorts, SeedStep } from '../../../seed/seedDemo.ts';
import { chapters, courses } from '../../course/course.schema.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { courseFiles, downloads } from '../download.schema.ts';
import { OPEN_MS } from '../downloadRow.ts';
import { checklist, handout, studyPlan, type PaperCourse, type PaperWords } from './papers.ts';

const HOUR_MS = 3_600_000;
const MOST_BYTES = 20_000_000;

/** Courses with files, by enterprise, and who has downloaded some of them. */
const demo: Readonly<Record<number, { readonly courses: readonly number[]; readonly account: string }>> = {
  0: { courses: [1, 2, 9], account: 'P30001' },
  1001: { courses: [101, 102, 112], account: 'H20381' },
  1002: { courses: [201, 211, 213], account: 'L1042' },
};

const words: Readonly<Record<'zh' | 'en', PaperWords>> = {
  zh: {
    outcomes: '学完能做什么',
    chapters: '章节与笔记',
    minutes: '分钟',
    notes: '笔记',
    head: ['章', '标题', '分钟', '计划日期', '完成'],
  },
  en: {
    outcomes: 'What you will be able to do',
    chapters: 'Chapters and notes',
    minutes: 'min',
    notes: 'Notes',
    head: ['Chapter', 'Title', 'Minutes', 'Planned for', 'Done'],
  },
};

const names = {
  handout: t('课程讲义', 'Course handout'),
  plan: t('学习计划表', 'Study plan'),
  checklist: t('学完自查清单', 'Checklist'),
};

/** Papers of some courses, and what a demo learner has downloaded. */
export const downloadSeeds: readonly SeedStep[] = [
  {
    name: 'course files',
    eids: Object.keys(demo).map(Number),
    fills: courseFiles,
    work: ({ db, files, now }, { eid, settings }) =>
      inTenant(db, eid, async (scope) => {
        const of = demo[eid];
        if (of === undefined) return;
        const say = localiser(settings.languages ?? []);
        const language = eid === 1002 ? 'en' : 'zh';
        for (const id of of.courses) {
          const course = await readCourse(scope, id, language);
          if (course === null) continue;
          const papers = [
            {
              name: names.handout,
              end: 'pdf',
              type: 'application/pdf',
              bytes: await handout(course, words[language], language),
            },
            { name: names.plan, end: 'csv', type: 'text/csv', bytes: studyPlan(course, words[language]) },
            { name: names.checklist, end: 'txt', type: 'text/plain', bytes: checklist(course) },
          ] as const;
          for (const [index, { name, end, type, bytes }] of papers.entries()) {
            const key = `${eid}/course/${id}/files/${index + 1}.${end}`;
            const { size } = await files.put(key, Readable.from([bytes]), { type, maxBytes: MOST_BYTES });
            await scope.tx
              .insert(courseFiles)
              .values(scope.row(courseFiles, { courseId: id, no: index + 1, name: say(name), key, size }));
          }
        }
        await addDownloads(scope, of.account, of.courses, now, language);
      }),
  },
];

async function readCourse(scope: TenantScope, id: number, of: 'zh' | 'en'): Promise<PaperCourse | null> {
  const language = of === 'en' ? 'en' : 'zh_cn';
  const [course] = await scope.tx
    .select()
    .from(courses)
    .where(scope.only(courses, eq(courses.id, id)));
  if (course === undefined) return null;
  const rows = await scope.tx
    .select()
    .from(chapters)
    .where(scope.only(chapters, eq(chapters.courseId, id)))
    .orderBy(asc(chapters.no));
  return {
    title: localised(course.title, language),
    intro: localised(course.intro, language),
    outcomes: course.outcomes.map((outcome) => localised(outcome, language)),
    chapters: rows.map(({ no, title, durationS }) => ({
      no,
      title: localised(title, language),
      minutes: Math.max(1, Math.round(durationS / 60)),
    })),
  };
}

/** One that is ready, one that is over, one that did not work. */
async function addDownloads(
  scope: TenantScope,
  account: string,
  courseIds: readonly number[],
  now: DemoPorts['now'],
  language: 'zh' | 'en',
) {
  const [user] = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, eq(users.account, account)));
  const files = await scope.tx
    .select()
    .from(courseFiles)
    .where(scope.only(courseFiles, inArray(courseFiles.courseId, [...courseIds])))
    .orderBy(asc(courseFiles.courseId), asc(courseFiles.no));
  const [first, second] = files;
  if (user === undefined || first === undefined || second === undefined) return;
  const named = (file: typeof first, end: string) =>
    `${localised(file.name, language === 'en' ? 'en' : 'zh_cn')}.${end}`;
  const ago = (hours: number) => new Date(now - hours * HOUR_MS);
  const own = { userId: user.id, courseId: first.courseId };
  await scope.tx.insert(downloads).values([
    scope.row(downloads, {
      ...own,
      ...{ fileIds: [first.id], name: named(first, 'pdf'), state: 'ready' as const, key: first.key, size: first.size },
      ...{ askedAt: ago(3), expiresAt: new Date(ago(3).getTime() + OPEN_MS) },
    }),
    scope.row(downloads, {
      ...own,
      ...{ fileIds: [second.id], name: named(second, 'csv'), state: 'ready' as const, key: null, size: second.size },
      ...{ askedAt: ago(80), expiresAt: new Date(ago(80).getTime() + OPEN_MS) },
    }),
    scope.row(downloads, {
      ...own,
      ...{ fileIds: [first.id, second.id], name: named(first, 'zip'), state: 'failed' as const },
      ...{ askedAt: ago(26) },
    }),
  ]);
}
