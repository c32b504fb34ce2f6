import { readSelection } from './selection.service.ts';
import { readSummary } from './summary.service.ts';

/** Calls of the home page about courses and studies. */
export const courseHomePorts = {
  catalogue: { cards: readSelection },
  study: { summary: readSummary },
};
