import type { Config } from '../config.ts';
import type { Scorer } from '../ports/scorer.ts';
import { keywordScorer } from './keywordScorer.ts';
import { modelScorer } from './modelScorer.ts';

/** The scorer that the settings name: a language model, or key words. */
export const openScorer = ({ scorer }: Pick<Config, 'scorer'>): Scorer =>
  scorer === null ? keywordScorer : modelScorer(scorer);
