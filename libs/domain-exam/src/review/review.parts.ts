import type { ReviewPart } from '@banyan/core-session';
import { examDomain } from '../exam.domain.ts';
import type { ExamModuleDeps } from '../exam.environment.ts';
import { makeDeskStore } from './DeskStore.ts';

/** This domain's parts of the review desk. */
export function examReviewParts(deps: ExamModuleDeps): readonly ReviewPart[] {
  const desk = examDomain.storeOf(deps, makeDeskStore);
  const waiting = () => desk.queue.value;
  return [
    {
      key: 'exam',
      titleKey: 'examNav:desk.exam',
      order: 10,
      load: () => import('./MarkingPage.tsx').then((part) => examDomain.within(deps, part.MarkingPage)),
      count: () => waiting()?.waiting ?? 0,
      refresh: () => desk.refresh(),
    },
    {
      key: 'appeal',
      titleKey: 'examNav:desk.appeal',
      order: 60,
      load: () => import('./AppealsPage.tsx').then((part) => examDomain.within(deps, part.AppealsPage)),
      count: () => waiting()?.appeals ?? 0,
    },
    {
      key: 'report',
      titleKey: 'examNav:desk.report',
      order: 70,
      load: () => import('./ReportsPage.tsx').then((part) => examDomain.within(deps, part.ReportsPage)),
      count: () => waiting()?.reports ?? 0,
    },
    {
      key: 'statistics',
      titleKey: 'examNav:desk.statistics',
      order: 90,
      load: () => import('./FiguresPage.tsx').then((part) => examDomain.within(deps, part.FiguresPage)),
    },
  ];
}
