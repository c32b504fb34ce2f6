import type { FirstCall, FirstCalls, Opening } from '../first.ts';
import type { Screen, ScreenSet } from '../screen.ts';
import { activityFirst } from './activity.first.ts';
import { activityScreens } from './activity.ts';
import { courseFirst } from './course.first.ts';
import { courseScreens } from './course.ts';
import { examFirst } from './exam.first.ts';
import { examScreens } from './exam.ts';
import { frameFirst, portalFirst } from './portal.first.ts';
import { pkFirst } from './pk.first.ts';
import { pkScreens } from './pk.ts';
import { portalScreens } from './portal.ts';
import { questionnaireFirst } from './questionnaire.first.ts';
import { questionnaireScreens } from './questionnaire.ts';
import { calendarFirst } from './calendar.first.ts';
import { calendarScreens } from './calendar.ts';
import { taskFirst } from './task.first.ts';
import { taskScreens } from './task.ts';
import { trainingFirst } from './training.first.ts';
import { trainingScreens } from './training.ts';
import { homeworkFirst } from './homework.first.ts';
import { homeworkScreens } from './homework.ts';
import { certificateFirst } from './certificate.first.ts';
import { certificateScreens } from './certificate.ts';
import { messagesFirst } from './messages.first.ts';
import { messagesScreens } from './messages.ts';
import { mallFirst } from './mall.first.ts';
import { mallScreens } from './mall.ts';
import { communityFirst } from './community.first.ts';
import { communityScreens } from './community.ts';
import { talentFirst } from './talent.first.ts';
import { talentScreens } from './talent.ts';

/** A screen with the calls that it makes as it opens. */
export interface OpeningScreen {
  readonly screen: Screen;
  readonly first: (
    opening: { readonly params: Readonly<Record<string, string>> } & Pick<Opening, 'search'>,
  ) => readonly FirstCall[];
}

function openings<Screens extends ScreenSet>(screens: Screens, first: FirstCalls<Screens>): readonly OpeningScreen[] {
  return Object.entries(screens).map(([key, screen]) => ({
    screen,
    // The parameters are those of this very path.
    first: first[key as keyof Screens] as OpeningScreen['first'],
  }));
}

/**
 * Every screen of the product with its first calls, for the server. The portal takes the screens from its modules, and
 * their first calls not at all.
 */
export const allScreens: readonly OpeningScreen[] = [
  ...openings(portalScreens, portalFirst),
  ...openings(courseScreens, courseFirst),
  ...openings(examScreens, examFirst),
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
];

/** What is asked for around a screen of this layout. */
export function layoutCalls(layout: Screen['layout']): readonly FirstCall[] {
  return layout === 'bare' || layout === 'none' ? [] : frameFirst;
}
