import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Content of the demo enterprises: beside the bundle, or at the top of the workspace. */
function demoFolder(): string {
  const places = ['./demo', '../../../../demo'].map((place) => fileURLToPath(new URL(place, import.meta.url)));
  return places.find((place) => existsSync(place)) ?? places[0] ?? '';
}

const folders: Readonly<Record<number, string>> = {
  ...{ 0: 'open', 1001: 'hengchuan', 1002: 'larkfield' },
  ...{ 1003: 'expired', 1004: 'locked', 1005: 'deleted', 1006: 'members' },
};

/** A file of all demo enterprises, or of one of them. */
export const demoFile = (name: string, eid?: number): string =>
  join(demoFolder(), eid === undefined ? '' : (folders[eid] ?? String(eid)), name);
