import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import manageGenerator, { type ManageOptions } from './manage/generator.mjs';
import { TrialCopy } from './TrialCopy.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const copy = new TrialCopy();
afterAll(() => copy.remove());

const manage = (options: ManageOptions) => copy.work((tree) => manageGenerator(tree, options));

let written: string[] = [];
beforeAll(async () => {
  const files = [
    // In a domain without a door to the console, with every kind of field.
    await manage({
      ...{ domain: 'community', thing: 'pledge', zh: '承诺' },
      field: ['title:text:标题', 'pages:int:页数', 'open:flag:公开'],
    }),
    // In one that has screens there.
    await manage({ domain: 'course', thing: 'shelf', things: 'shelves', zh: '书架' }),
  ];
  written = [...new Set(files.flat())];
});

async function passes(command: string, ...args: readonly string[]): Promise<void> {
  const { code, output } = await copy.run(command, ...args);
  expect(code, output).toBe(0);
}

it('writes a list of the console that is formatted, worded, compiled, and whose service works', async () => {
  await passes('oxfmt', '--check', ...written);
  await passes('oxlint', ...written.filter((path) => /\.tsx?$/.test(path)));
  await passes('vitest', 'run', '--root', 'apps/api', 'manage/pledges', 'manage/shelves');
});

it('writes none twice, and says what it cannot make', async () => {
  await expect(manage({ domain: 'course', thing: 'shelf', things: 'shelves' })).rejects.toThrow('is there already');
  await expect(manage({ domain: 'course', thing: 'room' })).rejects.toThrow('things called room already');
  await expect(manage({ domain: 'organisation', thing: 'site' })).rejects.toThrow('made by hand');
  await expect(manage({ domain: 'course', thing: 'term', field: ['title:text', 'due:date'] })).rejects.toThrow(
    'no field of type date',
  );
});
