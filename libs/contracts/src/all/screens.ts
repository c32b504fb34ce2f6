import type { FirstCall, FirstCalls, Opening } from '../first.ts';
import type { Screen, ScreenSet } from '../screen.ts';
import { activityFirst } from './activity.first.ts';
import { activityScreens } from '../training/screens/activity.ts';
import { courseFirst, courseManageFirst } from './course.first.ts';
import { courseScreens } from '../course/screens/course.ts';
import { courseManageScreens } from '../course/screens/manage.ts';
import { teachingFirst, teachingManageFirst } from './teaching.first.ts';
import { teachingScreens } from '../teaching/screens/teaching.ts';
import { liveFirst, liveManageFirst } from './live.first.ts';
import { liveScreens } from '../live/screens/live.ts';
import { examFirst } from './exam.first.ts';
import { examScreens } from '../exam/screens/exam.ts';
import { assessmentFirst } from './assessment.first.ts';
import { assessmentScreens } from '../exam/screens/assessment.ts';
import { frameFirst, portalFirst } from './portal.first.ts';
import { pkFirst } from './pk.first.ts';
import { pkScreens } from '../exam/screens/pk.ts';
import { portalScreens } from '../account/screens/portal.ts';
import { questionnaireFirst } from './questionnaire.first.ts';
import { questionnaireScreens } from '../exam/screens/questionnaire.ts';
import { calendarFirst } from './calendar.first.ts';
import { calendarScreens } from '../training/screens/calendar.ts';
import { taskFirst } from './task.first.ts';
import { taskScreens } from '../training/screens/task.ts';
import { trainingFirst } from './training.first.ts';
import { trainingScreens } from '../training/screens/training.ts';
import { homeworkFirst } from './homework.first.ts';
import { homeworkScreens } from '../training/screens/homework.ts';
import { certificateFirst } from './certificate.first.ts';
import { certificateScreens } from '../training/screens/certificate.ts';
import { messagesFirst } from './messages.first.ts';
import { messagesScreens } from '../messages/screens/messages.ts';
import { mallFirst } from './mall.first.ts';
import { mallScreens } from '../mall/screens/mall.ts';
import { communityFirst } from './community.first.ts';
import { communityScreens } from '../community/screens/community.ts';
import { talentFirst } from './talent.first.ts';
import { talentScreens } from '../talent/screens/talent.ts';
import { organisationFirst } from './organisation.first.ts';
import { organisationScreens } from '../organisation/screens/organisation.ts';
import { teachingManageScreens } from '../teaching/screens/manage.ts';
import { liveManageScreens } from '../live/screens/manage.ts';

/** A screen with its first calls. */
export interface OpeningScreen {
  readonly screen: Screen;
  readonly first: (
    opening: { readonly params: Readonly<Record<string, string>> } & Pick<Opening, 'search'>,
  ) => readonly FirstCall[];
}

function openings<Screens extends ScreenSet>(screens: Screens, first: FirstCalls<Screens>): readonly OpeningScreen[] {
  return Object.entries(screens).map(([key, screen]) => ({
    screen,
    // The parameters belong to this very path.
    first: first[key as keyof Screens] as OpeningScreen['first'],
  }));
}

/**
 * Every screen of the product with its first calls, for the server. The portal takes the screens from its modules, and
 * never their first calls.
 */
export const allScreens: readonly OpeningScreen[] = [
  ...openings(portalScreens, portalFirst),
  ...openings(courseScreens, courseFirst),
  ...openings(courseManageScreens, courseManageFirst),
  ...openings(teachingScreens, teachingFirst),
  ...openings(liveScreens, liveFirst),
  ...openings(examScreens, examFirst),
  ...openings(assessmentScreens, assessmentFirst),
  ...openings(pkScreens, pkFirst),
  ...openings(questionnaireScreens, questionnaireFirst),
  ...openings(trainingScreens, trainingFirst),
  ...openings(homeworkScreens, homeworkFirst),
  ...openings(certificateScreens, certificateFirst),
  ...openings(taskScreens, taskFirst),
  ...openings(calendarScreens, calendarFirst),
  ...openings(activityScreens, activityFirst),
  ...openings(messagesScreens, messagesFirst),
  ...openings(mallScreens, mallFirst),
  ...openings(communityScreens, communityFirst),
  ...openings(talentScreens, talentFirst),
  ...openings(organisationScreens, organisationFirst),
  ...openings(teachingManageScreens, teachingManageFirst),
  ...openings(liveManageScreens, liveManageFirst),
];

/** Calls around a screen of this layout. */
export function layoutCalls(layout: Screen['layout']): readonly FirstCall[] {
  return layout === 'bare' || layout === 'none' || layout === 'console' ? [] : frameFirst;
}
