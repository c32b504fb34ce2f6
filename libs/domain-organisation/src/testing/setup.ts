import type { CallOutput } from '@banyan/contracts';
import { setupSteps, type readSetup, type SetupStep } from '@banyan/contracts/organisation';
import type { FixtureLanguage } from './people.ts';

/** A setup with these steps done; null: it has ended. */
export const makeSetup = (
  done: readonly SetupStep[] | null,
  language: FixtureLanguage = 'zh',
): CallOutput<typeof readSetup> => ({
  active: done !== null,
  steps: setupSteps.map((step) => ({ step, done: done === null || done.includes(step) })),
  name: language === 'zh' ? '青禾学堂' : 'Acme Academy',
  logo: '',
  theme: '#0a7d5a',
  accent: '#0a7d5a',
  departments: 0,
  people: 1,
});
