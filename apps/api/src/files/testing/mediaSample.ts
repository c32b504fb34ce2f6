import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A small film or sound of `testing/media`. */
export const mediaSample = (name: string): Promise<Buffer> =>
  readFile(fileURLToPath(new URL(`media/${name}`, import.meta.url)));
