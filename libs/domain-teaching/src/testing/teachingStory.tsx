import type { Decorator } from '@storybook/react-vite';
import { teachingManageScreens } from '@banyan/contracts/teaching';
import { storyKit, type StoryDomain } from '@banyan/core-screen/stories';
import { teachingDomain } from '../teaching.domain.ts';
import type { TeachingModuleDeps } from '../teaching.environment.ts';
import { teachingLinks } from '../teaching.links.ts';
import { DrawnCourse } from './DrawnCourse.tsx';
import { fixtureNow } from './fixtures.ts';
import { teachingAnswers } from './teachingAnswers.ts';

const loadCourseCard = () => Promise.resolve(DrawnCourse);

/** This domain in its stories. */
export const teachingStoryDomain: StoryDomain<TeachingModuleDeps> = {
  within: teachingDomain.within,
  answers: teachingAnswers,
  paths: [...Object.values(teachingLinks), ...Object.values(teachingManageScreens)].map(({ path }) => path),
  deps: () => ({
    now: () => fixtureNow,
    ports: { courseHref: (id) => `/course/${String(id)}`, loadCourseCard },
  }),
};

const kit = storyKit(teachingStoryDomain);
/** Parameters of a story; its own override those of its file. */
export const { inStory } = kit;
/** A screen of this domain on its real stores. */
export const teachingPage = kit.page;

/** The console's sheet around a page: as high as the window, laid out from top to bottom. */
export const onSheet: Decorator = (Story) => (
  <>
    <style>{'main { position: relative; display: flex; flex-direction: column; height: 852px }'}</style>
    <Story />
  </>
);
