import { allCalls, fileCalls } from '@banyan/contracts/all';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const contracts = join(import.meta.dirname, '../../../libs/contracts/src');
const isCall = (value: unknown) =>
  typeof value === 'object' && value !== null && 'request' in value && 'protection' in value;

it('every call that a file of the contracts exports is in their list [HT-07]', async () => {
  const files = globSync('**/*.ts', { cwd: contracts }).filter((name) => !name.endsWith('.test.ts'));
  const listed = new Set<unknown>([...allCalls, ...fileCalls]);
  let found = 0;
  for (const file of files) {
    const exported = (await import(/* @vite-ignore */ join(contracts, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported).filter(([, one]) => isCall(one))) {
      expect(listed.has(value), `${file} ${name}`).toBe(true);
      found += 1;
    }
  }
  expect(found).toBeGreaterThanOrEqual(listed.size);
});
