import type { Decorator, StoryContext } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { DomainDeps } from '../domain/defineDomain.tsx';
import type { FakeAnswer } from './answers.ts';
import { ScreenStory, type StoryDomain, type StoryLanguage } from './ScreenStory.tsx';
import { StorySession } from './StorySession.ts';

/** Surroundings of a story's screen. */
export interface Surroundings<Deps extends DomainDeps> {
  /** Simulated address of the screen. */
  at?: string;
  /** Answers that differ from the fixtures'. */
  answers?: (language: StoryLanguage) => readonly FakeAnswer[];
  ports?: Deps['ports'];
  /** True when nobody is logged in. */
  visitor?: boolean;
  /** Receives the session, for a play function. */
  onSession?: (session: StorySession) => void;
  /** Simulated width of the window in pixels. */
  width?: number;
}

/** Smallest supported width of the window in pixels. */
export const narrow = 1200;

/** Whether a narrow story has no horizontal overflow. */
export function fits(canvasElement: HTMLElement): boolean {
  const page = canvasElement.querySelector('main');
  return page !== null && page.scrollWidth <= page.clientWidth;
}

/** The language selected in the toolbar, among those distinguished by fixtures. */
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
    /** Parameters of a story; they override those of its file. */
    inStory: (screen: Around) => ({ screen }),
    /** A screen on its real stores, according to toolbars and parameters. */
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
