import type { DomainModule } from '@banyan/core-session';
import type { ExamModuleDeps } from './exam.environment.ts';
import { examRoutes } from './exam.routes.tsx';
import { examSearch } from './exam.search.ts';

/** The exam domain: exams from the list to the receipt, practice, questionnaires, quiz battles. */
export function createExamModule(deps: ExamModuleDeps): DomainModule {
  return {
    name: 'exam',
    routes: examRoutes(deps),
    messages: {
      zh: () => import('./i18n/zh.ts'),
      en: () => import('./i18n/en.ts'),
      zh_tw: () => import('./i18n/zh_tw.ts'),
      zh_hk: () => import('./i18n/zh_hk.ts'),
    },
    search: () => Promise.resolve(examSearch),
    manage: () => import('./exam.manage.ts').then(({ examManage }) => examManage(deps)),
    review: () => import('./review/review.parts.ts').then(({ examReviewParts }) => examReviewParts(deps)),
  };
}
