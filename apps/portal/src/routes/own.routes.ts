import { portalScreens } from '@banyan/contracts/account';
import { screenRoutes, type DomainModule } from '@banyan/core-session';
import { faceMessages } from '../../../../libs/domain-account/src/face/faceMessages.ts';
import { phoneMessages } from '../../../../libs/domain-account/src/phone/phoneMessages.ts';
import { switchingMessages } from '../../../../libs/domain-account/src/switching/switchingMessages.ts';
import { scanMessages } from '../../../../libs/domain-account/src/scan/scanMessages.ts';

const { face, filePreview, loginPc, my, password, personalData, phone, prompt, register } = portalScreens;
const { scanLogin, switchEnterprise, transferLogin } = portalScreens;

/** The prompt screen with its many words, which no other screen needs. */
const promptModule: DomainModule = {
  name: 'prompt',
  routes: screenRoutes(
    { prompt },
    { prompt: () => import('../prompt/PromptPage.tsx').then(({ PromptPage }) => PromptPage) },
  ),
  messages: {
    zh: () => import('../prompt/i18n/zh.ts'),
    en: () => import('../prompt/i18n/en.ts'),
    zh_tw: () => import('../prompt/i18n/zh_tw.ts'),
    zh_hk: () => import('../prompt/i18n/zh_hk.ts'),
  },
};

/** The registration, which most never open. */
const registerModule: DomainModule = {
  name: 'register',
  routes: screenRoutes(
    { register },
    { register: () => import('../../../../libs/domain-account/src/register/RegisterPage.tsx').then(({ RegisterPage }) => RegisterPage) },
  ),
  messages: {
    zh: () => import('../../../../libs/domain-account/src/register/i18n/zh.ts'),
    en: () => import('../../../../libs/domain-account/src/register/i18n/en.ts'),
    zh_tw: () => import('../../../../libs/domain-account/src/register/i18n/zh_tw.ts'),
    zh_hk: () => import('../../../../libs/domain-account/src/register/i18n/zh_hk.ts'),
  },
  shows: [{ name: 'phone', messages: phoneMessages }],
};

/** Ways from one enterprise, portal or system to another, with their words. */
const switchingModule: DomainModule = {
  name: 'switching',
  routes: screenRoutes(
    { transferLogin, loginPc, switchEnterprise },
    {
      transferLogin: () => import('../../../../libs/domain-account/src/switching/TransferPage.tsx').then(({ TransferPage }) => TransferPage),
      loginPc: () => import('../../../../libs/domain-account/src/switching/GatewayPage.tsx').then(({ GatewayPage }) => GatewayPage),
      switchEnterprise: () => import('../../../../libs/domain-account/src/switching/SwitchPage.tsx').then(({ SwitchPage }) => SwitchPage),
    },
  ),
  messages: switchingMessages,
};

/** The phone's side of a login by scan. */
const scanModule: DomainModule = {
  name: 'scan',
  routes: screenRoutes(
    { scanLogin },
    { scanLogin: () => import('../../../../libs/domain-account/src/scan/ScanPage.tsx').then(({ ScanPage }) => ScanPage) },
  ),
  messages: scanMessages,
};

/** The preview of files, with its words. */
const filePreviewModule: DomainModule = {
  name: 'filePreview',
  routes: screenRoutes(
    { filePreview },
    { filePreview: () => import('../filePreview/FilePreviewPage.tsx').then(({ FilePreviewPage }) => FilePreviewPage) },
  ),
  messages: {
    zh: () => import('../filePreview/i18n/zh.ts'),
    en: () => import('../filePreview/i18n/en.ts'),
    zh_tw: () => import('../filePreview/i18n/zh_tw.ts'),
    zh_hk: () => import('../filePreview/i18n/zh_hk.ts'),
  },
};

/** The learning centre's home, with its words and its entry in the centre's navigation. */
const myModule: DomainModule = {
  name: 'my',
  routes: screenRoutes({ my }, { my: () => import('../my/MyPage.tsx').then(({ MyPage }) => MyPage) }),
  messages: {
    zh: () => import('../my/i18n/zh.ts'),
    en: () => import('../my/i18n/en.ts'),
    zh_tw: () => import('../my/i18n/zh_tw.ts'),
    zh_hk: () => import('../my/i18n/zh_hk.ts'),
  },
};

/** The screens of one's account, with their words and their entries in its navigation. */
const editorModule: DomainModule = {
  name: 'editor',
  routes: screenRoutes(
    { personalData, phone, password },
    {
      personalData: () => import('../../../../libs/domain-account/src/editor/PersonalDataPage.tsx').then(({ PersonalDataPage }) => PersonalDataPage),
      phone: () => import('../../../../libs/domain-account/src/editor/PhonePage.tsx').then(({ PhonePage }) => PhonePage),
      password: () => import('../../../../libs/domain-account/src/editor/PasswordPage.tsx').then(({ PasswordPage }) => PasswordPage),
    },
  ),
  messages: {
    zh: () => import('../../../../libs/domain-account/src/editor/i18n/zh.ts'),
    en: () => import('../../../../libs/domain-account/src/editor/i18n/en.ts'),
    zh_tw: () => import('../../../../libs/domain-account/src/editor/i18n/zh_tw.ts'),
    zh_hk: () => import('../../../../libs/domain-account/src/editor/i18n/zh_hk.ts'),
  },
  shows: [{ name: 'phone', messages: phoneMessages }],
};

/** One's own face, with its entry in the learning centre's navigation. */
const faceModule: DomainModule = {
  name: 'face',
  routes: screenRoutes({ face }, { face: () => import('../../../../libs/domain-account/src/face/FacePage.tsx').then(({ FacePage }) => FacePage) }),
  messages: faceMessages,
};

/** The portal's screens beside login, agreement and home, in the order of the route table. */
export const accountModules: readonly DomainModule[] = [
  registerModule,
  promptModule,
  myModule,
  editorModule,
  filePreviewModule,
  switchingModule,
  scanModule,
  faceModule,
];
