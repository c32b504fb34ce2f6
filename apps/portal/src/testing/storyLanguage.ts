import type { StoryLanguage } from './fixtures.ts';

/** The language of a story's toolbar, as far as fixtures differ by language. */
export const storyLanguage = (globals: Readonly<Record<string, unknown>>): StoryLanguage =>
  globals['language'] === 'en' ? 'en' : 'zh';
