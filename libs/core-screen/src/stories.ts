/** For stories of domains: the frame of a screen and the states of every screen. */
export { ScreenStory, type ScreenStoryProps, type StoryDomain, type StoryLanguage } from './testing/ScreenStory.tsx';
export { standardStories } from './testing/standardStories.ts';
export { fits, narrow, storyKit, storyLanguage, type Surroundings } from './testing/storyKit.tsx';
