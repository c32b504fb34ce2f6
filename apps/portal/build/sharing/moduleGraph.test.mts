import { expect, it } from 'vitest';
import { moduleGraph } from './moduleGraph.mts';

async function graphOf(files: Readonly<Record<string, string>>) {
  const ids = Object.keys(files);
  const graph = await moduleGraph(
    Object.entries(files).map(([id, code]) => ({
      ...{ id, code, imported: ids.filter((other) => code.includes(`require('./${other}')`)) },
      resolve: (specifier: string) => Promise.resolve(ids.find((other) => specifier === `./${other}`) ?? null),
    })),
  );
  const plain = (sets: ReadonlyMap<string, ReadonlySet<string>>, id: string) => [...(sets.get(id) ?? [])].sort();
  return { needs: (id: string) => plain(graph.needs, id), fetches: (id: string) => plain(graph.fetches, id) };
}

it('sees through a file that only hands on', async () => {
  const { needs } = await graphOf({
    'page.ts': `import { Card as Box, type Row } from './index.ts'; Box();`,
    'index.ts': `export { Card } from './card.ts'; export { Table, type Row } from './table.ts'; export * from './rest.ts';`,
    'card.ts': 'export const Card = () => 1;',
    'table.ts': 'export const Table = () => 1;',
    'rest.ts': 'export const Rest = () => 1;',
  });
  expect(needs('page.ts')).toEqual(['card.ts']);
});

it('takes all of a file that is fetched, or imported as a whole', async () => {
  const { needs, fetches } = await graphOf({
    'page.ts': `import * as all from './tools.ts'; export const load = () => import('./parts.ts');`,
    'parts.ts': `export { Part } from './part.ts';`,
    'part.ts': 'export const Part = 1;',
    'tools.ts': `export * from './tool.ts';`,
    'tool.ts': 'export const tool = 1;',
  });
  expect(fetches('page.ts')).toEqual(['parts.ts']);
  expect(needs('parts.ts')).toEqual(['part.ts']);
  expect(needs('tools.ts')).toEqual(['tool.ts']);
});

it('takes what is imported for its effect, and what CommonJS requires', async () => {
  const { needs } = await graphOf({
    'page.ts': `import './style.ts';`,
    'style.ts': 'globalThis.styled = true;',
    'old.cjs': `const core = require('./core.cjs'); module.exports = core;`,
    'core.cjs': 'module.exports = 1;',
  });
  expect(needs('page.ts')).toEqual(['style.ts']);
  expect(needs('old.cjs')).toEqual(['core.cjs']);
});
