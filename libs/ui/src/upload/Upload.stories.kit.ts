import { fileSize } from '../format/file-size.ts';
import { pictureOf } from '../story-kit/pictures.tsx';
import type { Send, UploadItem, UploadProblem } from './upload-types.ts';
import type { UploadWords } from './upload-words.ts';

export const zh = {
  label: '作业附件',
  photos: '现场照片',
  hint: '文档 200 MB 以内，图片 5 MB 以内，最多 5 个文件',
  error: '至少要有一个附件',
  long: '把首件检验记录、过程巡检记录和末件复核记录都放在这里，并确认每一份都有检验员和班组长的签字',
  names: [
    '缸体划伤-现场复现.mp4',
    '8D 报告-第二版.docx',
    '前后对照.png',
    '鱼骨图.pdf',
    '检验记录.xlsx',
    '旧版报告.pdf',
  ],
  longName: 'HC-QA-2025-0318_缸体加工线_首件检验_过程巡检_末件复核_三班合并_终稿_已盖章_第七版.xlsx',
  words: {
    drop: '拖到这里、粘贴，或者',
    dropNow: '松手就加进来',
    choose: '选择文件',
    list: '附件',
    waiting: '等着上传',
    done: '已上传',
    stopped: '已停止，可以重传',
    problem: (problem: UploadProblem, file: UploadItem) => {
      switch (problem.kind) {
        case 'type':
          return '不收这种文件，请换成文档或图片';
        case 'size':
          return `${fileSize(file.size)}，要在 ${fileSize(problem.limit)} 以内`;
        case 'empty':
          return '文件是空的';
        case 'count':
          return `最多 ${problem.limit} 个，先去掉一个再重传`;
        case 'failed':
          return '网络断了，没传上去；文件还在，可以重传';
      }
    },
    retry: (name: string) => `重传 ${name}`,
    cancel: (name: string) => `停止上传 ${name}`,
    remove: (name: string) => `去掉 ${name}`,
    summary: ({ total, done, wrong }) => `${total} 个文件，传完 ${done} 个，${wrong} 个有问题`,
  } satisfies UploadWords,
};
export const en: typeof zh = {
  label: 'Attachments',
  photos: 'Photos',
  hint: 'Documents up to 200 MB, pictures up to 5 MB, 5 files at most',
  error: 'Attach at least one file',
  long: 'Put the records of first-article, patrol and last-article inspection here, each signed by inspector and team leader',
  names: [
    'Scratch, reproduced.mp4',
    '8D report, 2nd version.docx',
    'Before and after.png',
    'Fishbone.pdf',
    'Records.xlsx',
    'Old report.pdf',
  ],
  longName: 'HC-QA-2025-0318_cylinder_block_line_first_article_patrol_last_article_all_shifts_final_stamped_7.xlsx',
  words: {
    drop: 'Drop or paste files here, or',
    dropNow: 'Let go to add them',
    choose: 'Choose files',
    list: 'Attachments',
    waiting: 'Waiting for its turn',
    done: 'Uploaded',
    stopped: 'Stopped; can be sent again',
    problem: (problem, file) => {
      switch (problem.kind) {
        case 'type':
          return 'This kind is not taken; use a document or a picture';
        case 'size':
          return `${fileSize(file.size)}, may have ${fileSize(problem.limit)}`;
        case 'empty':
          return 'The file is empty';
        case 'count':
          return `${problem.limit} at most; remove one and send again`;
        case 'failed':
          return 'The network broke off; the file is kept and can be sent again';
      }
    },
    retry: (name) => `Send ${name} again`,
    cancel: (name) => `Stop ${name}`,
    remove: (name) => `Remove ${name}`,
    summary: ({ total, done, wrong }) => `${total} files, ${done} sent, ${wrong} with a problem`,
  },
};

export const MB = 1024 * 1024;

/** A sender that a test controls step by step, by file name. */
export function steps() {
  const open = new Map<string, { finish: () => void; fail: () => void; tell: (sent: number) => void }>();
  const send: Send = (file, { onProgress }) =>
    new Promise((finish, fail) => {
      open.set(file.name, {
        finish: () => finish({}),
        fail: () => fail(new Error('offline')),
        tell: onProgress,
      });
    });
  return { send, at: (name: string) => open.get(name) };
}

/** Sends for show: each file takes a few seconds. */
export const slowly: Send = (sent, { onProgress, signal }) =>
  new Promise((finish, fail) => {
    let share = 0;
    const timer = setInterval(() => {
      share = Math.min(1, share + 0.05);
      onProgress(sent.size * share);
      if (share < 1) return;
      clearInterval(timer);
      finish({});
    }, 120);
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      fail(new DOMException('stopped', 'AbortError'));
    });
  });

const local = (name: string, type: string) => new File(['x'], name, { type });

/** One of every kind. */
export function sampleOf([video, report, picture, done, waiting, stopped]: readonly string[]): UploadItem[] {
  const base = { type: '', sent: 0 } as const;
  return [
    { ...base, id: '1', name: video ?? '', type: 'video/mp4', size: 680 * MB, sent: 312 * MB, status: 'sending' },
    {
      ...base,
      id: '2',
      name: report ?? '',
      type: 'application/msword',
      size: 3 * MB,
      status: 'failed',
      problem: { kind: 'failed', cause: undefined },
      file: local('r', ''),
    },
    {
      ...base,
      id: '3',
      name: picture ?? '',
      type: 'image/png',
      size: 7.8 * MB,
      status: 'refused',
      problem: { kind: 'size', limit: 5 * MB },
    },
    { ...base, id: '4', name: done ?? '', type: 'application/pdf', size: 1.9 * MB, sent: 1.9 * MB, status: 'done' },
    { ...base, id: '5', name: waiting ?? '', type: 'text/csv', size: 12_000, status: 'waiting' },
    {
      ...base,
      id: '6',
      name: stopped ?? '',
      type: 'application/pdf',
      size: 900,
      status: 'stopped',
      file: local('s', ''),
    },
  ];
}

export const picturesOf = (t: typeof zh): UploadItem[] =>
  sampleOf(t.names)
    .slice(0, 5)
    .map((item, index) => ({
      ...item,
      name: `IMG_20251118_0${index}.jpg`,
      type: 'image/jpeg',
      file: undefined,
      url: pictureOf(index),
    }))
    .map((item) => (item.status === 'failed' ? { ...item, file: local('x', '') } : item));
