import { scormLastPath } from '@banyan/contracts/course';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FileStorage } from '../ports/storage.ts';
import { launchName, packageFileKey, packagesPath, readPackagePath } from './packages.ts';
import { packageTypeOf } from './packageTypes.ts';
import { readRange } from './range.ts';

export interface PackageDeps {
  readonly files: FileStorage;
  readonly secret: string;
  readonly now: () => number;
  /** Takes the last hand-over of a page that is being closed; false for an invalid ticket. */
  readonly takeLast?: (
    fields: Readonly<Record<string, string>>,
    from: { readonly log: FastifyBaseLogger; readonly origin: string },
  ) => Promise<boolean>;
}

/** Browsers send no more after a page is closed. */
const mostLastBytes = 64 * 1024;

/** Path of the scripts that the launch page needs. */
const scriptsPath = '/scorm/';
const require = createRequire(import.meta.url);

/** Our own script: beside the bundle, or beside the sources. */
function launcherFile(): string {
  const places = ['./scorm-launcher/launcher.js', '../../scorm-launcher/launcher.js'];
  const files = places.map((place) => fileURLToPath(new URL(place, import.meta.url)));
  return files.find((file) => existsSync(file)) ?? files[0] ?? '';
}

const scripts: Readonly<Record<string, () => string>> = {
  'launcher.js': launcherFile,
  '1.2.js': () => require.resolve('scorm-again/scorm12/min'),
  '2004.js': () => require.resolve('scorm-again/scorm2004/min'),
};

/**
 * It may run the package's scripts, and reach nothing else: no other site, no top window, no other frame's page.
 * Windows that it opens are sandboxed alike.
 */
const sandbox = 'sandbox allow-scripts allow-same-origin allow-forms allow-modals allow-popups';
const packagePolicy = (app: string) =>
  `default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; object-src 'none'; form-action 'self'; base-uri 'self'; frame-ancestors 'self' ${app}; ${sandbox}`;
const launchPolicy = (app: string) =>
  `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${app}; ${sandbox}`;

/** The page of the runtime: the package's own window finds the API in its parent, before it begins. */
const launchPage = (app: string) => `<!doctype html>
<html lang="zh" data-app="${app.replaceAll(/["&<>]/g, '')}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>SCORM</title>
<style>html,body{height:100%;margin:0}iframe{display:block;width:100%;height:100%;border:0}</style>
<body><script src="${scriptsPath}1.2.js"></script><script src="${scriptsPath}2004.js"></script><script src="${scriptsPath}launcher.js"></script>
`;

/** Replaces a missing file, so that the launch page sees it. */
const missingPage = '<!doctype html><html data-missing><title>not found</title>';

/** Serves SCORM packages and the page that plays them. */
export function registerPackages(app: FastifyInstance, deps: PackageDeps): void {
  const read = new Map<string, string>();
  app.get(`${scriptsPath}:name`, (request, reply) => {
    const { name } = request.params as { name: string };
    const fileOf = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
    if (fileOf === undefined) return reply.code(404).type('text/plain').send('not found');
    const text = read.get(name) ?? readFileSync(fileOf(), 'utf8');
    read.set(name, text);
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text);
  });
  app.get(`${packagesPath}*`, (request, reply) => servePackage(request, reply, deps));
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) => {
    parsed(null, body);
  });
  app.post<{ Body: string }>(scormLastPath, { bodyLimit: mostLastBytes }, async (request, reply) => {
    const fields = Object.fromEntries(new URLSearchParams(request.body));
    const from = { log: request.log, origin: `${request.protocol}://${request.host}` };
    const taken = (await deps.takeLast?.(fields, from)) === true;
    return reply
      .code(taken ? 204 : 403)
      .header('cache-control', 'no-store')
      .send();
  });
}

async function servePackage(request: FastifyRequest, reply: FastifyReply, deps: PackageDeps): Promise<FastifyReply> {
  const asked = readPackagePath(deps.secret, (request.params as { '*': string })['*'], deps.now());
  // A worker of a package would outlive its page and come between its readers and the server.
  if (asked === null || request.headers['service-worker'] !== undefined) {
    return reply.code(403).type('text/plain').header('cache-control', 'no-store').send('this address does not open');
  }
  const maxAge = Math.floor((asked.expiresAt - deps.now()) / 1000);
  reply.header('cache-control', `private, max-age=${maxAge}`);
  if (asked.path === launchName) {
    reply.header('content-security-policy', launchPolicy(asked.app)).type('text/html; charset=utf-8');
    return reply.send(launchPage(asked.app));
  }
  // For missing files too: the launch page must be able to see that they are missing.
  reply.header('content-security-policy', packagePolicy(asked.app));
  const key = packageFileKey(asked.key, asked.path);
  const file = await deps.files.stat(key);
  if (file === null) return reply.code(404).type('text/html').header('cache-control', 'no-store').send(missingPage);
  reply.type(packageTypeOf(asked.path)).header('accept-ranges', 'bytes');
  const range = readRange(request.headers.range, file.size);
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  const part = range === 'all' ? { start: 0, end: file.size - 1 } : range;
  reply.header('content-length', part.end - part.start + 1);
  if (range !== 'all') reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${file.size}`);
  return file.size === 0 ? reply.send() : reply.send(deps.files.read(key, part));
}
