import { homeList } from '../course/course.ts';
import { faceLog, myFace } from '../account/face.ts';
import { ask, type FirstCall, type FirstCalls } from '../first.ts';
import { navigation, portalComponents } from '../account/frame.ts';
import { homeIcons, homeStructure, myStudyInfo } from '../account/home.ts';
import { myHome } from '../account/my.ts';
import { openRooms } from '../live/liveRoom.ts';
import { searchHome } from '../account/search.ts';
import { myPhone } from '../account/phone.ts';
import { privacyOverview } from '../account/privacy.ts';
import { birthdayTypeList, departmentTree } from '../account/registration.ts';
import { loginMethods } from '../account/session.ts';
import { switchingSet } from '../account/portalChoice.ts';
import type { portalScreens } from '../account/screens/portal.ts';

/** First calls of the portal's own screens. */
export const portalFirst: FirstCalls<typeof portalScreens> = {
  login: () => [ask(loginMethods, {})],
  register: () => [ask(departmentTree, {}), ask(birthdayTypeList, {})],
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
    ask(openRooms, {}),
  ],
  my: () => [ask(myHome, {})],
  // The identity number travels sealed: it does not stand in the text of a page.
  personalData: () => [],
  phone: () => [ask(myPhone, {})],
  password: () => [],
  privacy: () => [ask(privacyOverview, {})],
  // Its address of a file is asked for by the page itself: it opens for a while only.
  filePreview: () => [],
  // What waits changes by the minute; the desk asks by itself.
  review: () => [],
  face: () => [ask(myFace, {}), ask(faceLog, {})],
  search: () => [ask(searchHome, {})],
  // A code works once: the page spends it, not the making of the page.
  transferLogin: () => [],
  // The asking page hears that it was opened: it is opened by whoever sees it.
  scanLogin: () => [],
  // Learners and support may not read the list: the page asks where it may.
  assist: () => [],
  loginPc: () => [],
  // Other enterprises are asked, each behind its own wall; the page asks by itself.
  switchEnterprise: () => [],
};

/** Calls of header and footer. */
export const frameFirst: readonly FirstCall[] = [ask(navigation, {}), ask(portalComponents, {}), ask(switchingSet, {})];
