import { describe, expect, it } from 'vitest';
import { readBootData } from './bootData.ts';

const page = (text: string | null) => ({
  getElementById: (id: string) =>
    id === 'banyan-boot' && text !== null ? ({ textContent: text } as unknown as HTMLElement) : null,
});

const defaults = { apiBase: '', productName: 'Banyan', registerUrl: '', analyticsUrl: '', eid: null };

describe('what the server put into the page', () => {
  it.each([
    ['no element', null],
    ['an empty one', ''],
    ['no JSON', '{"config":'],
    ['another shape', '[1,2]'],
    ['a field of another type', '{"config":{"apiBase":7}}'],
  ])('is the defaults with %s [ER-06]', (_name, text) => {
    expect(readBootData(page(text))).toEqual({ config: defaults });
  });

  it('is its settings, the others by default [SH-04]', () => {
    const text = JSON.stringify({ config: { apiBase: 'https://api.acme.com', eid: 1001 } });
    expect(readBootData(page(text)).config).toEqual({ ...defaults, apiBase: 'https://api.acme.com', eid: 1001 });
  });

  it('carries the answers of the first calls [AC-01]', () => {
    const boot = { at: 1_700_000_000_000, answers: { 'apiHomePage/NavigationTop?': { items: [] } } };
    expect(readBootData(page(JSON.stringify({ config: {}, boot }))).boot).toEqual(boot);
  });
});
