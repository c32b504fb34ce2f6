import type { Decorator, StoryContext } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { CourseStory, type CourseStoryProps } from './CourseStory.tsx';
import type { FakeAnswer } from './fakeHttp.ts';
import { StorySession } from './StorySession.ts';

export type StoryLanguage = 'zh' | 'en';

export interface CoursePageStory extends Pick<CourseStoryProps, 'at' | 'ports' | 'width'> {
  /** Answers that differ from the fixtures'. */
  answers?: (language: StoryLanguage) => readonly FakeAnswer[];
  /** Nobody is logged in. */
  visitor?: boolean;
  /** Hears of the session, for a play function to ask. */
  onSession?: (session: StorySession) => void;
}

/** The narrowest window that the product is made for, in pixels. */
export const narrow = 1200;

/** Whether everything in a narrow story has its place: nothing runs out at the side. */
export function fits(canvasElement: HTMLElement): boolean {
  const page = canvasElement.querySelector('main');
  return page !== null && page.scrollWidth <= page.clientWidth;
}

/** What a story's screen is surrounded by; a story's own parts win over those of its file. */
export const inStory = (course: CoursePageStory) => ({ course });

/** The language that a story's toolbar is set to, as far as fixtures tell languages apart. */
export const storyLanguage = (globals: Readonly<Record<string, unknown>>): StoryLanguage =>
  globals['language'] === 'en' ? 'en' : 'zh';

function surroundings({ globals, parameters }: Pick<StoryContext, 'globals' | 'parameters'>) {
  const { answers, visitor = false, onSession, ...rest } = (parameters['course'] ?? {}) as CoursePageStory;
  const language = storyLanguage(globals);
  const session = new StorySession(language, visitor ? null : '20381');
  onSession?.(session);
  return { language, session, answers: answers?.(language) ?? [], ...rest };
}

/** A screen of this domain on its real stores, as toolbars and parameters say. */
export const coursePage =
  (page: ComponentType): Decorator =>
  (_, context) => <CourseStory key={storyLanguage(context.globals)} page={page} {...surroundings(context)} />;

/** A component of this domain on its real stores, `width` pixels wide. */
export const inCourse =
  (width: number | string = '100%'): Decorator =>
  (Story, context) => (
    <CourseStory key={storyLanguage(context.globals)} {...surroundings(context)}>
      <div style={{ width, padding: 24, boxSizing: 'border-box' }}>
        <Story />
      </div>
    </CourseStory>
  );
