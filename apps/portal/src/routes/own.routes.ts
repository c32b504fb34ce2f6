import { portalScreens } from '@banyan/contracts/account';
import { screenRoutes, type DomainModule } from '@banyan/core-session';

const { filePreview, my, prompt } = portalScreens;

/** The prompt screen with its many texts, which no other screen needs. */
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

/** The preview of files, with its texts. */
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

/** The learning centre's home, with its texts and its entry in the centre's navigation. */
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

/** The portal's screens beside agreement and home, in the order of the route table. */
export const screenModules: readonly DomainModule[] = [promptModule, myModule, filePreviewModule];
