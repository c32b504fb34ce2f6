import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of this repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

interface ProjectFile {
  readonly path: string;
  readonly name: string;
  readonly tags: readonly string[];
}

/** Every project.json of a workspace, wherever it lies. */
export function projectFiles(workspace: string): ProjectFile[] {
  return readdirSync(workspace, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)project\.json$/.test(path) && !/(^|\/)(node_modules|dist|\.nx)\//.test(path))
    .map((path) => {
      const project = JSON.parse(readFileSync(join(workspace, path), 'utf8')) as { name: string; tags?: string[] };
      return { path, name: project.name, tags: project.tags ?? [] };
    });
}

/** Faults of a workspace's tags: each project needs one `type:` and one `platform:`. */
export function tagProblems(projects: readonly ProjectFile[]): string[] {
  return projects.flatMap(({ path, tags }) =>
    ['type:', 'platform:']
      .filter((kind) => tags.filter((tag) => tag.startsWith(kind)).length !== 1)
      .map((kind) => `${path}: needs exactly one ${kind} tag`),
  );
}

/** A small workspace under this repository's own lint rules, to see which imports they refuse. */
export class TrialWorkspace {
  readonly directory = mkdtempSync(join(tmpdir(), 'banyan-guards-'));

  constructor() {
    for (const file of [
      'eslint.config.mjs',
      'nx.json',
      'package.json',
      'package-lock.json',
      'vitest.shared.mts',
      'vitest.setup.mts',
      'tools/guards/src/rooms.mjs',
    ]) {
      cpSync(join(root, file), join(this.directory, file), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(this.directory, 'node_modules'));
  }

  /** Adds a library `libs/<name>` with tags and files, known to the others as `@banyan/<name>`. */
  library(name: string, tags: readonly string[], files: Readonly<Record<string, string>>): void {
    const write = (path: string, text: string) => {
      const target = join(this.directory, 'libs', name, path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text);
    };
    write('project.json', JSON.stringify({ name, sourceRoot: `libs/${name}/src`, projectType: 'library', tags }));
    write('tsconfig.json', JSON.stringify({ extends: '../../tsconfig.base.json', include: ['src'] }));
    for (const [path, text] of Object.entries(files)) write(path, text);
  }

  /** Lints everything and returns the messages by file. */
  async lint(names: readonly string[]): Promise<Map<string, string[]>> {
    const base = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8')) as {
      compilerOptions: Record<string, unknown>;
    };
    base.compilerOptions['paths'] = Object.fromEntries(
      names.map((name) => [`@banyan/${name}`, [`./libs/${name}/src/index.ts`]]),
    );
    base.compilerOptions['types'] = [];
    writeFileSync(join(this.directory, 'tsconfig.base.json'), JSON.stringify(base));
    // Nothing of the test runner's environment: it would tell nx and eslint that they are under test.
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, NX_DAEMON: 'false', NX_WORKSPACE_ROOT_PATH: this.directory };
    // The boundaries rule reads the project graph that nx keeps on disk.
    await this.#run('nx', ['show', 'projects'], env);
    const output = await this.#run('eslint', ['--format', 'json', 'libs'], env);
    const results = JSON.parse(output.slice(output.indexOf('['))) as {
      filePath: string;
      messages: { message: string }[];
    }[];
    return new Map(
      results.map(({ filePath, messages }) => [
        filePath.slice(filePath.indexOf('libs/')),
        messages.map(({ message }) => message),
      ]),
    );
  }

  remove(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }

  #run(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
    return new Promise((resolve, reject) => {
      execFile(
        join(root, 'node_modules', '.bin', command),
        args,
        { cwd: this.directory, env, maxBuffer: 1 << 26 },
        (error, stdout, stderr) => {
          // eslint ends with 1 when it finds something, which is what is asked here.
          if (error && (error.code as unknown) !== 1) reject(new Error(`${command}: ${stdout}${stderr}`));
          else resolve(stdout);
        },
      );
    });
  }
}
