import { getUserInfo, login, loginType, logout, switchLanguage, updateInitialPassword } from '@banyan/contracts';
import { serve, serveInSteps } from '../../http/serve.ts';
import { logIn, replaceInitialPassword } from './login.service.ts';
import { chooseLanguage, logOut, readLoginType, readUserInfo } from './session.service.ts';

export const sessionRoutes = [
  serve(loginType, (_input, context) => readLoginType(context)),
  serve(getUserInfo, (_input, context) => readUserInfo(context)),
  serveInSteps(login, logIn),
  serve(logout, (_input, context) => logOut(context)),
  serveInSteps(updateInitialPassword, replaceInitialPassword),
  serve(switchLanguage, chooseLanguage),
];
