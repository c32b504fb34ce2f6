import { allCalls } from '@banyan/contracts/all';
import { expect, it } from 'vitest';
import { countersChanged } from '../effects/countersChanged.ts';
import { pointsEarned } from '../effects/pointsEarned.ts';
import { userChanged } from '../effects/userChanged.ts';
import { allHandlers, allRoutes } from './index.ts';

it('serves every call of the contracts, and no other [HT-07]', () => {
  const served = allRoutes.map(({ call }) => call.name).sort();
  expect(served).toEqual(allCalls.map(({ name }) => name).sort());
});

it('has someone who acts on every effect that modules tell', () => {
  for (const { name } of [pointsEarned, countersChanged, userChanged]) {
    expect(allHandlers.map(({ effect }) => effect)).toContain(name);
  }
});
