import { defineScreens } from '../../screen.ts';

const talent = { access: 'login', layout: 'talent' } as const;

/** Screens of the talent domain. */
export const talentScreens = defineScreens({
  jobMap: { path: '/talent/jobMap', titleKey: 'talent:title.jobMap', aliases: ['/talent'], ...talent },
  assessments: { path: '/talent/assessmentTasks', titleKey: 'talent:title.assessments', ...talent },
  assessment: { path: '/talent/assessmentTasksDetails', titleKey: 'talent:title.assessment', ...talent },
  assessmentTool: { path: '/talent/assessmentToolDetails', titleKey: 'talent:title.assessmentTool', ...talent },
  report: { path: '/talent/viewEvaluationPdfReport', titleKey: 'talent:title.report', ...talent },
  train: { path: '/aiSparring/train', titleKey: 'talent:title.train', access: 'login', aliases: ['/aiSparring'] },
  aiAssess: { path: '/aiSparring/aiAssess', titleKey: 'talent:title.aiAssess', access: 'login' },
});
