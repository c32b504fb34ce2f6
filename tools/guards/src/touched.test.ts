import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './workspace.ts';

const { touchedBy } = (await import(join(root, 'tools/lib/touched.mjs'))) as {
  touchedBy: (files: readonly string[]) => {
    readonly [of in 'projects' | 'folders' | 'libraries' | 'server']: readonly string[];
  } & { readonly journeys: readonly string[] | null; readonly suites: ReadonlySet<string> };
};

it('checks the library, the types and the stories of a domain whose calls have changed', () => {
  const { projects, folders, libraries, suites } = touchedBy(['libs/contracts/src/mall/mall.ts']);
  expect(projects).toEqual(expect.arrayContaining(['contracts', 'domain-mall', 'guards']));
  expect(folders).toEqual(expect.arrayContaining(['libs/domain-mall', 'apps/api', 'apps/portal']));
  expect(libraries).toEqual(['domain-mall']);
  expect([...suites]).toEqual(
    expect.arrayContaining(['unit', 'types', 'service on PostgreSQL', 'journeys', 'stories']),
  );
});

it('checks the types of everything where everything stands on what has changed', () => {
  for (const file of [
    'libs/contracts/src/call.ts',
    'libs/ui/src/components/Button.tsx',
    'libs/core-screen/src/index.ts',
  ]) {
    expect(touchedBy([file]).folders, file).toEqual(['apps', 'libs', 'tools']);
  }
});

it('plays all stories where the workshop has changed, and those of a library where only it has', () => {
  const workshop = touchedBy(['.storybook/preview.tsx', 'libs/domain-mall/src/points/PointsPage.tsx']);
  expect([workshop.libraries, workshop.suites.has('stories')]).toEqual([[], true]);
  expect(touchedBy(['libs/domain-mall/src/points/PointsPage.tsx']).libraries).toEqual(['domain-mall']);
});

it('walks all journeys, and imports again, where content of the demo enterprises has changed', () => {
  const { journeys, server } = touchedBy(['demo/hengchuan/mall/goods.yaml']);
  expect(journeys).toBeNull();
  expect(server.filter((file) => existsSync(join(root, file)))).toHaveLength(1);
});

it('leaves other domains, the server and the journeys alone where one story has changed', () => {
  const { libraries, server, journeys } = touchedBy(['libs/domain-mall/src/points/PointsPage.stories.tsx']);
  expect([libraries, server, journeys]).toEqual([['domain-mall'], [], []]);
});
