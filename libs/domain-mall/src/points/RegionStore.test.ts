import { fakeApi } from '@banyan/core-screen/testing';
import { expect, it, vi } from 'vitest';
import { bookCalls } from '../api/mallCalls.ts';
import { makeRegions } from '../testing/products.ts';
import { RegionStore } from './RegionStore.ts';

const ready = (choice: RegionStore, step: number) => vi.waitFor(() => expect(choice.steps[step]?.state).toBe('ready'));
const opened = async (chosen: readonly string[] = []) => {
  const choice = new RegionStore(
    fakeApi(bookCalls, { regions: ({ under }) => Promise.resolve({ items: makeRegions(under) }) }),
  );
  choice.show(chosen);
  await ready(choice, Math.max(0, chosen.length - 1));
  return choice;
};

it('is a region once nothing is divided any more, at whatever step [MA-03]', async () => {
  const choice = await opened();
  choice.choose(0, '320000');
  expect(choice.region).toBe('');
  await ready(choice, 1);
  choice.choose(1, '320500');
  await ready(choice, 2);
  choice.choose(2, '320506');
  expect(choice.region).toBe('320506');
  choice.choose(1, '320100');
  expect([choice.region, choice.chosen, choice.steps[2]?.state]).toEqual(['320100', ['320000', '320100'], 'idle']);
});

it('forgets what lies elsewhere when a larger region changes or is taken back [MA-03]', async () => {
  const choice = await opened(['320000', '320500', '320506']);
  expect(choice.region).toBe('320506');
  choice.choose(0, '110000');
  expect([choice.region, choice.chosen, choice.steps[2]?.state]).toEqual(['', ['110000'], 'idle']);
  await ready(choice, 1);
  choice.choose(0, null);
  expect([choice.chosen, choice.steps.map(({ state }) => state)]).toEqual([[], ['ready', 'idle', 'idle']]);
});
