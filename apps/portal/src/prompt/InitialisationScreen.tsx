import { PromptScreen } from './PromptScreen.tsx';

const prompt = { kind: 'init', code: 'init', said: '', url: '/index', figures: null } as const;

/** The enterprise could not be fetched, twice; the address stays, so that trying again opens the original page. */
export function InitialisationScreen() {
  return <PromptScreen prompt={prompt} />;
}
