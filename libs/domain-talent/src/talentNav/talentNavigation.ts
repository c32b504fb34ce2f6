import { talentScreens } from '@banyan/contracts/talent';
import type { NavigationEntry } from '@banyan/core-session';

const { aiAssess, assessment, assessments, assessmentTool, jobMap, report, train } = talentScreens;

/** Entries of this domain's screens in the navigation of shared layouts. */
export const talentNavigation: readonly NavigationEntry[] = [
  { layout: 'talent', titleKey: 'talentNav:jobMap', path: jobMap.path, order: 10 },
  {
    layout: 'talent',
    titleKey: 'talentNav:assessments',
    path: assessments.path,
    also: [assessment.path, assessmentTool.path, report.path],
    order: 20,
  },
  { layout: 'talent', titleKey: 'talentNav:train', path: train.path, order: 30 },
  { layout: 'talent', titleKey: 'talentNav:aiAssess', path: aiAssess.path, order: 40 },
  { layout: 'my', group: 'result', titleKey: 'talentNav:jobMap', path: jobMap.path, order: 70 },
];
