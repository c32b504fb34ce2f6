// The published workshop, built and served as a site that lies under a path of a larger one.
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './install.mjs';
import { freePort, run, start, stop, untilAnswers } from './run.mjs';
import { nxMany } from './runners.mjs';

/**
 * Builds the workshop where it has changed, serves it, and gives its address to `use`.
 * @template T
 * @param {{ cache: boolean, library?: string }} wishes `cache`: a workshop that Nx kept counts; `library`: with the stories of this one alone
 * @param {(url: string) => Promise<T>} use
 * @param {(output: string) => T} broken what comes of a build that fails
 * @returns {Promise<T>}
 */
export async function withWorkshop({ cache, library = '' }, use, broken) {
  const build = await run('nx', nxMany('build-storybook', { cache }), {
    quiet: true,
    // Whatever the caller's environment says: a run of everything has everything in it.
    env: { STORYBOOK_LIBRARY: library },
  });
  if (build.code !== 0) return broken(build.output);
  const site = mkdtempSync(join(tmpdir(), 'banyan-site-'));
  symlinkSync(join(root, 'dist/storybook'), join(site, 'workshop'), 'junction');
  const port = await freePort();
  const server = start('sirv', [site, '--dev', '--quiet', '--host', '127.0.0.1', '--port', String(port)], {
    stdio: 'ignore',
  });
  try {
    const url = `http://127.0.0.1:${port}/workshop`;
    await untilAnswers(`${url}/index.json`);
    return await use(url);
  } finally {
    stop(server);
    rmSync(site, { recursive: true, force: true });
  }
}
