import type { UserInfo } from '@banyan/contracts/account';
import { storyLanguage, type StoryLanguage } from '@banyan/core-screen/stories';
import type { FakeAnswer } from '@banyan/core-screen/testing';
import { fakeSessionApi, makeEnterprise, makeSession } from '@banyan/core-session/testing';
import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { AccountStory } from './AccountStory.tsx';

interface EnterpriseStory {
  /** Null for a visitor. */
  readonly user?: UserInfo | null;
  readonly answers?: readonly FakeAnswer[];
  readonly at?: string;
}

function InEnterprise({
  story: { user = null, answers = [], at = '/index' },
  language,
  children,
}: {
  story: EnterpriseStory;
  language: StoryLanguage;
  children: ReactNode;
}) {
  const [session] = useState(() => {
    const portalName = language === 'en' ? 'Hengchuan Academy' : '衡川学堂';
    const made = makeSession({ api: fakeSessionApi(makeEnterprise({ portalName }), user) });
    const there = user === null ? Promise.resolve(true) : made.login({ account: 'a', password: 'b', remember: 'N' });
    void there.then(() => made.load(at));
    return made;
  });
  return (
    <AccountStory session={session} answers={answers} at={at}>
      {children}
    </AccountStory>
  );
}

/** Puts a screen into an enterprise with a known name and language, for a visitor or for a logged-in person. */
export const inEnterprise =
  (of: EnterpriseStory | ((language: StoryLanguage) => EnterpriseStory) = {}): Decorator =>
  (Story, { globals }) => {
    const language = storyLanguage(globals);
    return (
      <InEnterprise key={language} story={typeof of === 'function' ? of(language) : of} language={language}>
        <Story />
      </InEnterprise>
    );
  };
