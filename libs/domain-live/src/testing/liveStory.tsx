import { storyKit, type StoryDomain } from '@banyan/core-screen/stories';
import { liveManageScreens } from '@banyan/contracts/live';
import type { Decorator } from '@storybook/react-vite';
import { liveDomain } from '../live.domain.ts';
import type { LiveModuleDeps } from '../live.environment.ts';
import { liveLinks } from '../live.links.ts';
import { drawnFilm } from './drawnFilm.ts';
import { fixtureNow } from './fixtures.ts';
import { liveAnswers } from './liveAnswers.ts';

/** This domain in its stories. */
export const liveStoryDomain: StoryDomain<LiveModuleDeps> = {
  within: liveDomain.within,
  answers: liveAnswers,
  paths: [...Object.values(liveLinks), ...Object.values(liveManageScreens)].map(({ path }) => path),
  deps: () => ({ now: () => fixtureNow, live: drawnFilm, ports: { coursesHref: () => '/course' } }),
};

const kit = storyKit(liveStoryDomain);
/** Parameters of a story; its own override those of its file. */
export const { inStory } = kit;
/** A screen of this domain on its real stores. */
export const livePage = kit.page;
/** A component of this domain on its real stores, `width` pixels wide. */
export const inLive = kit.component;

/** The console's sheet around a page: as high as the window, laid out from top to bottom. */
export const onSheet: Decorator = (Story) => (
  <>
    <style>{'main { position: relative; display: flex; flex-direction: column; height: 852px }'}</style>
    <Story />
  </>
);
