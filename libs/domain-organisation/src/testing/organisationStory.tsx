import { organisationScreens } from '@banyan/contracts/organisation';
import { storyKit, type StoryDomain } from '@banyan/core-screen/stories';
import type { Decorator } from '@storybook/react-vite';
import { organisationDomain } from '../organisation.domain.ts';
import type { OrganisationModuleDeps } from '../organisation.environment.ts';
import { organisationAnswers } from './organisationAnswers.ts';
import { makeUpload } from './imports.ts';
import { fixtureNow } from './people.ts';

/** This domain with the dependencies of its stories. */
const organisationStoryDomain: StoryDomain<OrganisationModuleDeps> = {
  within: organisationDomain.within,
  answers: organisationAnswers,
  paths: [organisationScreens.personRights.path],
  deps: () => ({
    now: () => fixtureNow,
    ports: { seeAs: () => Promise.reject(new Error('not in a story')) },
    uploader: { upload: (file, { kind }) => Promise.resolve(makeUpload(file, kind)) },
  }),
};

const kit = storyKit(organisationStoryDomain);
/** A screen of this domain on its real stores. */
export const organisationPage = kit.page;
/** Parameters of a story; its own values override those of its file. */
export const { inStory } = kit;

/** The console's sheet around a page: as high as the window, laid out from top to bottom. */
export const onSheet: Decorator = (Story) => (
  <>
    <style>{'main { position: relative; display: flex; flex-direction: column; height: 852px }'}</style>
    <Story />
  </>
);
