import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePorts } from './ports.ts';
import { prepared } from './prepared.ts';
import { originOn, ServerProcess, type EnterpriseHost } from './ServerProcess.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const run = promisify(execFile);

/** How often a server is begun, each time on other ports. */
const mostStarts = 3;

/** A worker's own server on its own data. */
export class TestServer {
  readonly #folder: string;
  readonly #process: ServerProcess;
  #file: string | null = null;
  /** Rises with each fresh data directory: what was known of the former one holds no more. */
  generation = 0;

  private constructor(folder: string, process: ServerProcess) {
    this.#folder = folder;
    this.#process = process;
  }

  /** `ports`: for the portal and for files; free ones where nobody has to know them before. */
  static async begin(env: Readonly<Record<string, string>>, ports?: readonly number[]): Promise<TestServer> {
    const folder = mkdtempSync(join(tmpdir(), 'banyan-e2e-'));
    const dataDir = join(folder, 'data');
    for (let left = mostStarts - 1; ; left -= 1) {
      const [port = 0, contentPort = 0] = ports ?? (await freePorts(2));
      const place = { port, contentPort, dataDir, builtDir: prepared('builtDir') };
      const server = new TestServer(folder, new ServerProcess(place, env));
      server.#copySeed();
      try {
        await server.start();
        return server;
      } catch (error) {
        // A port that was free a moment ago may be another program's by now.
        if (ports !== undefined || left === 0 || !String(error).includes('is taken by another program')) throw error;
        await server.#process.close();
        rmSync(dataDir, { recursive: true, force: true });
      }
    }
  }

  get port(): number {
    return this.#process.place.port;
  }

  get contentPort(): number {
    return this.#process.place.contentPort;
  }

  /** Address of an enterprise's portal, without a slash at its end. */
  origin(host: EnterpriseHost): string {
    return originOn(host, this.port);
  }

  /** Address for machines that do not resolve `*.localhost`; the enterprise is told by `?eid=`. */
  get addressOrigin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Ends the server the hard way, as a power cut does. */
  async kill(): Promise<void> {
    await this.#process.kill();
  }

  /** Runs commands of `npm run import` on its data, for the manufacturer unless told, as an operator does: while it is stopped. */
  async import(commands: readonly (readonly string[])[]): Promise<void> {
    await this.#process.stop();
    const program = join(this.#process.place.builtDir, 'api/import-cli.js');
    for (const words of commands) {
      const dataDir = ['--data-dir', this.#process.place.dataDir];
      const eid = words.includes('--eid') ? [] : ['--eid', '1001'];
      await run(process.execPath, [program, ...words, ...eid, ...dataDir], { cwd: root });
    }
    await this.start();
  }

  /** Starts it again on the same ports and data. */
  async start(): Promise<void> {
    await this.#process.start();
  }

  /** Stops the server, runs a command of `apps/api` on its data, and starts it again. */
  async change(command: string, options: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.#process.stop();
    const file = fileURLToPath(new URL(`../../../api/src/${command}.ts`, import.meta.url));
    await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', file, ...options, '--data-dir', this.#process.place.dataDir],
      { env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env } },
    );
    await this.#process.start();
  }

  /** Sets its clock so far ahead of the real one; 0 sets it right again, and so does starting anew. */
  async setAhead(ms: number): Promise<void> {
    await this.#process.setAhead(ms);
  }

  /** Called before each test: the first one of a file finds the data as seeded, not what another journey left. */
  async beginFile(file: string): Promise<void> {
    const known = this.#file;
    this.#file = file;
    if (known !== null && known !== file) await this.#startOver();
  }

  async #startOver(): Promise<void> {
    await this.#process.again(() => {
      rmSync(this.#process.place.dataDir, { recursive: true, force: true });
      this.#copySeed();
    });
    this.generation += 1;
  }

  async close(): Promise<void> {
    await this.#process.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #copySeed(): void {
    cpSync(prepared('dataDir'), this.#process.place.dataDir, { recursive: true });
  }
}
