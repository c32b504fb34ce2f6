import { encodeRfc3986 } from '@banyan/contracts';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { bareHost } from '../http/origin.ts';
import { serverOptions, type ServerDeps } from '../http/serverOptions.ts';
import { servedAs } from '../ports/fileTypes.ts';
import type { FileStorage } from '../ports/storage.ts';
import { registerPackages, type PackageDeps } from './packageApp.ts';
import { readRange } from './range.ts';
import { filesPath, urlHolds } from './signedUrls.ts';

export interface ContentDeps extends ServerDeps {
  readonly files: FileStorage;
  readonly secret: string;
  /** It is reached by https, from now on only by https. */
  readonly tls: boolean;
  readonly now: () => number;
  /** Whether the session of an address is still valid; without this no such address opens. */
  readonly hears?: (session: string) => Promise<boolean>;
  readonly takeLast?: PackageDeps['takeLast'];
  /** Whether a page of this origin may read files by script; players and images need no permission. */
  readonly allowsOrigin: (origin: URL) => Promise<boolean>;
}

const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'";

/**
 * The content origin: files and SCORM packages by signed address, with ranges, and nothing else. It knows no session,
 * so that stored content can never act as the portal.
 */
export function buildContentApp(deps: ContentDeps): FastifyInstance {
  const app = Fastify({
    ...serverOptions(deps),
    // A player may keep a file half read for hours; it asks for the rest again.
    forceCloseConnections: true,
  });
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', async (request, reply) => {
    reply
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('referrer-policy', 'no-referrer')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('vary', 'Origin');
    if (deps.tls) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    const origin = await readableBy(request, deps);
    if (origin) {
      reply
        .header('access-control-allow-origin', origin)
        .header('access-control-expose-headers', 'accept-ranges, content-length, content-range');
    }
  });
  app.get(`${filesPath}*`, (request, reply) => serveFile(request, reply, deps));
  registerPackages(app, deps);
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('not found'));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode: status = 500 } = error;
    if (status >= 500) request.log.error({ err: error }, 'file not served');
    // These words are not the file that was on its way: no program keeps them, or saves them under its name.
    reply.header('cache-control', 'no-store').removeHeader('content-disposition').removeHeader('content-range');
    return reply
      .code(status)
      .type('text/plain')
      .send(status >= 500 ? 'this did not work' : 'this cannot be asked');
  });
  app.addHook('onResponse', (request, reply, done) => {
    // Path without query: the query opens the file.
    const line = {
      method: request.method,
      path: request.raw.url?.split('?')[0],
      http: reply.statusCode,
      ip: request.ip,
    };
    if (reply.statusCode >= 400 && reply.statusCode < 500) request.log.warn(line, 'refused');
    done();
  });
  return app;
}

async function readableBy(request: FastifyRequest, deps: ContentDeps): Promise<string | null> {
  const { origin } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return null;
  const from = new URL(origin);
  if (bareHost(from.host) === bareHost(request.host)) return from.origin;
  try {
    return (await deps.allowsOrigin(from)) ? from.origin : null;
  } catch (error) {
    // Files stay readable by their address; only scripts of other pages are kept out.
    request.log.error({ err: error }, 'origin not checked');
    return null;
  }
}

/** Shown in place or saved; under the name of its upload, if known. */
function dispositionOf(shown: boolean, name: string): string {
  const how = shown ? 'inline' : 'attachment';
  return name === '' ? how : `${how}; filename*=UTF-8''${encodeRfc3986(name)}`;
}

async function serveFile(request: FastifyRequest, reply: FastifyReply, deps: ContentDeps): Promise<FastifyReply> {
  const key = (request.params as { '*': string })['*'];
  const { e, h: session = '', s, n: name = '', save } = request.query as Record<string, unknown>;
  const now = deps.now();
  const told =
    typeof e === 'string' && typeof s === 'string' && typeof name === 'string' && typeof session === 'string';
  const holds = told && urlHolds(deps.secret, { key, name, session, expires: e, sign: s }, now);
  if (!holds || (session !== '' && (await deps.hears?.(session)) !== true)) {
    return reply.code(403).type('text/plain').header('cache-control', 'no-store').send('this address does not open');
  }
  const file = await deps.files.stat(key);
  if (!file) return reply.code(404).type('text/plain').send('not found');
  const range = readRange(request.headers.range, file.size);
  const { contentType, shown } = servedAs(file.type);
  // The viewers of browsers do not open a PDF in a sandbox; a PDF's own scripts see nothing of an origin.
  if (file.type === 'application/pdf') reply.header('content-security-policy', pdfPolicy);
  reply
    .type(contentType)
    .header('accept-ranges', 'bytes')
    .header('content-disposition', dispositionOf(shown && save !== '1', name))
    .header('cache-control', session === '' ? `private, max-age=${Math.floor((Number(e) - now) / 1000)}` : 'no-store');
  if (range === 'none') {
    return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  }
  const part = range === 'all' ? { start: 0, end: file.size - 1 } : range;
  reply.header('content-length', part.end - part.start + 1);
  if (range !== 'all') reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${file.size}`);
  if (file.size === 0) return reply.send();
  return reply.send(deps.files.read(key, part));
}
