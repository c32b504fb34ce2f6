import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const serverHost = fileURLToPath(new URL('serverHost.mjs', import.meta.url));
const startWithinMs = 180_000;

/** Enterprises of the demo data by the name of their host. */
export type EnterpriseHost = 'localhost' | 'hengchuan' | 'larkfield' | ClosedHost;
/** Those whose door is shut, each for a reason of its own. */
export type ClosedHost = 'expired' | 'locked' | 'deleted' | 'members';

/** Address of an enterprise's portal, without a slash at its end. */
export const originOn = (host: EnterpriseHost, port: number) =>
  `http://${host === 'localhost' ? host : `${host}.localhost`}:${port}`;

export interface ServerPlace {
  /** Portal and API. */
  readonly port: number;
  /** Files. */
  readonly contentPort: number;
  readonly dataDir: string;
  /** Folder with the built `api` and `portal`. */
  readonly builtDir: string;
}

/** The built server as a process of its own, on ports and data that outlive it. */
export class ServerProcess {
  readonly place: ServerPlace;
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | null = null;
  #said = '';

  /** `env`: settings beside the usual ones. */
  constructor(place: ServerPlace, env: Readonly<Record<string, string>> = {}) {
    this.place = place;
    this.#env = env;
    // A worker that ends in the middle must not leave its server behind.
    process.on('exit', this.#end);
  }

  /** Its output, the end at least. */
  get said(): string {
    return this.#said;
  }

  /** Starts it and waits until its database answers. Throws with what the server said when it does not come up. */
  async start(): Promise<void> {
    if (this.#child !== null) throw new Error('the server runs already');
    const { builtDir, contentPort, dataDir, port } = this.place;
    this.#said = '';
    const child = spawn(process.execPath, ['--import', serverHost, join(builtDir, 'api/main.js')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        CONTENT_PORT: String(contentPort),
        LOG_LEVEL: 'warn',
        BANYAN_DATA_DIR: dataDir,
        BANYAN_PORTAL_DIR: join(builtDir, 'portal'),
        // A suite asks faster than people do; the limit itself is the server's own test.
        BANYAN_RATE_LIMIT: '20000',
        BANYAN_ADDRESS_LIMIT: '20000',
        BANYAN_REGISTER_URL: 'https://register.example.com/new',
        ...this.#env,
      },
    });
    const hear = (chunk: Buffer) => {
      this.#said = (this.#said + chunk.toString()).slice(-20_000);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    this.#child = child;
    await this.#untilReady(child);
  }

  /** Ends it as Ctrl-C does and waits until it is gone. */
  async stop(): Promise<void> {
    await this.#signal('SIGTERM');
  }

  /** Ends it as a power cut does: nothing of it runs any more when this resolves. */
  async kill(): Promise<void> {
    await this.#signal('SIGKILL');
  }

  /** Ends it, has `meanwhile` change its data, and begins it again, in the same process where one runs. */
  async again(meanwhile: () => void): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) {
      this.#child = null;
      meanwhile();
      return this.start();
    }
    await order(child, { order: 'end' });
    meanwhile();
    this.#said = '';
    await order(child, { order: 'begin' });
    await this.#untilReady(child);
  }

  /** Sets its clock so far ahead of the real one, until it is started again. */
  async setAhead(ms: number): Promise<void> {
    if (this.#child === null) throw new Error('the server does not run');
    await order(this.#child, { order: 'clock', aheadMs: ms });
  }

  /** Ends it for good. */
  async close(): Promise<void> {
    process.off('exit', this.#end);
    await this.stop();
  }

  readonly #end = () => {
    this.#child?.kill('SIGKILL');
  };

  async #signal(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    this.#child = null;
    if (child.exitCode !== null || child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  }

  async #untilReady(child: ChildProcess): Promise<void> {
    const end = Date.now() + startWithinMs;
    while (child.exitCode === null && Date.now() < end) {
      if (await answers(`http://127.0.0.1:${this.place.port}/readyz`)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await this.kill();
    throw new Error(`the server did not come up\n${this.#said}`);
  }
}

type Order = { readonly order: 'end' | 'begin' } | { readonly order: 'clock'; readonly aheadMs: number };

/** Has serverHost.mjs do something; resolves when it is done. */
function order(child: ChildProcess, what: Order): Promise<void> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error(`the server was gone before its order: ${what.order}`));
    child.once('exit', gone);
    child.once('message', () => {
      child.off('exit', gone);
      resolve();
    });
    child.send(what, (error) => {
      if (error !== null) reject(error);
    });
  });
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
