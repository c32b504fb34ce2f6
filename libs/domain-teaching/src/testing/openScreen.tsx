import { ScreenStory } from '@banyan/core-screen/stories';
import type { FakeAnswer } from '@banyan/core-screen/testing';
import { render } from '@testing-library/react';
import i18next from 'i18next';
import type { ComponentType } from 'react';
import { initReactI18next } from 'react-i18next';
import type { TeachingModuleDeps } from '../teaching.environment.ts';
import zh from '../i18n/zh.ts';
import { teachingStoryDomain } from './teachingStory.tsx';

/**
 * Opens a screen on its real stores in jsdom, in Chinese; fixtures and `answers` answer its calls, `more` replaces the
 * dependencies of the stories.
 */
export async function openScreen(
  screen: ComponentType,
  at: string,
  answers: readonly FakeAnswer[] = [],
  more: Partial<TeachingModuleDeps> = {},
): Promise<void> {
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { teaching: zh } }, ns: ['teaching'] });
  const domain = {
    ...teachingStoryDomain,
    deps: () => ({ ...teachingStoryDomain.deps('zh'), ...more }),
  };
  render(<ScreenStory domain={domain} page={screen} at={at} answers={answers} />);
}
