import { allCalls } from '@banyan/contracts';
import { expect, it } from 'vitest';
import { allRoutes } from './index.ts';

it('serves every call of the contracts, and no other [HT-07]', () => {
  const served = allRoutes.map(({ call }) => call.name).sort();
  expect(served).toEqual(allCalls.map(({ name }) => name).sort());
});
