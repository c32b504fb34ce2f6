import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './workspace.ts';

/** Most lines of the console's pages and forms, written by hand; what goes beyond belongs into core-console. */
const most = { page: 200, form: 250 } as const;

const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length;
const longer = (pattern: string, limit: number) => {
  const files = globSync(`libs/domain-*/src/manage/**/${pattern}`, { cwd: root });
  expect(files.length).toBeGreaterThan(3);
  return files.map((file) => [file, linesOf(file)] as const).filter(([, lines]) => lines > limit);
};

it('keeps each page and each form of the console as short as the kit allows [AC-10]', () => {
  expect(longer('*Page.tsx', most.page)).toEqual([]);
  expect([...longer('*Form.tsx', most.form), ...longer('*Panel.tsx', most.form)]).toEqual([]);
});
