import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';

/** Smaller answers fit one packet anyway, bytes. */
const threshold = 1024;

/** Compresses pages and answers on the way out; built files were compressed beforehand. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold,
    encodings: ['br', 'gzip'],
    // The quality that costs a millisecond or two for a page and makes it nearly as small as possible.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
  });
}
