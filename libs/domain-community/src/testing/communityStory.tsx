import { storyKit, type StoryDomain } from '@banyan/core-screen/stories';
import { communityDomain } from '../community.domain.ts';
import type { CommunityModuleDeps } from '../community.environment.ts';
import { communityLinks } from '../community.links.ts';
import { communityAnswers } from './communityAnswers.ts';
import { fixtureNow } from './fixtures.ts';

/** This domain with the dependencies of its stories. */
const communityStoryDomain: StoryDomain<CommunityModuleDeps> = {
  within: communityDomain.within,
  answers: communityAnswers,
  paths: Object.values<{ readonly path: string }>(communityLinks).map(({ path }) => path),
  deps: () => ({
    now: () => fixtureNow,
    uploader: {
      upload: (file, { kind }) =>
        Promise.resolve({
          id: 'a'.repeat(22),
          kind,
          name: file.name,
          size: file.size,
          type: file.type,
          sha256: '0'.repeat(64),
          url: '',
        }),
    },
  }),
};

const kit = storyKit(communityStoryDomain);
/** Parameters of a story; its own values override those of its file. */
export const { inStory } = kit;
/** A screen of this domain on its real stores. */
export const communityPage = kit.page;
