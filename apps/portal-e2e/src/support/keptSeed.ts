import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const hourMs = 3_600_000;

/**
 * Demo data that an earlier run has made with the same server. Their times hang on the moment in which they were made, so
 * they are good for the hour of the clock: no zone's day begins within it.
 */
export class KeptSeed {
  readonly #folder: string;
  readonly #directory: string;

  /** `api`: the built server; `folder`: where seeds are kept, one at a time. */
  constructor(api: string, folder: string, now = Date.now()) {
    this.#folder = folder;
    this.#directory = join(folder, `${Math.floor(now / hourMs)}-${hashOf(api)}`);
  }

  get exists(): boolean {
    return existsSync(this.#directory);
  }

  /** Fills an empty place with a copy. */
  copyTo(dataDir: string): void {
    cpSync(this.#directory, dataDir, { recursive: true });
  }

  /** Keeps a copy of the data directory of a server that has ended, instead of what was kept before. */
  keep(dataDir: string): void {
    const draft = join(this.#folder, `draft-${process.pid}`);
    mkdirSync(this.#folder, { recursive: true });
    cpSync(dataDir, draft, { recursive: true });
    for (const name of readdirSync(this.#folder).filter((one) => !one.startsWith('draft-'))) {
      rmSync(join(this.#folder, name), { recursive: true, force: true });
    }
    // A run that is broken off leaves no half seed.
    renameSync(draft, this.#directory);
  }
}

/** Names and contents of a folder's files, as one word. */
function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
    hash.update(file.name).update(readFileSync(join(file.parentPath, file.name)));
  }
  return hash.digest('hex').slice(0, 16);
}
