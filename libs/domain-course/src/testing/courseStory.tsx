import { storyKit, type StoryDomain } from '@banyan/core-screen/stories';
import type { Decorator } from '@storybook/react-vite';
import { courseDomain } from '../course.domain.ts';
import type { CourseModuleDeps } from '../course.environment.ts';
import { courseManageScreens, courseScreens } from '@banyan/contracts/course';
import { courseLinks } from '../course.links.ts';
import { courseAnswers } from './courseAnswers.ts';
import { fixtureNow, makeVtt } from './fixtures.ts';

/** This domain in its stories. */
export const courseStoryDomain: StoryDomain<CourseModuleDeps> = {
  within: courseDomain.within,
  answers: courseAnswers,
  paths: [
    ...Object.values(courseLinks).map(({ path }) => path),
    courseManageScreens.editCourse.path,
    courseManageScreens.courseStatistics.path,
    courseScreens.previewCourse.path,
  ],
  deps: () => ({
    loadText: (url) => Promise.resolve(makeVtt(url.includes('.en.') ? 'en' : 'zh')),
    now: () => fixtureNow,
    ports: { lecturerHref: (id) => `/lecturer/lecturerDetail/${id}` },
  }),
};

const kit = storyKit(courseStoryDomain);
/** Parameters of a story; its own override those of its file. */
export const { inStory } = kit;
/** A screen of this domain on its real stores. */
export const coursePage = kit.page;
/** A component of this domain on its real stores, `width` pixels wide. */
export const inCourse = kit.component;

/** The console's sheet around a page: as high as the window, laid out from top to bottom. */
export const onSheet: Decorator = (Story) => (
  <>
    <style>{'main { position: relative; display: flex; flex-direction: column; height: 852px }'}</style>
    <Story />
  </>
);
