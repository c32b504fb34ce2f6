import { examScreens, pkScreens, questionnaireScreens } from '@banyan/contracts/exam';
import type { NavigationEntry } from '@banyan/core-session';

/** Entries of this domain's screens in the navigation of shared layouts. */
export const examNavigation: readonly NavigationEntry[] = [
  { layout: 'my', group: 'task', titleKey: 'examNav:exams', path: examScreens.exams.path, order: 10 },
  { layout: 'my', group: 'task', titleKey: 'examNav:practice', path: examScreens.practice.path, order: 11 },
  { layout: 'my', group: 'task', titleKey: 'examNav:exercise', path: examScreens.exercise.path, order: 12 },
  { layout: 'my', group: 'task', titleKey: 'examNav:pk', path: pkScreens.pk.path, order: 13 },
  {
    layout: 'questionnaire',
    titleKey: 'examNav:questionnaires',
    path: questionnaireScreens.questionnaires.path,
    order: 10,
  },
  {
    layout: 'questionnaire',
    titleKey: 'examNav:myQuestionnaires',
    path: questionnaireScreens.myQuestionnaires.path,
    order: 20,
  },
  {
    layout: 'my',
    group: 'task',
    titleKey: 'examNav:questionnaires',
    path: questionnaireScreens.questionnaires.path,
    order: 40,
  },
];
