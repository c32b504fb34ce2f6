import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFiles, root, tagProblems, TrialWorkspace } from './workspace.ts';

describe('tags', () => {
  it('are on every project of this workspace', () => {
    const projects = projectFiles(root);
    expect(projects.length).toBeGreaterThan(8);
    expect(tagProblems(projects)).toEqual([]);
  });

  it('are missed on a project without them', () => {
    expect(tagProblems([{ path: 'libs/new/project.json', name: 'new', tags: [] }])).toEqual([
      'libs/new/project.json: needs exactly one type: tag',
      'libs/new/project.json: needs exactly one platform: tag',
    ]);
  });
});

describe('arrows', () => {
  const workspace = new TrialWorkspace();
  let found = new Map<string, string[]>();

  beforeAll(async () => {
    const web = ['platform:web'];
    workspace.library('domain-one', ['type:domain', ...web], {
      'src/index.ts': 'export const one = 1;\nexport interface One { readonly id: number }\n',
    });
    workspace.library('domain-two', ['type:domain', ...web], {
      'src/index.ts': 'export const two = 2;\n',
      'src/value.ts': "import { one } from '@banyan/domain-one';\nexport const value = one;\n",
      'src/type.ts': "import type { One } from '@banyan/domain-one';\nexport type Other = One;\n",
      'src/lazy.ts': "export const lazy = () => import('@banyan/domain-one');\n",
      'src/lazy-axios.ts': "export const load = () => import('axios');\n",
      'src/list/ListStore.ts':
        "import { useState } from 'react';\nimport type { listApi } from './listApi.ts';\nexport const made = [useState] as unknown as typeof listApi;\n",
      'src/list/listApi.ts': "import { made } from './ListStore.ts';\nexport const listApi = made;\n",
      'src/list/ListPage.tsx': "import { listApi } from './listApi.ts';\nexport const page = listApi;\n",
      'src/list/List.tsx': "import { made } from './ListStore.ts';\nexport const list = made;\n",
      'src/list/ListPart.tsx': "import { made } from './ListStore.ts';\nexport const part = made;\n",
      'src/list/Cell.tsx': "import type { made } from './ListStore.ts';\nexport type Props = typeof made;\n",
      'src/list/Asking.tsx': "import type { listApi } from './listApi.ts';\nexport type Props = typeof listApi;\n",
      'src/list/Row.tsx': "import { page } from './ListPage.tsx';\nexport const row = page;\n",
      'src/axios.ts': "import axios from 'axios';\nexport const get = axios.get.bind(axios);\n",
      'src/allowed.ts': "import { core } from '@banyan/core-session';\nexport const fine = core;\n",
    });
    workspace.library('core-session', ['type:core', ...web], { 'src/index.ts': 'export const core = 1;\n' });
    workspace.library('core-http', ['type:core', ...web], {
      'src/index.ts': "import axios from 'axios';\nexport const create = () => axios.create();\n",
    });
    workspace.library('ui', ['type:ui', ...web], {
      'src/index.ts': 'export const ui = 1;\n',
      'src/core.ts': "import { core } from '@banyan/core-session';\nexport const bad = core;\n",
      'src/mobx.ts': "import { observable } from 'mobx';\nexport const box = observable.box(1);\n",
    });
    workspace.library('server', ['type:app', 'platform:node'], {
      'src/index.ts': "import { ui } from '@banyan/ui';\nexport const page = ui;\n",
    });
    workspace.library('untagged', [], {
      'src/index.ts': "import { core } from '@banyan/core-session';\nexport const loose = core;\n",
    });
    found = await workspace.lint(['domain-one', 'domain-two', 'core-session', 'core-http', 'ui', 'server', 'untagged']);
  }, 120_000);
  afterAll(() => workspace.remove());

  const refused = (file: string) => found.get(`libs/${file}`)?.join('\n') ?? 'not linted';

  it('refuse a value import from another domain', () => {
    expect(refused('domain-two/src/value.ts')).toContain('type:domain');
  });
  it('refuse a type import from another domain', () => {
    expect(refused('domain-two/src/type.ts')).toContain('type:domain');
  });
  it('refuse a lazy import of another domain', () => {
    expect(refused('domain-two/src/lazy.ts')).toContain('type:domain');
  });
  it('refuse ui that imports core', () => {
    expect(refused('ui/src/core.ts')).toContain('type:ui');
  });
  it('refuse ui that imports mobx', () => {
    expect(refused('ui/src/mobx.ts')).toContain('mobx');
  });
  it('refuse axios outside core-http and allow it inside', () => {
    expect(refused('domain-two/src/axios.ts')).toContain('Only core-http speaks HTTP');
    expect(refused('core-http/src/index.ts')).not.toContain('Only core-http');
  });
  it('refuse axios that is fetched later', () => {
    expect(refused('domain-two/src/lazy-axios.ts')).toContain('Only core-http speaks HTTP');
  });
  it('keep a store, an api, a page and a component to their rooms', () => {
    expect(refused('domain-two/src/list/ListStore.ts')).toContain('A store knows neither React');
    expect(refused('domain-two/src/list/listApi.ts')).toContain('An api function knows');
    expect(refused('domain-two/src/list/ListPage.tsx')).toContain('A page asks its store');
    expect(refused('domain-two/src/list/List.tsx')).toContain('A component shows what it is given');
    expect(refused('domain-two/src/list/Asking.tsx')).toContain('A component shows what it is given');
    for (const file of ['Row', 'Cell', 'ListPart'])
      expect(refused(`domain-two/src/list/${file}.tsx`)).not.toContain('A component');
  });
  it('refuse a server that imports a web library', () => {
    expect(refused('server/src/index.ts')).toContain('platform:node');
  });
  it('refuse every import of a project without tags', () => {
    expect(refused('untagged/src/index.ts')).toMatch(/without tags/);
  });
  it('let a domain import core', () => {
    expect(refused('domain-two/src/allowed.ts')).toBe('');
  });
});

it('a file that makes its state observable is named a store, so that lint keeps it to that room', () => {
  const folders = ['libs/domain-*/src/**/*.{ts,tsx}', 'apps/portal/src/**/*.{ts,tsx}'];
  const stores = folders
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.(?:test|stories)\.tsx?$|\/testing\//.test(path))
    .filter((path) => /\bmake(?:Auto)?Observable\b/.test(readFileSync(join(root, path), 'utf8')));
  expect(stores.length).toBeGreaterThan(100);
  const unnamed = stores.filter((path) => !path.endsWith('Store.ts'));
  expect(unnamed, 'name it …Store.ts').toEqual([]);
});
