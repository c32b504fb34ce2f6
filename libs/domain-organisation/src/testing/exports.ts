import type { ExportedTable, ExportList } from '@banyan/contracts/organisation';
import { fixtureNow } from './people.ts';

const dayMs = 86_400_000;

/** An export of a list in a state. */
export const makeExport = (list: ExportList, state: ExportedTable['state'], id = 1): ExportedTable => ({
  ...{ id, list, state, file: `${list}-2026-11-26.xlsx`, rows: state === 'done' ? 186 : 0 },
  ...{ at: fixtureNow - id * 3_600_000, until: fixtureNow + 14 * dayMs },
  url: state === 'done' ? '/people.xlsx' : '',
});

/** Exports in all states. */
export const makeExports = (): ExportedTable[] => [
  makeExport('people', 'waiting', 4),
  makeExport('groups', 'done', 3),
  makeExport('audit', 'done', 2),
  makeExport('departments', 'failed', 1),
];
