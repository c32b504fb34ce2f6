import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './workspace.ts';

const { inLanes } = (await import(join(root, 'tools/lib/lanes.mjs'))) as {
  inLanes: (
    jobs: readonly string[],
    coresOf: (job: string) => number,
    work: (job: string) => Promise<void>,
  ) => Promise<void>;
};

/** Jobs that end when they are told to, and who runs at the moment. */
function bench() {
  const ends = new Map<string, (error?: Error) => void>();
  const work = (job: string) =>
    new Promise<void>((resolve, reject) => {
      ends.set(job, (error) => {
        ends.delete(job);
        if (error === undefined) resolve();
        else reject(error);
      });
    });
  const end = async (job: string, error?: Error) => {
    ends.get(job)?.(error);
    for (let turns = 0; turns < 10; turns += 1) await Promise.resolve();
  };
  return { work, end, running: () => [...ends.keys()].join() };
}
const coresOf = (job: string) => (job.startsWith('wide') ? 2 : 1);

it('two jobs of one core run side by side, one of two cores alone', async () => {
  const { work, end, running } = bench();
  const all = inLanes(['a', 'b', 'c', 'wide', 'd'], coresOf, work);
  expect(running()).toBe('a,b');
  await end('b');
  expect(running()).toBe('a,c');
  await end('a');
  expect(running()).toBe('c');
  await end('c');
  expect(running()).toBe('wide');
  await end('wide');
  expect(running()).toBe('d');
  await end('d');
  await all;
});

it('after a job that throws nothing begins, and what runs is waited for', async () => {
  const { work, end, running } = bench();
  const all = inLanes(['a', 'b', 'wide'], coresOf, work);
  const refused = expect(all).rejects.toThrow('a broke');
  await end('a', new Error('a broke'));
  expect(running()).toBe('b');
  await end('b');
  await refused;
  expect(running()).toBe('');
});
