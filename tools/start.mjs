#!/usr/bin/env node
// npm start: install what is missing, build what changed, run the product. --dev: the same with hot reload.
import { ensureInstalled, root, workspaceEnv, workspaceNode } from './lib/install.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { run, start, stop } from './lib/run.mjs';

ensureInstalled();
const dev = process.argv.includes('--dev');
const passed = process.argv.slice(2).filter((argument) => argument !== '--dev');

if (!dev) {
  // A build of everything takes a minute or two, in which nothing else is said.
  const telling = setTimeout(() => console.log('Building what changed …'), 3000);
  const build = await run('nx', ['run-many', '-t', 'build', '-p', 'portal,api', '--output-style=static'], {
    quiet: true,
  });
  clearTimeout(telling);
  if (build.code !== 0) {
    console.error(build.output);
    console.error('Building failed; see above. Your data was not touched.');
    process.exit(1);
  }
  if (build.seconds > 5) console.log(`Built in ${Math.round(build.seconds)} s`);
  // The server is in this terminal's process group: Ctrl-C reaches it directly and it closes the database itself.
  const server = spawn(workspaceNode(), [join(root, 'dist', 'apps', 'api', 'main.js'), ...passed], {
    cwd: root,
    // Not in production: codes, payments and the carrier of the demo are played on this machine.
    env: workspaceEnv(),
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  server.on('close', (code) => process.exit(code ?? 1));
} else {
  const port = process.env.PORT ?? '4000';
  const api = start('tsx', ['watch', '--clear-screen=false', 'apps/api/src/main.ts', ...passed], {
    env: {
      NODE_ENV: 'development',
      PORT: String(Number(port) + 10),
      CONTENT_PORT: String(Number(port) + 1),
      PORTAL_PORT: port,
    },
  });
  const portal = start(
    'vite',
    ['--config', 'apps/portal/vite.config.mts', '--port', port, '--strictPort', '--clearScreen', 'false'],
    {
      env: { API_PORT: String(Number(port) + 10) },
    },
  );
  let ended = false;
  // Once: asked a second time, the watcher kills the server while it closes the database.
  const end = () => {
    if (ended) return;
    ended = true;
    for (const child of [api, portal]) stop(child);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  for (const child of [api, portal])
    child.on('close', (code) => {
      if (!ended) process.exitCode = code ?? 1;
      end();
    });
}
