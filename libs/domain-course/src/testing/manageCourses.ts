import {
  actOnCourses,
  addCourse,
  addMaterial,
  bringBack,
  copyCourse,
  courseVersions,
  discardDraft,
  exportCourses,
  manageCourse,
  manageCourses,
  materialSubtitles,
  publishDraft,
  readDraft,
  saveDraft,
  saveSubtitles,
  saveText,
  type CourseMaterial,
  type EditedCourse,
  type ManagedCourse,
  type ManagedCourseDetail,
} from '@banyan/contracts/course';
import { consoleAccess, exportDetail } from '@banyan/contracts/organisation';
import { microSetting } from '@banyan/contracts/teaching';
import { savedViews, saveView, removeView } from '@banyan/contracts/organisation';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fixtureNow } from './fixtures.ts';

type Language = 'en' | 'zh';
const dayMs = 86_400_000;

const titles: Readonly<Record<Language, readonly string[]>> = {
  zh: ['首件检验与过程巡检实务', '焊接机器人点检', '班组长的第一年', '化学品安全', '精益生产入门', '新员工第一课'],
  en: [
    'First article inspection',
    'Checks of welding robots',
    'Your first year as a leader',
    'Chemical safety',
    'Lean basics',
    'Your first day',
  ],
};
const states = ['on_shelf', 'on_shelf', 'off_shelf', 'draft', 'on_shelf', 'archived'] as const;
const motifs = ['quality', 'equip', 'lead', 'safety', 'lean', 'newbie'] as const;

/** Courses in the list of the console. */
export const makeManagedCourses = (count: number, language: Language = 'zh'): ManagedCourse[] =>
  Array.from({ length: count }, (_, index) => ({
    id: 301 + index,
    title: titles[language][index % 6] ?? '',
    coverUrl: null,
    motif: motifs[index % 6] ?? 'quality',
    kinds: index % 6 === 3 ? [] : [index % 2 === 0 ? ('video' as const) : ('article' as const)],
    chapters: index % 6 === 3 ? 0 : 4 + (index % 7),
    durationS: index % 6 === 3 ? 0 : 1800 + index * 60,
    category: { key: 'QM', name: language === 'zh' ? '质量管理' : 'Quality' },
    lecturer: language === 'zh' ? '何佳怡' : 'Jiayi He',
    state: states[index % 6] ?? 'on_shelf',
    unpublished: index % 4 === 0,
    audience: index % 3 === 0 ? null : 318 + index,
    learners: index % 6 === 3 ? 0 : 412 - index,
    finished: index % 6 === 3 ? null : 0.5,
    price: index % 6 === 2 ? 9900 : null,
    pointsPrice: index % 6 === 4 ? 300 : null,
    changedAt: fixtureNow - index * 3 * 3_600_000,
    changedBy: language === 'zh' ? '周敏' : 'Zoe Martin',
  }));

/** A course in the panel. */
export function makeManagedCourse(
  change: Partial<ManagedCourseDetail> = {},
  language: Language = 'zh',
): ManagedCourseDetail {
  const [shown] = makeManagedCourses(1, language) as [ManagedCourse];
  return {
    ...shown,
    intro: language === 'zh' ? '首件、巡检和末件怎么做。' : 'First, patrol and last checks.',
    categories: language === 'zh' ? ['质量管理', '检验与抽样'] : ['Quality', 'Inspection'],
    publishedAt: fixtureNow - 90 * dayMs,
    ...{ version: 7, credits: 15, required: true, archivedAt: null },
    history: [
      {
        ...{
          id: 9,
          at: fixtureNow - dayMs,
          who: language === 'zh' ? '周敏' : 'Zoe Martin',
          act: 'manage/courses/publish',
        },
        changes: [{ field: 'version', before: '6', after: '7' }],
      },
      {
        ...{ id: 4, at: fixtureNow - 9 * dayMs, who: '', act: 'manage/courses/act' },
        changes: [{ field: 'state', before: 'off_shelf', after: 'on_shelf' }],
      },
    ],
    ...change,
  };
}

const material = (id: number, change: Partial<CourseMaterial>): CourseMaterial => ({
  ...{
    id,
    kind: 'article',
    name: '',
    seconds: 0,
    parts: 1,
    url: '',
    text: { zh_cn: '' },
    pictures: [],
    link: '',
    about: { zh_cn: '' },
  },
  ...change,
});

const subtitles = {
  zh: 'WEBVTT\n\n00:00:02.000 --> 00:00:06.000\n首件要三检：自检、互检、专检。\n\n00:00:07.000 --> 00:00:11.000\n三检都合格，才开始批量。\n',
  en: 'WEBVTT\n\n00:00:02.000 --> 00:00:06.000\nThree people check the first one.\n\n00:00:07.000 --> 00:00:11.000\nOnly then the batch begins.\n',
};

const words = {
  zh: {
    title: '首件检验与过程巡检实务',
    chapters: ['首件为什么要三检', '首件记录卡怎么填', '巡检的五个触发点', '三坐标模拟'],
    sections: ['首件检验', '过程巡检'],
    text: '<h2>三检</h2><p>自检、互检、专检，缺一不可。</p>',
    by: '周敏',
  },
  en: {
    title: 'First article inspection',
    chapters: ['Why three checks', 'How to fill the card', 'Five reasons to patrol', 'A measuring machine'],
    sections: ['First article', 'Patrol'],
    text: '<h2>Three checks</h2><p>By oneself, by another, by an inspector.</p>',
    by: 'Zoe Martin',
  },
} as const;

/** A course in its editor: published as version 7, with changes in the draft. */
export function makeEdited(change: Partial<EditedCourse> = {}, language: Language = 'zh'): EditedCourse {
  const { by, chapters, sections, text, title } = words[language];
  return {
    ...{ id: 301, state: 'on_shelf', version: 7, revision: 3, savedAt: fixtureNow - 60_000, savedBy: by },
    draft: {
      settings: {
        ...{
          title: { zh_cn: title },
          intro: { zh_cn: '' },
          outcomes: [],
          category: 'QM',
          motif: 'quality',
          cover: null,
        },
        ...{ lecturer: 7, credits: 15, pointsPerChapter: 10, requiredStudyS: 0, price: null, pointsPrice: null },
        ...{
          personalSale: true,
          required: true,
          requiredUntil: null,
          audience: null,
          maxViewers: null,
          validDays: null,
        },
        ...{ antiSkip: true, background: true, sequential: false, presence: 'prompt', presenceMinutes: 7 },
      },
      chapters: [
        {
          key: 'c1',
          title: { zh_cn: chapters[0] },
          section: { zh_cn: sections[0] },
          kind: 'video',
          seconds: 1080,
          material: 11,
        },
        { key: 'c2', title: { zh_cn: chapters[1] }, section: null, kind: 'article', seconds: 300, material: 12 },
        {
          key: 'c3',
          title: { zh_cn: chapters[2] },
          section: { zh_cn: sections[1] },
          kind: 'link',
          seconds: 60,
          material: 13,
        },
        { key: 'nnew', title: { zh_cn: chapters[3] }, section: null, kind: 'scorm', seconds: 300, material: null },
      ],
    },
    changes: [
      { kind: 'setting', at: 'credits', title: '' },
      { kind: 'renamed', at: '2', title: chapters[1] },
      { kind: 'added', at: '4', title: chapters[3] },
    ],
    faults: [{ at: 'nnew', rule: 'noMaterial' }],
    ...{ learners: 412, finished: 206, mayEdit: true, mayPublish: true },
    lecturerName: language === 'zh' ? '何佳怡' : 'Jiayi He',
    materials: [
      material(11, { kind: 'video', name: 'chapter-1.mp4', seconds: 1080, parts: 0 }),
      material(12, { text: { zh_cn: text } }),
      material(13, { kind: 'link', link: 'https://example.com/standard', about: { zh_cn: 'GB/T 2828.1' } }),
    ],
    ...change,
  };
}

/** Rights of somebody who may do everything with courses. */
const everything = (['see', 'edit', 'publish', 'export'] as const).map((action) => ({
  permission: `courses.${action}` as const,
  reach: 'all' as const,
}));

/** Calls of the console about courses; what is saved is kept as on a server. */
export function manageAnswers(language: Language = 'zh'): FakeAnswer[] {
  let edited = makeEdited({}, language);
  const exported = {
    id: 1,
    list: 'courses' as const,
    file: 'courses-2025-11-20.csv',
    rows: 6,
    at: fixtureNow,
    until: fixtureNow + 14 * dayMs,
  };
  return [
    answer(consoleAccess, () => ({ rights: everything })),
    answer(savedViews, () => ({ views: [] })),
    answer(saveView, () => ({ views: [] })),
    answer(removeView, () => ({})),
    answer(manageCourses, ({ size = 60, state }) => {
      const all = makeManagedCourses(24, language).filter((one) =>
        state === '' ? one.state !== 'archived' : one.state === state,
      );
      return { items: all.slice(0, size), next: null, total: all.length };
    }),
    answer(manageCourse, ({ id }) => {
      const one = makeManagedCourses(24, language).find((course) => course.id === id);
      return makeManagedCourse(one, language);
    }),
    answer(actOnCourses, ({ act, ids }) => ({
      done: [...ids],
      left: [],
      back: act === 'archive' ? [{ act: 'restore' as const, ids: [...ids], category: '' }] : [],
    })),
    answer(addCourse, () => ({ id: 301 })),
    answer(copyCourse, () => ({ id: 302 })),
    answer(exportCourses, () => ({ ...exported, state: 'waiting' as const, url: '' })),
    answer(exportDetail, () => ({ ...exported, state: 'done' as const, url: 'https://content.test/courses.csv' })),
    answer(readDraft, () => edited),
    answer(saveDraft, ({ draft, revision }) => {
      edited = { ...edited, draft, revision: revision + 1, savedAt: fixtureNow };
      return edited;
    }),
    answer(discardDraft, () => {
      edited = { ...makeEdited({ changes: [], faults: [], revision: 0, savedAt: null }, language) };
      return edited;
    }),
    answer(publishDraft, () => {
      edited = { ...edited, version: edited.version + 1, revision: 0, changes: [], savedAt: null };
      return edited;
    }),
    answer(bringBack, () => edited),
    answer(courseVersions, () => ({
      items: [7, 6].map((no) => ({
        ...{ no, at: fixtureNow - (8 - no) * dayMs, by: words[language].by, title: words[language].title },
        chapters: words[language].chapters.slice(0, no - 4),
        changes: no === 7 ? [{ kind: 'added' as const, at: '3', title: words[language].chapters[2] }] : [],
      })),
      next: null,
    })),
    answer(addMaterial, ({ kind }) =>
      material(21, kind === 'cover' ? { kind: 'album', name: 'cover.png' } : { kind, name: 'file', seconds: 60 }),
    ),
    answer(saveText, ({ en, kind, link = '', material: id, zh }) =>
      material(id === 0 ? 22 : id, { kind, text: { zh_cn: zh, ...(en ? { en } : {}) }, link }),
    ),
    answer(materialSubtitles, () => ({ zh: subtitles[language], en: '' })),
    answer(saveSubtitles, ({ material: id }) => material(id, { kind: 'video', name: 'why.mp4', seconds: 1080 })),
    answer(microSetting, () => ({
      lecturers: [{ id: 7, name: language === 'zh' ? '何佳怡' : 'Jiayi He', title: '' }],
      own: 7,
      department: '',
    })),
  ];
}
