import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PortalBuild } from './build.ts';

const day = 86_400_000;

/** Built files, compressed beforehand. A file with a hash in its name never changes; a missing one is 404, no page. */
export async function registerStatics(app: FastifyInstance, { directory, rootFiles }: PortalBuild): Promise<void> {
  const assets = join(directory, 'assets');
  const common = { index: false as const, preCompressed: true, dotfiles: 'deny' as const };
  await app.register(fastifyStatic, { ...common, root: directory, serve: false, maxAge: day });
  if (existsSync(assets)) {
    await app.register(async (files) => {
      // One that went away between being found and being opened, as while another version is put in place.
      files.setErrorHandler((error: FastifyError, _request, reply) => {
        if (error.code !== 'ENOENT') throw error;
        reply.removeHeader('content-encoding').callNotFound();
      });
      await files.register(fastifyStatic, {
        ...common,
        root: assets,
        prefix: '/assets/',
        decorateReply: false,
        immutable: true,
        maxAge: 365 * day,
        // Each of them is small and never changes: no need for revalidation or for ranges.
        etag: false,
        lastModified: false,
        acceptRanges: false,
      });
    });
  }
  for (const name of rootFiles) app.get(`/${name}`, (_request, reply) => reply.sendFile(name));
}
