import type { PasswordPolicy } from '@banyan/contracts/account';
import type { L10n } from '../content/types.ts';
import type { DemoEntry } from './types.ts';

/** Text in Chinese and, where the enterprise speaks it, English. */
export const t = (zh: string, en?: string): L10n => (en === undefined ? { zh } : { zh, en });

/** Everyone's password, unless an account says otherwise. */
export const demoPassword = 'Banyan2026';

export const plainPolicy: PasswordPolicy = { min: 6, max: 15, classes: 2, noRuns: false, noRepeats: false };
export const strictPolicy: PasswordPolicy = { min: 8, max: 15, classes: 2, noRuns: true, noRepeats: true };

/** Screens that there are, in the usual order. */
export const navigationOf = (courses: L10n, study: L10n): readonly DemoEntry[] => [
  { key: 'home', title: t('首页', 'Home'), path: '/index' },
  { key: 'course', title: courses, path: '/course' },
  { key: 'study', title: study, path: '/index/study' },
  { key: 'tasks', title: t('任务', 'Tasks'), path: '/task' },
  { key: 'training', title: t('培训', 'Training'), path: '/index/train' },
  { key: 'community', title: t('社区', 'Community'), path: '/news' },
  { key: 'mall', title: t('商城', 'Points mall'), path: '/shopMall' },
  { key: 'talent', title: t('人才发展', 'Talent'), path: '/talent' },
  { key: 'sparring', title: t('AI 陪练', 'AI sparring'), path: '/aiSparring' },
  { key: 'my', title: t('学习中心', 'Learning centre'), path: '/my' },
];
