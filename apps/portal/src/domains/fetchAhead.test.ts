import { expect, it, vi } from 'vitest';
import { fetchAhead } from './fetchAhead.ts';

it('fetches one table after another, and goes on past one that is lost [SH-14]', async () => {
  const order: string[] = [];
  const table = (name: string, comes: boolean) => ({
    load: vi.fn(async () => {
      order.push(`${name} asked`);
      await Promise.resolve();
      order.push(`${name} answered`);
      if (!comes) throw new TypeError('gone');
      return { name, routes: [], messages: {} };
    }),
  });
  await fetchAhead([table('course', true), table('exam', false), table('mall', true)]);
  expect(order).toEqual(['course', 'exam', 'mall'].flatMap((name) => [`${name} asked`, `${name} answered`]));
});
