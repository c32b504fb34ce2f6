import type { Decorator, StoryContext } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { DomainDeps } from '../domain/defineDomain.tsx';
import type { FakeAnswer } from './answers.ts';
import { ScreenStory, type StoryDomain, type StoryLanguage } from './ScreenStory.tsx';
import { StorySession } from './StorySession.ts';

/** What a story's screen is surrounded by. */
export interface Surroundings<Deps extends DomainDeps> {
  /** Address the screen believes to be at. */
  at?: string;
  /** Answers that differ from the fixtures'. */
  answers?: (language: StoryLanguage) => readonly FakeAnswer[];
  ports?: Deps['ports'];
  /** Nobody is logged in. */
  visitor?: boolean;
  /** Hears of the session, for a play function to ask. */
  onSession?: (session: StorySession) => void;
  /** Width of the window that the screen believes to have, in pixels. */
  width?: number;
}

/** The narrowest window that the product is made for, in pixels. */
export const narrow = 1200;

/** Whether everything in a narrow story has its place: nothing runs out at the side. */
export function fits(canvasElement: HTMLElement): boolean {
  const page = canvasElement.querySelector('main');
  return page !== null && page.scrollWidth <= page.clientWidth;
}

/** The language that a story's toolbar is set to, as far as fixtures tell languages apart. */
export const storyLanguage = (globals: Readonly<Record<string, unknown>>): StoryLanguage =>
  globals['language'] === 'en' ? 'en' : 'zh';

/** Decorators and parameters for the stories of one domain. */
export function storyKit<Deps extends DomainDeps>(domain: StoryDomain<Deps>) {
  type Around = Surroundings<Deps>;
  const surroundings = ({ globals, parameters }: Pick<StoryContext, 'globals' | 'parameters'>) => {
    const { answers, visitor = false, onSession, ...rest } = (parameters['screen'] ?? {}) as Around;
    const language = storyLanguage(globals);
    const session = new StorySession(language, visitor ? null : '20381');
    onSession?.(session);
    return { domain, language, session, answers: answers?.(language) ?? [], ...rest };
  };

  return {
    /** Parameters of a story; its own parts win over those of its file. */
    inStory: (screen: Around) => ({ screen }),
    /** A screen on its real stores, as toolbars and parameters say. */
    page:
      (page: ComponentType): Decorator =>
      (_, context) => <ScreenStory key={storyLanguage(context.globals)} page={page} {...surroundings(context)} />,
    /** A component on the domain's real stores, `width` pixels wide. */
    component:
      (width: number | string = '100%'): Decorator =>
      (Story, context) => (
        <ScreenStory key={storyLanguage(context.globals)} {...surroundings(context)}>
          <div style={{ width, padding: 24, boxSizing: 'border-box' }}>
            <Story />
          </div>
        </ScreenStory>
      ),
  };
}
