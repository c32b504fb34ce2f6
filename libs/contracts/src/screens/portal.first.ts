import { homeList } from '../course.ts';
import { ask, type FirstCall, type FirstCalls } from '../first.ts';
import { navigation, portalComponents } from '../frame.ts';
import { homeIcons, homeStructure, myStudyInfo } from '../home.ts';
import { myHome } from '../my.ts';
import { loginMethods } from '../session.ts';
import type { portalScreens } from './portal.ts';

/** First calls of the portal's own screens. */
export const portalFirst: FirstCalls<typeof portalScreens> = {
  login: () => [ask(loginMethods, {})],
  agreement: () => [],
  prompt: () => [],
  home: () => [
    ask(homeStructure, {}, ({ modules }) =>
      modules.flatMap(({ id, kind }) => {
        if (kind === 'zones') return [ask(homeIcons, {})];
        return kind === 'continue' ? [] : [ask(homeList, { module: id })];
      }),
    ),
    ask(myStudyInfo, {}),
  ],
  my: () => [ask(myHome, {})],
  // The identity number travels sealed: it does not stand in the text of a page.
  personalData: () => [],
};

/** What header and footer ask for. */
export const frameFirst: readonly FirstCall[] = [ask(navigation, {}), ask(portalComponents, {})];
