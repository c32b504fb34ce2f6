import { describe, expect, it } from 'vitest';
import { makeActivityInfo } from '../../testing/activities.ts';
import { fixtureNow } from '../../testing/fixtures.ts';
import { nextChange, standingNow, type Situation } from './situation.ts';

const hour = 3_600_000;
type Given = Parameters<typeof makeActivityInfo>[0];

const cases: readonly (readonly [Situation, Given])[] = [
  ['early', { registers: [1, 20] }],
  ['register', {}],
  ['full', { taken: 40 }],
  ['full', { taken: 39, waiting: 1 }],
  ['over', { registers: [-20, -1] }],
  ['waiting', { standing: 'waiting', taken: 40 }],
  ['waitedOut', { standing: 'waiting', taken: 40, begins: -1 }],
  ['registered', { standing: 'registered' }],
  ['signIn', { standing: 'registered', begins: 0.2 }],
  ['signIn', { standing: 'registered', begins: -1 }],
  ['here', { standing: 'signed_in', begins: -0.5 }],
  ['signOut', { standing: 'signed_in', begins: -1.8, signOut: true }],
  ['signOut', { standing: 'signed_in', begins: -2.5, signOut: true }],
  ['here', { standing: 'signed_out', begins: -1.8, signOut: true }],
  ['next', { standing: 'signed_in', begins: -4, sessions: [0, 30] }],
  ['evaluate', { standing: 'signed_in', begins: -9 }],
  ['attended', { standing: 'signed_in', begins: -9, own: { stars: 5, words: '' } }],
  ['absent', { standing: 'absent', begins: -9 }],
  ['ended', { begins: -9 }],
  ['ended', { standing: 'waiting', begins: -9 }],
];

describe('standingNow', () => {
  it.each(cases)('is %s for %o [AT-01]', (situation, given) => {
    expect(standingNow(makeActivityInfo(given), fixtureNow).situation).toBe(situation);
  });

  it('asks for the session that is on, not for the one that is signed in to [AT-01]', () => {
    const info = makeActivityInfo({ standing: 'signed_in', begins: -30, sessions: [0, 29.8] });
    const second = { ...info.sessions[1]!, standing: 'registered' as const };
    const { session, situation } = standingNow({ ...info, sessions: [info.sessions[0]!, second] }, fixtureNow);
    expect([situation, session?.id]).toEqual(['signIn', second.id]);
  });
});

describe('nextChange', () => {
  it('is the nearest moment ahead; none is left when all is over [AT-01]', () => {
    expect(nextChange(makeActivityInfo({ begins: 5, registers: [-9, 2] }), fixtureNow)).toBe(fixtureNow + 2 * hour);
    expect(nextChange(makeActivityInfo({ begins: 0.2, registers: [-9, -2] }), fixtureNow)).toBe(
      fixtureNow + 0.2 * hour,
    );
    expect(nextChange(makeActivityInfo({ begins: -90, registers: [-99, -95] }), fixtureNow)).toBeNull();
  });
});
