import { readSelection } from './selection.service.ts';
import { readSummary } from './summary.service.ts';

/** What the home page asks of courses and studies. */
export const courseHomePorts = {
  catalogue: { cards: readSelection },
  study: { summary: readSummary },
};
