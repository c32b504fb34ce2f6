import { setTimeout as wait } from 'node:timers/promises';
import { scriptedReply } from '../modules/sparring/partner/scriptedReply.ts';
import type { SparringPartner } from '../ports/sparringPartner.ts';

/** Between pieces, ms: about reading speed. */
const paceMs = 45;
/** Characters of a piece. */
const pieceLength = 3;

/** The embedded partner: rules over words; needs no network and always answers the same to the same. */
export const scriptedPartner = (pace = paceMs): SparringPartner => ({
  kind: 'script',
  async *reply({ script, lines, language, role, turnsLeft }, hurry) {
    const said = lines.filter(({ who }) => who === 'learner').map(({ text }) => text);
    const characters = [...scriptedReply(script, said, { language, role, turnsLeft })];
    for (let at = 0; at < characters.length; at += pieceLength) {
      if (pace > 0 && !hurry.aborted) await wait(pace, undefined, { signal: hurry }).catch(() => undefined);
      yield characters.slice(at, at + pieceLength).join('');
    }
  },
});
