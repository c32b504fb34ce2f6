import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { root } from './workspace.ts';

type SourceOf = (code: string, story: { readonly component?: unknown; readonly parameters: unknown }) => string;
const { sourceOf } = (await import(pathToFileURL(join(root, '.storybook/sourceOf.ts')).href)) as { sourceOf: SourceOf };

const Tabs = Object.assign(() => null, { displayName: 'Tabs' });
const written = '{ render: () => <Tabs label="a" /> }';
const parameters = { docs: { source: { originalSource: written } } };

it('shows the code of a component as it is set, and of a story around it what its file says [UI-07]', () => {
  expect(sourceOf('<Tabs label="b" />', { component: Tabs, parameters })).toBe('<Tabs label="b" />');
  expect(sourceOf('<p t={{ now: 1 }} />', { component: Tabs, parameters })).toBe(written);
  expect(sourceOf('<p t={{ now: 1 }} />', { component: Tabs, parameters: {} })).toBe('<p t={{ now: 1 }} />');
});
