import type { Turn } from '../../http/serve.ts';
import { inOrder, turns } from '../../http/turns.ts';

const oneByOne = inOrder(20);
const all = turns({ atOnce: 4, longestWaitMs: 5000, expectedMs: 50 });

/**
 * Draws of one person one after the other, of all a few at a time: all want the same rows of prizes, and a draw that
 * waited there would hold a connection. Those beyond are told to come again, with nothing drawn.
 */
export const drawsInTurn: Turn = ({ eid, userId }, work) => oneByOne(`${eid} ${userId}`, () => all(work));
