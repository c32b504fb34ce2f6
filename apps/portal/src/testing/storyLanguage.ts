import type { StoryLanguage } from './fixtures.ts';

/** The language that a story's toolbar is set to, as far as fixtures tell languages apart. */
export const storyLanguage = (globals: Readonly<Record<string, unknown>>): StoryLanguage =>
  globals['language'] === 'en' ? 'en' : 'zh';
