import { ScreenStory } from '@banyan/core-screen/stories';
import type { FakeAnswer } from '@banyan/core-screen/testing';
import { render } from '@testing-library/react';
import i18next from 'i18next';
import type { ComponentType } from 'react';
import { initReactI18next } from 'react-i18next';
import zh from '../i18n/zh.ts';
import { trainingStoryDomain } from './trainingStory.tsx';

/** Opens a screen on its real stores in jsdom, in Chinese; its calls are answered by fixtures and by `answers`. */
export async function openScreen(
  screen: ComponentType,
  at: string,
  answers: readonly FakeAnswer[] = [],
): Promise<void> {
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { training: zh } }, ns: ['training'] });
  render(<ScreenStory domain={trainingStoryDomain} page={screen} at={at} answers={answers} />);
}
