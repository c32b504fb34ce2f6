import { storyKit, type StoryDomain } from '@banyan/core-screen/stories';
import { talentDomain } from '../talent.domain.ts';
import type { TalentModuleDeps } from '../talent.environment.ts';
import { talentLinks } from '../talent.links.ts';
import { talentAnswers } from './talentAnswers.ts';
import { fixtureNow } from './fixtures.ts';

/** This domain with the dependencies of its stories. */
const talentStoryDomain: StoryDomain<TalentModuleDeps> = {
  within: talentDomain.within,
  answers: talentAnswers,
  paths: Object.values<{ readonly path: string }>(talentLinks).map(({ path }) => path),
  deps: () => ({ now: () => fixtureNow }),
};

const kit = storyKit(talentStoryDomain);
/** Parameters of a story; its own values override those of its file. */
export const { inStory } = kit;
/** A screen of this domain on its real stores. */
export const talentPage = kit.page;
/** A component of this domain on its real stores, `width` pixels wide. */
export const inTalent = kit.component;
