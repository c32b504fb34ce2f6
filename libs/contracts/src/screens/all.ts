import type { FirstCall, FirstCalls, Opening } from '../first.ts';
import type { Screen, ScreenSet } from '../screen.ts';
import { courseFirst } from './course.first.ts';
import { courseScreens } from './course.ts';
import { examFirst } from './exam.first.ts';
import { examScreens } from './exam.ts';
import { frameFirst, portalFirst } from './portal.first.ts';
import { portalScreens } from './portal.ts';
import { questionnaireFirst } from './questionnaire.first.ts';
import { questionnaireScreens } from './questionnaire.ts';

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
  ...openings(questionnaireScreens, questionnaireFirst),
];

/** What is asked for around a screen of this layout. */
export function layoutCalls(layout: Screen['layout']): readonly FirstCall[] {
  return layout === 'bare' || layout === 'none' ? [] : frameFirst;
}
