import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';

/** Below this a packet is a packet, bytes. */
const threshold = 1024;

/** Compresses pages and answers on the way out; built files were compressed beforehand. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold,
    encodings: ['br', 'gzip'],
    // The quality at which a page costs a millisecond or two and is nearly as small as it gets.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
  });
}
