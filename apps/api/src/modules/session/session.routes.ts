import {
  changePassword,
  endSeeing,
  getUserInfo,
  login,
  loginType,
  logout,
  readInvitation,
  switchLanguage,
  updateInitialPassword,
} from '@banyan/contracts/account';
import { serve, serveInSteps } from '../../http/serve.ts';
import { readTicket } from './invite.ts';
import { replacePassword } from './changePassword.service.ts';
import { logIn, replaceInitialPassword } from './login.service.ts';
import { stopSeeing } from './seeing.service.ts';
import { chooseLanguage, logOut, readLoginType, readUserInfo } from './session.service.ts';

export const sessionRoutes = [
  serve(loginType, readLoginType),
  serve(getUserInfo, readUserInfo),
  serveInSteps(login, logIn),
  serve(logout, logOut),
  serve(readInvitation, readTicket),
  serveInSteps(updateInitialPassword, replaceInitialPassword),
  serveInSteps(changePassword, replacePassword),
  serve(endSeeing, stopSeeing),
  serve(switchLanguage, chooseLanguage),
];
