import { startFauxqs } from 'fauxqs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localStorage } from '../files/localStorage.ts';
import { s3Storage } from '../files/s3Storage.ts';
import type { FileStorage } from '../ports/storage.ts';

/** The stores on which tests of files run. */
export const storesHere = ['a folder', 'a bucket'] as const;

/** A store of a test's own. */
export interface StoreHere {
  readonly files: FileStorage;
  /** Settings of a server process that is to keep its files here too. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Opens one: a folder, or a bucket of an S3 server in this process. */
export function storeHere(kind: (typeof storesHere)[number]): Promise<StoreHere> {
  return kind === 'a folder' ? Promise.resolve(folder()) : bucket();
}

function folder(): StoreHere {
  const dataDir = mkdtempSync(join(tmpdir(), 'banyan-files-'));
  return {
    files: localStorage(join(dataDir, 'files')),
    env: { BANYAN_DATA_DIR: dataDir },
    close: () => Promise.resolve(rmSync(dataDir, { recursive: true, force: true })),
  };
}

async function bucket(): Promise<StoreHere> {
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';
  const server = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false });
  server.createBucket('banyan');
  const endpoint = `http://127.0.0.1:${server.port}`;
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const files = s3Storage({ bucket: 'banyan', region: 'us-east-1', endpoint, ...credentials });
  return {
    files,
    env: {
      BANYAN_S3_BUCKET: 'banyan',
      BANYAN_S3_ENDPOINT: endpoint,
      BANYAN_S3_ACCESS_KEY_ID: 'test',
      BANYAN_S3_SECRET_ACCESS_KEY: 'test',
    },
    close: async () => {
      files.close();
      await server.stop();
    },
  };
}
