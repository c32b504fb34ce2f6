import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|svg|json|html|txt|wasm)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Smaller files gain less than the header that names the compression costs. */
const leastBytes = 512;

/** Writes `.br` (quality 11) and `.gz` beside every text file, so that no server has to do it per request. */
export function precompress(): Plugin {
  let folder = '';
  let written = false;
  return {
    name: 'banyan:precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      written = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // A failed build ends here as well; its own error is the one to read.
        if (!written) return;
        // The page itself is written anew for each request.
        const texts = filesBelow(folder).filter(
          (file) => compressible.test(file) && !file.endsWith('index.html') && !file.includes('.vite'),
        );
        // At once: zlib works beside the program, on every core; the largest first, so that none is left alone at the end.
        const sizes = new Map(texts.map((file) => [file, statSync(file).size]));
        await Promise.all(texts.sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0)).map(compress));
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < leastBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    brotli(bytes, { params }).then((smaller) => writeFile(`${file}.br`, smaller)),
    gzipped(bytes, { level: 9 }).then((smaller) => writeFile(`${file}.gz`, smaller)),
  ]);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}
