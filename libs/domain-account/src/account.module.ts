import { portalScreens } from '@banyan/contracts/account';
import { screenRoutes, type DomainModule } from '@banyan/core-session';
import type { AccountModuleDeps } from './account.environment.ts';
import {
  accountMessages,
  assistMessages,
  editorMessages,
  faceMessages,
  invitationMessages,
  outsiderMessages,
  phoneMessages,
  privacyMessages,
  registerMessages,
  scanMessages,
  switchingMessages,
} from './account.messages.ts';

const { assist, face, invitation, login, loginPc, password, personalData, phone, privacy, register } = portalScreens;
const { scanLogin, switchEnterprise, transferLogin } = portalScreens;

const account = { name: 'account', messages: accountMessages };
const codes = { name: 'phone', messages: phoneMessages };

/** The account domain: login, the person's own data, and switching between enterprises. Each part has its own texts. */
export function createAccountModules(deps: AccountModuleDeps): readonly DomainModule[] {
  const around = () =>
    import('./account.domain.ts').then(
      ({ accountDomain }) =>
        (Page: Parameters<typeof accountDomain.within>[1]) =>
          accountDomain.within(deps, Page),
    );
  return [
    {
      ...account,
      routes: screenRoutes(
        { login },
        { login: () => import('./login/LoginPage.tsx').then(({ LoginPage }) => LoginPage) },
        around,
      ),
    },
    {
      name: 'invitation',
      routes: screenRoutes(
        { invitation },
        { invitation: () => import('./invitation/InvitationPage.tsx').then(({ InvitationPage }) => InvitationPage) },
        around,
      ),
      messages: invitationMessages,
      shows: [account],
    },
    {
      name: 'register',
      routes: screenRoutes(
        { register },
        { register: () => import('./register/RegisterPage.tsx').then(({ RegisterPage }) => RegisterPage) },
        around,
      ),
      messages: registerMessages,
      shows: [account, codes],
    },
    {
      name: 'editor',
      routes: screenRoutes(
        { personalData, phone, password },
        {
          personalData: () => import('./editor/PersonalDataPage.tsx').then(({ PersonalDataPage }) => PersonalDataPage),
          phone: () => import('./editor/PhonePage.tsx').then(({ PhonePage }) => PhonePage),
          password: () => import('./editor/PasswordPage.tsx').then(({ PasswordPage }) => PasswordPage),
        },
        around,
      ),
      messages: editorMessages,
      shows: [account, codes],
    },
    {
      name: 'switching',
      routes: screenRoutes(
        { transferLogin, loginPc, switchEnterprise },
        {
          transferLogin: () => import('./switching/TransferPage.tsx').then(({ TransferPage }) => TransferPage),
          loginPc: () => import('./switching/GatewayPage.tsx').then(({ GatewayPage }) => GatewayPage),
          switchEnterprise: () => import('./switching/SwitchPage.tsx').then(({ SwitchPage }) => SwitchPage),
        },
        around,
      ),
      messages: switchingMessages,
      shows: [account],
    },
    {
      name: 'scan',
      routes: screenRoutes(
        { scanLogin },
        { scanLogin: () => import('./scan/ScanPage.tsx').then(({ ScanPage }) => ScanPage) },
        around,
      ),
      messages: scanMessages,
    },
    {
      name: 'face',
      routes: screenRoutes(
        { face },
        { face: () => import('./face/FacePage.tsx').then(({ FacePage }) => FacePage) },
        around,
      ),
      messages: faceMessages,
      shows: [account],
    },
    {
      name: 'assist',
      routes: screenRoutes(
        { assist },
        { assist: () => import('./assist/AssistPage.tsx').then(({ AssistPage }) => AssistPage) },
        around,
      ),
      messages: assistMessages,
    },
    {
      name: 'privacy',
      routes: screenRoutes(
        { privacy },
        { privacy: () => import('./privacy/PrivacyPage.tsx').then(({ PrivacyPage }) => PrivacyPage) },
        around,
      ),
      messages: privacyMessages,
      review: () =>
        import('./privacy/privacy.review.ts').then(({ privacyReviewParts }) => privacyReviewParts(deps.http)),
    },
    {
      name: 'outsider',
      routes: [],
      messages: outsiderMessages,
      review: () =>
        import('./outsider/outsider.review.ts').then(({ outsiderReviewParts }) => outsiderReviewParts(deps.http)),
    },
  ];
}
