import type { FakeAnswer } from '@banyan/core-screen/testing';
import { fakeSessionApi, makeEnterprise, makeSession, makeUser } from '@banyan/core-session/testing';
import type { Decorator } from '@storybook/react-vite';
import type { StoryLanguage } from './fixtures.ts';
import { StoryPortal } from './StoryPortal.tsx';
import { storyLanguage } from './storyLanguage.ts';

/** Parameters set by `standardStories`. */
interface ScreenParameters {
  readonly at?: string;
  /** Kind of account of the person; a learner by default. */
  readonly type?: number;
  readonly answers?: (language: StoryLanguage) => readonly FakeAnswer[];
}

/** A screen of the portal itself from its parameter `screen`, with a logged-in person. */
export const portalScreen: Decorator = (Story, { globals, parameters }) => {
  const { at = '/', type = 1, answers } = (parameters['screen'] ?? {}) as ScreenParameters;
  const language = storyLanguage(globals);
  const person = language === 'en' ? ['Siyuan Li', 'Quality'] : ['李思远', '质量部'];
  const user = makeUser({ username: person[0] ?? '', department: person[1] ?? '', type });
  const session = makeSession({ api: fakeSessionApi(makeEnterprise(), user) });
  void session.login({ account: 'a', password: 'b', remember: 'N' }).then(() => session.load(at));
  return (
    <StoryPortal key={language} session={session} answers={answers?.(language) ?? []} at={at}>
      <main>
        <Story />
      </main>
    </StoryPortal>
  );
};
