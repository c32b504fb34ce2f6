import type { Call, CallOutput } from '@banyan/contracts';
import type { StoryObj } from '@storybook/react-vite';
import { answer, failing, waiting } from './answers.ts';
import type { StoryLanguage } from './ScreenStory.tsx';
import type { Surroundings } from './storyKit.tsx';
import type { DomainDeps } from '../domain/defineDomain.tsx';

export interface ListStoriesGiven<C extends Call> {
  /** The screen's main call. */
  readonly call: C;
  readonly at: string;
  readonly full: (language: StoryLanguage) => CallOutput<C>;
  readonly empty: CallOutput<C>;
  /** The longest names of a language. */
  readonly long: (language: StoryLanguage) => CallOutput<C>;
}

/** Stories of every screen with one main call: default, loading, empty, failed, long names. */
export function standardStories<C extends Call>({ call, at, full, empty, long }: ListStoriesGiven<C>) {
  const story = (answers: Surroundings<DomainDeps>['answers']): StoryObj => ({
    parameters: { screen: { at, answers } },
  });
  return {
    Default: story((language) => [answer(call, () => full(language))]),
    Loading: story(() => [answer(call, waiting)]),
    Empty: story(() => [answer(call, () => empty)]),
    Failed: story(() => [failing(call)]),
    LongNames: story((language) => [answer(call, () => long(language))]),
  };
}
