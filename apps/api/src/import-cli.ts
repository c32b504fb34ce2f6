import Fastify from 'fastify';
import { readOptions, runCommand, say, withDatabase } from './cli.ts';
import { ConfigError, readConfig } from './config.ts';
import { emitter } from './effects/effect.ts';
import { ImportRefused } from './import/faults.ts';
import type { ImportKind } from './import/kind.ts';
import { openQueue } from './jobs/queue.ts';
import { importKinds } from './modules/imports.ts';
import { allHandlers, allJobs } from './modules/index.ts';

const usage = `Brings in what was made elsewhere. All that is wrong with a file is told with its line, and then nothing of it is kept.

${importKinds.map((kind) => `  npm run import -- ${kind.usage}`).join('\n')}

  --dry-run   checks everything and keeps nothing
  --data-dir  the directory of the embedded database and the files

docs/imports.md says what files look like. Stop the server first when the database is embedded. With PostgreSQL set
DATABASE_URL.
`;

const common = ['eid', 'dry-run', 'data-dir', 'help'];

function settings() {
  const own = importKinds.flatMap(({ options = [] }) => options);
  const { positionals, values } = readOptions({
    allowPositionals: true,
    options: {
      ...Object.fromEntries(own.map((name) => [name, { type: 'string' as const }])),
      eid: { type: 'string' as const },
      'dry-run': { type: 'boolean' as const },
      'data-dir': { type: 'string' as const },
      help: { type: 'boolean' as const },
    },
  });
  return { positionals, values: values as Readonly<Record<string, string | boolean | undefined>> };
}

/** The text behind an option. */
const textOf = (values: Readonly<Record<string, string | boolean | undefined>>, name: string): string | undefined =>
  typeof values[name] === 'string' ? values[name] : undefined;

function kindOf(name: string | undefined, values: object): ImportKind {
  const kind = importKinds.find((one) => one.name === name);
  if (kind === undefined) {
    const named = importKinds.map((one) => one.name).join(', ');
    throw new ConfigError(`${name ?? ''} cannot be imported: choose one of ${named}; --help tells more`);
  }
  const known = [...common, ...(kind.options ?? [])];
  const odd = Object.keys(values).find((option) => !known.includes(option));
  if (odd !== undefined) throw new ConfigError(`--${odd} is no option of ${kind.name}`);
  return kind;
}

async function main(): Promise<void> {
  const { positionals, values } = settings();
  const [name, path, ...more] = positionals;
  if (values.help === true) return say(usage);
  if (name === undefined) throw new ConfigError(`say what to import.\n\n${usage}`);
  const kind = kindOf(name, values);
  if (path === undefined || more.length > 0) throw new ConfigError(`${kind.name} needs one file: ${kind.usage}`);
  const eid = textOf(values, 'eid') ?? '';
  if (!/^\d{1,9}$/.test(eid)) throw new ConfigError('--eid needs the id of an enterprise');
  const dryRun = values['dry-run'] === true;
  const options = Object.fromEntries((kind.options ?? []).map((option) => [option, textOf(values, option)]));
  const dataDir = textOf(values, 'data-dir');
  const config = readConfig(process.env, dataDir === undefined ? [] : ['--data-dir', dataDir]);
  await withDatabase(config, async (db, files) => {
    // An import's effects may add jobs; the server does them when it runs.
    const { log } = Fastify({ logger: false });
    const outside = { files, portalOrigin: () => '' };
    const emit = (jobs: Parameters<typeof emitter>[1]) => emitter(allHandlers, jobs, Date.now);
    const queue = await openQueue({ db, jobs: allJobs, emit, outside, log, now: Date.now });
    try {
      const ports = { db, files, now: Date.now, emit: emit(queue) };
      const told = await kind.run(ports, { eid: Number(eid), path, options, dryRun });
      say(dryRun ? `Nothing is wrong, and nothing was imported. It would be:\n${told}` : told);
    } catch (error) {
      if (!(error instanceof ImportRefused)) throw error;
      process.stderr.write(`Nothing was imported.\n${error.message}\n`);
      process.exitCode = 6;
    } finally {
      await queue.close();
    }
  });
}

await runCommand(main);
