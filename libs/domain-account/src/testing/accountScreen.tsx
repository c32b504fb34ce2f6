import { ownFields } from '@banyan/contracts/organisation';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fakeSessionApi, makeEnterprise, makeSession, makeUser } from '@banyan/core-session/testing';
import type { Decorator } from '@storybook/react-vite';
import { storyLanguage, type StoryLanguage } from '@banyan/core-screen/stories';
import { AccountStory } from './AccountStory.tsx';

/** Parameters set by `standardStories`. */
interface ScreenParameters {
  readonly at?: string;
  readonly answers?: (language: StoryLanguage) => readonly FakeAnswer[];
}

/** Values that the enterprise shows to the person. */
const fieldsOf = (language: StoryLanguage): FakeAnswer =>
  answer(ownFields, () => ({
    fields: [
      {
        ...{ id: 1, kind: 'choice' as const },
        ...(language === 'en' ? { name: 'Site', value: 'Camden' } : { name: '厂区', value: '东厂' }),
      },
    ],
  }));

/** A screen of this domain from its parameter `screen`, with a logged-in person. */
export const accountScreen: Decorator = (Story, { globals, parameters }) => {
  const { at = '/', answers } = (parameters['screen'] ?? {}) as ScreenParameters;
  const language = storyLanguage(globals);
  const person = language === 'en' ? ['Siyuan Li', 'Quality'] : ['李思远', '质量部'];
  const user = makeUser({ username: person[0] ?? '', department: person[1] ?? '' });
  const session = makeSession({ api: fakeSessionApi(makeEnterprise(), user) });
  void session.login({ account: 'a', password: 'b', remember: 'N' }).then(() => session.load(at));
  return (
    <AccountStory
      key={language}
      session={session}
      answers={[...(answers?.(language) ?? []), fieldsOf(language)]}
      at={at}
    >
      <main>
        <Story />
      </main>
    </AccountStory>
  );
};
