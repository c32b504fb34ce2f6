import type { Database } from '../db/database.ts';
import type { Emit } from '../ports/emit.ts';
import type { FileStorage } from '../ports/storage.ts';

/** Ports of an import. */
export interface ImportPorts {
  readonly db: Database;
  readonly files: FileStorage;
  /** Epoch ms. */
  readonly now: () => number;
  /** Emits effects to other modules, as a call of the server does. */
  readonly emit: Emit;
}

/** Options of the command; those left out are undefined. */
export type ImportOptions = Readonly<Record<string, string | undefined>>;

/** A request to import. */
export interface ImportAsked {
  readonly eid: number;
  /** File or folder. */
  readonly path: string;
  readonly options: ImportOptions;
  /** Everything is checked, nothing is kept. */
  readonly dryRun: boolean;
}

/** A kind of import, for `npm run import -- <name> <file>`. */
export interface ImportKind {
  readonly name: string;
  /** A line or some, for --help. */
  readonly usage: string;
  /** Options beside those that every kind has; each takes a text. */
  readonly options?: readonly string[];
  /** Checks and imports all of it, or nothing. Throws ImportRefused and ConfigError. Answers the report. */
  run(ports: ImportPorts, asked: ImportAsked): Promise<string>;
}

/** Thrown at the end of a dry run, so that the transaction leaves nothing. */
export class DryRun extends Error {
  override readonly name = 'DryRun';
}

/** Runs `work`, which ends in `settle`: in a dry run it is undone like a failure, and its outcome answered still. */
export async function unlessDry<Outcome>(
  dryRun: boolean,
  work: (settle: (outcome: Outcome) => Outcome) => Promise<Outcome>,
): Promise<Outcome> {
  let reached: { readonly outcome: Outcome } | undefined;
  try {
    return await work((outcome) => {
      reached = { outcome };
      if (dryRun) throw new DryRun();
      return outcome;
    });
  } catch (error) {
    if (error instanceof DryRun && reached !== undefined) return reached.outcome;
    throw error;
  }
}
