import type { ReviewPart } from '@banyan/core-session';
import { examDomain } from '../exam.domain.ts';
import type { ExamModuleDeps } from '../exam.environment.ts';
import { AppealsPage } from './AppealsPage.tsx';
import { FiguresPage } from './FiguresPage.tsx';
import { ReportsPage } from './ReportsPage.tsx';
import { makeDeskStore } from './DeskStore.ts';
import { MarkingPage } from './MarkingPage.tsx';

/** This domain's parts of the review desk. */
export function examReviewParts(deps: ExamModuleDeps): readonly ReviewPart[] {
  const desk = examDomain.storeOf(deps, makeDeskStore);
  const waiting = () => desk.queue.value;
  return [
    {
      key: 'exam',
      titleKey: 'exam:review.tab.exam',
      order: 10,
      Part: examDomain.within(deps, MarkingPage),
      count: () => waiting()?.waiting ?? 0,
      refresh: () => desk.refresh(),
    },
    {
      key: 'appeal',
      titleKey: 'exam:review.tab.appeal',
      order: 60,
      Part: examDomain.within(deps, AppealsPage),
      count: () => waiting()?.appeals ?? 0,
    },
    {
      key: 'report',
      titleKey: 'exam:review.tab.report',
      order: 70,
      Part: examDomain.within(deps, ReportsPage),
      count: () => waiting()?.reports ?? 0,
    },
    {
      key: 'statistics',
      titleKey: 'exam:review.tab.statistics',
      order: 90,
      Part: examDomain.within(deps, FiguresPage),
    },
  ];
}
