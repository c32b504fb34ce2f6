import { expect, it } from 'vitest';
import { openWorld } from '../../testing/world.ts';
import { keepIntegrator } from './keepIntegrator.ts';
import { integrators } from './switching.schema.ts';

it('keeps what a system may and is called where only its secret is asked for [SE-10]', async () => {
  const world = await openWorld([]);
  const keep = (change: Omit<Parameters<typeof keepIntegrator>[1], 'key' | 'enabled'>, renew = false) =>
    world.in(1001, (scope) => keepIntegrator(scope, { key: 'intranet', enabled: true, ...change }, renew));
  expect(await keep({})).toEqual({ generation: 1, kinds: ['transfer'] });
  expect(await keep({ name: 'Intranet', kinds: ['transfer', 'mac', 'pc'] })).toEqual({
    generation: 1,
    kinds: ['transfer', 'mac', 'pc'],
  });
  expect(await keep({}, true)).toEqual({ generation: 2, kinds: ['transfer', 'mac', 'pc'] });
  const [row] = await world.in(1001, (scope) => scope.tx.select().from(integrators).where(scope.only(integrators)));
  expect(row?.name).toBe('Intranet');
});
