import { storyKit, type StoryDomain } from '@banyan/core-screen/stories';
import { mallDomain } from '../mall.domain.ts';
import type { MallModuleDeps } from '../mall.environment.ts';
import { mallLinks } from '../mall.links.ts';
import { mallAnswers } from './mallAnswers.ts';
import { fixtureNow } from './fixtures.ts';

/** This domain with the dependencies of its stories. */
const mallStoryDomain: StoryDomain<MallModuleDeps> = {
  within: mallDomain.within,
  answers: mallAnswers,
  paths: Object.values<{ readonly path: string }>(mallLinks).map(({ path }) => path),
  deps: () => ({ now: () => fixtureNow }),
};

const kit = storyKit(mallStoryDomain);
/** Parameters of a story; its own values override those of its file. */
export const { inStory } = kit;
/** A screen of this domain on its real stores. */
export const mallPage = kit.page;
/** A component of this domain on its real stores, `width` pixels wide. */
export const inMall = kit.component;
