import { storyKit, type StoryDomain } from '@banyan/core-screen/stories';
import { messagesDomain } from '../messages.domain.ts';
import type { MessagesModuleDeps } from '../messages.environment.ts';
import { messagesLinks } from '../messages.links.ts';
import { messagesAnswers } from './messagesAnswers.ts';
import { fixtureNow } from './fixtures.ts';

/** This domain with the dependencies of its stories. */
const messagesStoryDomain: StoryDomain<MessagesModuleDeps> = {
  within: messagesDomain.within,
  answers: messagesAnswers,
  paths: Object.values<{ readonly path: string }>(messagesLinks).map(({ path }) => path),
  deps: () => ({ now: () => fixtureNow }),
};

const kit = storyKit(messagesStoryDomain);
/** Parameters of a story; its own values override those of its file. */
export const { inStory } = kit;
/** A screen of this domain on its real stores. */
export const messagesPage = kit.page;
