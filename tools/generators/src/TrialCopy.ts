import type { Tree } from '@nx/devkit';
import { FsTree } from '@nx/devkit/internal';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Folders that are built again, or that no generator writes to. */
const left = new Set(['node_modules', 'dist', 'coverage', 'test-results', '.git', '.nx', '.data']);
const leftPaths = new Set(['docs', 'tools/visual/accepted']);

/** A program's end and all that it said. */
interface Ended {
  readonly code: number;
  readonly output: string;
}

/** A copy of this workspace, to generate into. */
export class TrialCopy {
  readonly directory = mkdtempSync(join(tmpdir(), 'banyan-generators-'));

  constructor() {
    cpSync(root, this.directory, {
      recursive: true,
      filter: (path) => !left.has(basename(path)) && !leftPaths.has(relative(root, path).replaceAll('\\', '/')),
    });
    symlinkSync(join(root, 'node_modules'), join(this.directory, 'node_modules'));
  }

  remove(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }

  /** Runs a generator by Nx; gives back the files that it has written. Throws what was said when it fails. */
  async generate(...args: readonly string[]): Promise<string[]> {
    const [what = '', ...rest] = args;
    const plugin = `./tools/generators/generators.json:${what}`;
    const { code, output } = await this.run('nx', 'generate', plugin, ...rest, '--no-interactive');
    if (code !== 0) throw new Error(output);
    return Array.from(output.matchAll(/^(?:CREATE|UPDATE) (.+)$/gm), ([, path = '']) => path);
  }

  /** The same without Nx, which takes its time to start. */
  async work(generator: (tree: Tree) => Promise<() => void>): Promise<string[]> {
    const tree = new FsTree(this.directory, false);
    const afterwards = await generator(tree);
    const changes = tree.listChanges();
    for (const { path, content } of changes) {
      const file = join(this.directory, path);
      mkdirSync(dirname(file), { recursive: true });
      if (content === null) rmSync(file);
      else writeFileSync(file, content);
    }
    afterwards();
    return changes.map(({ path }) => path);
  }

  /** Runs one of the workspace's programs in the copy. */
  run(command: string, ...args: readonly string[]): Promise<Ended> {
    // Nothing of the test runner's environment: it would tell nx and eslint that they are under test.
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, NX_DAEMON: 'false', NX_TUI: 'false', NX_WORKSPACE_ROOT_PATH: this.directory };
    const program = command === 'node' ? process.execPath : join(this.directory, 'node_modules', '.bin', command);
    return new Promise((resolve) => {
      execFile(program, args, { cwd: this.directory, env, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : 1, output: `${stdout}${stderr}` });
      });
    });
  }
}
