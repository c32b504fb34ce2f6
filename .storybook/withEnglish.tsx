import type { Decorator } from '@storybook/react-vite';

/** Args in English for stories whose args hold words: `parameters: { english: { title: 'Slogans' } }`. */
export const withEnglish: Decorator = (Story, { args, globals, parameters }) => {
  const english = parameters['english'] as Record<string, unknown> | undefined;
  return globals['language'] === 'en' && english !== undefined ? <Story args={{ ...args, ...english }} /> : <Story />;
};
