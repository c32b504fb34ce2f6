import { expect, it } from 'vitest';
import { sparesData } from './connection.ts';

it.each([
  [undefined, false],
  [{}, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: '3g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('data is spared where the network or the learner says so: %j [CO-04]', (connection, spares) => {
  expect(sparesData(connection)).toBe(spares);
});
