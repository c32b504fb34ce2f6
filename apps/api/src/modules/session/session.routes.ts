import { getUserInfo, login, loginType, logout, switchLanguage, updateInitialPassword } from '@banyan/contracts';
import { serve, serveInSteps } from '../../http/serve.ts';
import { logIn, replaceInitialPassword } from './login.service.ts';
import { chooseLanguage, logOut, readLoginType, readUserInfo } from './session.service.ts';

export const sessionRoutes = [
  serve(loginType, readLoginType),
  serve(getUserInfo, readUserInfo),
  serveInSteps(login, logIn),
  serve(logout, logOut),
  serveInSteps(updateInitialPassword, replaceInitialPassword),
  serve(switchLanguage, chooseLanguage),
];
