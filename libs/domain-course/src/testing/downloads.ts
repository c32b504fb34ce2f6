import {
  courseFiles,
  downloadCompress,
  downloadList,
  downloadPolling,
  downloadSingle,
  renewDownload,
  type CourseFile,
  type DownloadRecord,
} from '@banyan/contracts/course';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fixtureNow } from './fixtures.ts';

type Language = 'zh' | 'en';
const HOUR_MS = 3_600_000;

/** Files of a course. */
export const makeFiles = (language: Language = 'zh'): CourseFile[] =>
  (language === 'zh' ? ['课程讲义', '学习计划表', '自查清单'] : ['Course handout', 'Study plan', 'Checklist']).map(
    (name, index) => {
      const extension = ['pdf', 'csv', 'txt'][index] ?? 'txt';
      return { id: index + 1, name: `${name}.${extension}`, extension, size: [184_320, 2_048, 640][index] ?? 1 };
    },
  );

/** A download that is ready. */
export const makeDownload = (language: Language = 'zh', values: Partial<DownloadRecord> = {}): DownloadRecord => ({
  id: 1,
  name: makeFiles(language)[0]?.name ?? '',
  files: 1,
  size: 184_320,
  state: 'ready',
  askedAt: fixtureNow - 2 * HOUR_MS,
  expiresAt: fixtureNow + 22 * HOUR_MS,
  url: 'https://content.example/f/handout.pdf',
  course: { id: 101, title: language === 'zh' ? '首件检验' : 'First article inspection' },
  ...values,
});

/** One download in each state; `longer` is appended to their names. */
export function makeDownloads(language: Language = 'zh', longer = ''): DownloadRecord[] {
  const shut = { url: null, expiresAt: null };
  const archive = { name: `${language === 'zh' ? '首件检验' : 'First article inspection'}${longer}.zip`, files: 3 };
  return [
    makeDownload(language, { ...shut, ...archive, id: 4, state: 'waiting', size: null, askedAt: fixtureNow - 4_000 }),
    makeDownload(language),
    makeDownload(language, { ...shut, id: 2, state: 'expired', askedAt: fixtureNow - 60 * HOUR_MS }),
    makeDownload(language, {
      ...shut,
      ...archive,
      id: 3,
      state: 'failed',
      size: null,
      askedAt: fixtureNow - 80 * HOUR_MS,
    }),
  ];
}

/** Answers of files and downloads. */
export const downloadAnswers = (language: Language): FakeAnswer[] => [
  answer(courseFiles, () => ({ items: makeFiles(language) })),
  answer(downloadSingle, () => makeDownload(language)),
  answer(downloadCompress, ({ files }) =>
    makeDownload(language, { id: 5, files: files.length, state: 'waiting', url: null, expiresAt: null, size: null }),
  ),
  answer(downloadPolling, ({ download }) => makeDownload(language, { id: download, files: 3 })),
  answer(renewDownload, ({ download }) => makeDownload(language, { id: download })),
  answer(downloadList, () => ({ items: makeDownloads(language), next: null })),
];
