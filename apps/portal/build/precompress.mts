import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|svg|json|html|txt)$/;
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
      handler() {
        // A failed build ends here as well; its own error is the one to read.
        if (!written) return;
        for (const file of filesBelow(folder)) {
          // The page itself is written anew for each request.
          if (!compressible.test(file) || file.endsWith('index.html') || file.includes('.vite')) continue;
          const bytes = readFileSync(file);
          if (bytes.length < leastBytes) continue;
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
          writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
          writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
        }
      },
    },
  };
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}
