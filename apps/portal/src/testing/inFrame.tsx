import { languageList, navigation, portalComponents, type Enterprise, type UserInfo } from '@banyan/contracts/account';
import { fakeSessionApi, makeEnterprise, makeSession, makeUser, memoryStorage } from '@banyan/core-session/testing';
import { createToastQueue } from '@banyan/ui';
import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { AppearanceStore } from '../appearance/AppearanceStore.ts';
import { FrameContext, type Frame } from '../composition/frame.ts';
import { LeaveStore } from '../composition/LeaveStore.ts';
import { Toasts } from '../messages/Toasts.tsx';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import type { StoryLanguage } from './fixtures.ts';
import { storyLanguage } from './storyLanguage.ts';
import { StoryPortal } from './StoryPortal.tsx';

const entries: Readonly<Record<StoryLanguage, readonly (readonly [string, string])[]>> = {
  zh: [
    ['首页', '/index'],
    ['课程', '/course'],
    ['学习', '/index/study'],
    ['学习记录', '/my/learn-record'],
  ],
  en: [
    ['Home', '/index'],
    ['Courses', '/course'],
    ['Study', '/index/study'],
    ['Learning record', '/my/learn-record'],
  ],
};

/** Answers for header and footer. */
export const storyFrameAnswers = (language: StoryLanguage): readonly FakeAnswer[] => [
  answer(navigation, () => ({ items: entries[language].map(([title, path]) => ({ key: path, title, path })) })),
  answer(portalComponents, () => ({
    notice: '',
    noticeMore: 'N' as const,
    owner: language === 'en' ? 'Hengchuan Precision Manufacturing' : '衡川精密制造有限公司',
    links: [{ title: language === 'en' ? 'Help' : '使用帮助', path: '/help' }],
  })),
  answer(languageList, () => ({
    languages: [
      { code: 'zh_cn' as const, name: '简体中文' },
      { code: 'en' as const, name: 'English' },
      { code: 'zh_tw' as const, name: '繁體中文' },
    ],
  })),
];

/** The contact of an enterprise's people. */
export const storyContact = (language: StoryLanguage): NonNullable<Enterprise['contact']> =>
  language === 'en'
    ? { name: 'Min Zhao', department: 'Human resources', phone: 'ext. 8216', email: 'zhaomin@hengchuan.example' }
    : { name: '赵敏', department: '人力资源部', phone: '内线 8216', email: 'zhaomin@hengchuan.example' };

export interface FrameStory {
  readonly enterprise?: Partial<Enterprise>;
  /** Null for a visitor. */
  readonly user?: UserInfo | null;
  /** Later answers override those of the frame. */
  readonly answers?: readonly FakeAnswer[];
  readonly at?: string;
  /** Opens the login-required dialog. */
  readonly asksLogin?: boolean;
  /** Whether a login on another device has ended the session. */
  readonly endedElsewhere?: boolean;
}

function StoryFrame({
  story,
  language,
  children,
}: {
  story: FrameStory;
  language: StoryLanguage;
  children: ReactNode;
}) {
  const {
    enterprise = {},
    user = null,
    answers = [],
    at = '/index',
    asksLogin = false,
    endedElsewhere = false,
  } = story;
  const [frame] = useState((): Frame => {
    const storage = memoryStorage();
    const quiet = () => undefined;
    return {
      appearance: new AppearanceStore({
        storage: () => storage,
        prefersDark: { matches: false, addEventListener: quiet },
      }),
      toasts: createToastQueue(),
      leaving: new LeaveStore(),
      switchLanguage: () => Promise.resolve(),
      signOut: () => Promise.resolve(),
      reload: quiet,
      mayOpen: () => true,
      arrived: quiet,
      report: quiet,
    };
  });
  const [session] = useState(() => {
    const portalName = language === 'en' ? 'Hengchuan Academy' : '衡川学堂';
    const whole = makeEnterprise({ portalName, contact: storyContact(language), ...enterprise });
    const made = makeSession({ api: fakeSessionApi(whole, endedElsewhere ? (user ?? makeUser()) : user) });
    const there =
      user === null && !endedElsewhere ? made.load(at) : made.login({ account: 'a', password: 'b', remember: 'N' });
    void there
      .then(() => made.load(at))
      .then(() => {
        if (asksLogin) made.requireLogin();
        if (endedElsewhere) made.endElsewhere();
      });
    return made;
  });
  return (
    <FrameContext value={frame}>
      <StoryPortal session={session} answers={[...storyFrameAnswers(language), ...answers]} at={at}>
        {children}
        <Toasts queue={frame.toasts} />
      </StoryPortal>
    </FrameContext>
  );
}

/** Puts the frame around screens, or a stand-in screen, into a portal with real stores. */
export const inFrame =
  (of: FrameStory | ((language: StoryLanguage) => FrameStory) = {}): Decorator =>
  (Story, { globals }) => {
    const language = storyLanguage(globals);
    return (
      <StoryFrame key={language} story={typeof of === 'function' ? of(language) : of} language={language}>
        <Story />
      </StoryFrame>
    );
  };
