import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ConfigError, type Config } from './config.ts';
import type { Database } from './db/database.ts';
import { openStorage } from './files/openStorage.ts';
import type { FileStorage } from './ports/storage.ts';
import { makeDataDir, prepareDatabase } from './server.ts';
import { describeFailure } from './startFailure.ts';

/** Prints a line of the outcome. */
export const say = (text: string) => void process.stdout.write(`${text}\n`);

/** The command's options. Throws ConfigError for an unknown one. */
export function readOptions<Options extends ParseArgsConfig>(options: Options) {
  try {
    return parseArgs(options);
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
}

let dataDir: string | undefined;

/** Works on the database and the files of a server that is not running, and closes them. */
export async function withDatabase<Outcome>(
  config: Config,
  work: (db: Database, files: FileStorage) => Promise<Outcome>,
): Promise<Outcome> {
  dataDir = config.dataDir;
  makeDataDir(config.dataDir);
  const files = await openStorage(config);
  const db = await prepareDatabase(config, files, say);
  try {
    return await work(db, files);
  } finally {
    await db.close();
  }
}

/** Runs a command; the reason of a failure goes to the other stream and into the exit code. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const { message, exitCode } = describeFailure(error, dataDir);
    process.stderr.write(`${message}\n`);
    process.exitCode = exitCode;
  }
}
