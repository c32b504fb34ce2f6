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
  invitation: () => [],
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
  // The identity number travels sealed: the text of a page must not contain it.
  personalData: () => [],
  phone: () => [ask(myPhone, {})],
  password: () => [],
  privacy: () => [ask(privacyOverview, {})],
  // The page requests the file's address by itself: it is valid for a limited time.
  filePreview: () => [],
  // Waiting work changes by the minute; desk and console request it by themselves.
  manage: () => [],
  review: () => [],
  face: () => [ask(myFace, {}), ask(faceLog, {})],
  search: () => [ask(searchHome, {})],
  // A code works once: the page uses it, not the rendering of the page.
  transferLogin: () => [],
  // Opening a scan is reported to the requesting page: it must happen when the person sees it on the phone.
  scanLogin: () => [],
  // Learners and support may not read the list: the page requests it where allowed.
  assist: () => [],
  loginPc: () => [],
  // Other enterprises are queried, each separately; the page requests the list by itself.
  switchEnterprise: () => [],
};

/** Calls of header and footer. */
export const frameFirst: readonly FirstCall[] = [ask(navigation, {}), ask(portalComponents, {}), ask(switchingSet, {})];
