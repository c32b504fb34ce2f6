import { resolve } from 'node:path';
import type { Config } from '../config.ts';
import type { FileStorage } from '../ports/storage.ts';
import { localStorage } from './localStorage.ts';

/** The storage of the settings. The S3 client is loaded on demand alone. */
export async function openStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<FileStorage> {
  if (!s3) return localStorage(resolve(dataDir, 'files'));
  const { s3Storage } = await import('./s3Storage.ts');
  return s3Storage(s3);
}
