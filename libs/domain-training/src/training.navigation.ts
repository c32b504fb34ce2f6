import type { ModuleNavigation } from '@banyan/core-session';
import type { TrainingPorts } from './training.ports.ts';

/** This domain's entries in navigations of shared layouts. */
export const trainingNav = (ports: Pick<TrainingPorts, 'waitingIn'>): ModuleNavigation => ({
  name: 'trainingNav',
  load: () => import('./trainingNav/trainingNavigation.ts').then(({ trainingNavigation }) => trainingNavigation(ports)),
  messages: {
    zh: () => import('./trainingNav/i18n/zh.ts'),
    en: () => import('./trainingNav/i18n/en.ts'),
    zh_tw: () => import('./trainingNav/i18n/zh_tw.ts'),
    zh_hk: () => import('./trainingNav/i18n/zh_hk.ts'),
  },
});
