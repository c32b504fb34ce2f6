import type { Interval } from '@banyan/contracts';
import type { Category, Chapter, CourseCard, CourseDetail, Rendition, StudyRecord } from '@banyan/contracts/course';
import type { CourseListPage, ProgressAck, VideoAddress } from '../api/courseApi.ts';
import { total } from '../player/intervals.ts';
import { begun, categoryRows, chapterRows, cueRows, enTitles, half, learned, studyLeft, zhTitles } from './samples.ts';

export { begun, learned, studyLeft, untouched } from './samples.ts';

/** The moment shared by all fixtures: Thursday 2025-11-20, 14:20 in Shanghai. */
export const fixtureNow = Date.UTC(2025, 10, 20, 6, 20);

/** A course as lists show it, with overrides. */
export function makeCourse(change: Partial<CourseCard> = {}): CourseCard {
  return {
    id: 101,
    title: '首件检验与过程巡检实务',
    coverUrl: null,
    motif: 'quality',
    lecturer: { id: 12, name: '陈国栋' },
    chapterCount: 6,
    durationS: 7380,
    credits: 15,
    fee: 'free',
    price: null,
    required: false,
    rating: 48,
    learners: 2316,
    publishedAt: fixtureNow - 30 * 86_400_000,
    state: 'not_studied',
    learnedChapters: 0,
    ribbon: [],
    leftS: 7380,
    requiredStudyS: 0,
    studyLeftS: 0,
    bought: false,
    ...change,
  };
}

/** A page of courses with realistic titles. */
export function makeCourses(language: 'zh' | 'en' = 'zh'): CourseCard[] {
  return (language === 'zh' ? zhTitles : enTitles).map(([title, motif, lecturer, change], index) =>
    makeCourse({
      id: 101 + index,
      title,
      motif,
      lecturer: { id: 12 + index, name: lecturer },
      chapterCount: 4 + (index % 4),
      durationS: 1270 + ((index * 613) % 2400),
      ...change,
    }),
  );
}

/** A page of the catalogue. */
export function makePage(items: CourseCard[] = makeCourses(), change: Partial<CourseListPage> = {}): CourseListPage {
  return {
    items,
    count: items.length,
    countLimit: 1000,
    first: items.length > 0 ? 1 : null,
    next: null,
    previous: null,
    lecturers: items.map((course) => course.lecturer),
    ...change,
  };
}

/** A category tree of three levels. */
export function makeCategories(language: 'zh' | 'en' = 'zh'): { total: number; categories: Category[] } {
  const categories = categoryRows.map(([id, parent, zh, en, motif, count]) => ({
    id,
    parent,
    name: language === 'zh' ? zh : en,
    motif,
    count,
  }));
  return { total: 486, categories };
}

/** One chapter of a course. */
export function makeChapter(change: Partial<Chapter> = {}): Chapter {
  return {
    id: 1005,
    no: 5,
    title: '巡检路线与抽样频次',
    section: '过程巡检',
    kind: 'video',
    parts: 0,
    seen: [],
    place: 0,
    durationS: 1270,
    state: 'not_studied',
    lockedBy: null,
    intervals: [],
    positionS: 0,
    leftS: 1206.5,
    ...change,
  };
}

/** A course as its page shows it, in the middle of chapter five, the last chapter still locked. */
export function makeDetail(change: Partial<CourseDetail> = {}, language: 'zh' | 'en' = 'zh'): CourseDetail {
  const zh = language === 'zh';
  const chapters = chapterRows.map(([section, sectionEn, title, titleEn, durationS, row], index) => {
    const intervals: Interval[] = row.state === 'learned' ? [[0, durationS]] : (row.intervals ?? []);
    return makeChapter({
      id: 1001 + index,
      no: index + 1,
      section: zh ? section : sectionEn,
      title: zh ? title : titleEn,
      durationS,
      leftS: Math.max(0, durationS * 0.95 - total(intervals)),
      ...row,
      intervals,
    });
  });
  const course = makeCourses(language)[0] ?? makeCourse();
  return {
    course: {
      ...course,
      ...begun,
      chapterCount: chapters.length,
      durationS: chapters.reduce((sum, { durationS }) => sum + durationS, 0),
    },
    hits: 1284,
    collected: false,
    introduction: zh
      ? '给一线检验员和班组长。学完能独立完成首件三检，按过程能力定巡检间隔，出现异常时知道先停什么、先查什么。'
      : 'For inspectors and team leaders. Afterwards you can run a first-article check on your own, set patrol intervals by process capability, and know what to stop and check first when something is wrong.',
    outcomes: zh
      ? ['独立完成首件三检并填好记录卡', '按 Cpk 确定巡检间隔', '判断哪些变化要按新首件处理']
      : [
          'Run a first-article check and fill in its card',
          'Set patrol intervals by Cpk',
          'Tell which changes call for a new first article',
        ],
    categories: zh
      ? [
          { id: 'quality', name: '质量管理' },
          { id: 'quality01', name: '检验与抽样' },
        ]
      : [
          { id: 'quality', name: 'Quality management' },
          { id: 'quality01', name: 'Inspection and sampling' },
        ],
    lecturer: {
      id: 12,
      name: course.lecturer.name,
      title: zh ? '高级质量工程师' : 'Senior quality engineer',
      department: zh ? '质量部' : 'Quality department',
      bio: zh
        ? '在缸体线做了十一年过程质量，写过公司第一版巡检规程。'
        : 'Eleven years of process quality on the cylinder block line; wrote the company’s first patrol procedure.',
      courses: 6,
    },
    chapters,
    current: 1005,
    settings: { antiSkip: false, background: true, sequential: false, presence: 'none', presenceMinutes: 10 },
    learnedShare: 0.95,
    pointsPerChapter: 10,
    pointsEarned: 40,
    dueAt: null,
    purchase: null,
    ...change,
  };
}

/** One size of a chapter's video. */
export function makeRendition(height = 540, url = `https://content.example/101/5.${height}.mp4`): Rendition {
  return { height, url, type: 'video/mp4' };
}

/** A course with every chapter learned and only study time missing. */
export function makeStudyLeftDetail(language: 'zh' | 'en' = 'zh', course: Partial<CourseCard> = {}): CourseDetail {
  const detail = makeDetail({ current: 1001, pointsEarned: 70 }, language);
  return {
    ...detail,
    course: { ...detail.course, ...studyLeft, ...course },
    chapters: detail.chapters.map((chapter) => ({
      ...chapter,
      state: 'learned',
      intervals: [[0, chapter.durationS]],
      positionS: 0,
      leftS: 0,
      lockedBy: null,
    })),
  };
}

/** Address of a chapter's video. */
export function makeAddress(change: Partial<VideoAddress> = {}): VideoAddress {
  return {
    renditions: [makeRendition()],
    expiresAt: fixtureNow + 3_600_000,
    subtitles: [
      { language: 'zh', url: 'https://content.example/101/5.zh.vtt' },
      { language: 'en', url: 'https://content.example/101/5.en.vtt' },
    ],
    ...change,
  };
}

/** Subtitles of the fixture's chapter. */
export const makeVtt = (language: 'zh' | 'en' = 'zh') => `WEBVTT

${cueRows
  .map(([from, to, zh, en], index) => `${index + 1}\n${stamp(from)} --> ${stamp(to)}\n${language === 'zh' ? zh : en}\n`)
  .join('\n')}`;

function stamp(seconds: number): string {
  const pad = (value: number, width = 2) => String(Math.floor(value)).padStart(width, '0');
  return `${pad(seconds / 3600)}:${pad((seconds % 3600) / 60)}:${pad(seconds % 60)}.000`;
}

/** The server's answer to a heartbeat of the fixture's chapter. */
export function makeAck(intervals: Interval[] = half, change: Partial<ProgressAck['chapter']> = {}): ProgressAck {
  return {
    chapter: {
      chapterId: 1005,
      intervals,
      positionS: intervals.at(-1)?.[1] ?? 0,
      leftS: Math.max(0, 1206.5 - total(intervals)),
      seen: [],
      place: 0,
      state: 'learning',
      ...change,
    },
    course: { ...begun, studyLeftS: 0, pointsEarned: 40 },
    unlocked: [],
    leaseExpiresAt: fixtureNow + 30_000,
    presence: null,
  };
}

/** A line of the learning record. */
export function makeRecord(change: Partial<StudyRecord> = {}): StudyRecord {
  return {
    course: makeCourse(begun),
    lastStudiedAt: fixtureNow - 2 * 3_600_000,
    chapter: { id: 1005, no: 5, title: '巡检路线与抽样频次' },
    positionS: 766,
    studiedS: 5423,
    completedAt: null,
    access: 'open',
    ...change,
  };
}

/** A realistic learning record. */
export function makeRecords(language: 'zh' | 'en' = 'zh'): StudyRecord[] {
  const ago = [2, 18, 70, 150, 400];
  return makeCourses(language)
    .slice(0, 5)
    .map((course, index) => {
      const done = index === 2 || index === 4;
      return makeRecord({
        course: { ...course, ...(done ? learned : begun) },
        lastStudiedAt: fixtureNow - (ago[index] ?? 1) * 3_600_000,
        chapter: {
          id: 2000 + index,
          no: 5 - index,
          title: language === 'zh' ? '巡检路线与抽样频次' : 'Patrol routes and sampling frequency',
        },
        positionS: index === 3 ? 0 : 766 - index * 97,
        studiedS: 5423 - index * 800,
        completedAt: done ? fixtureNow - (ago[index] ?? 1) * 3_600_000 : null,
      });
    });
}

/** The same record with names too long for the columns. */
export function makeLongRecords(language: 'zh' | 'en' = 'zh'): StudyRecord[] {
  return makeRecords(language).map((record) => ({
    ...record,
    course: { ...record.course, title: record.course.title.repeat(6) },
    chapter: { ...record.chapter, title: record.chapter.title.repeat(8) },
  }));
}
