import type { PreviousUpload, UrlStorage } from 'tus-js-client';
import { parseJsonOr } from '../parse-json.ts';
import type { UploaderOptions } from '../upload-how.ts';
import type { Sending } from './signer.ts';

/** The server stores an unfinished upload for a day. */
const keptMs = 86_400_000;

/**
 * Identifies an upload of a file to a target: the same file, sent by another person of this browser or to another
 * target, is a different upload.
 */
export function fingerprintOf({ file, how, options, signer }: Sending): string {
  const { eid, userid } = signer.identity;
  const parts = [options.baseUrl, eid, userid, how.kind, how.target ?? '', file.name, file.size, file.lastModified];
  return `banyan.upload.${JSON.stringify(parts)}`;
}

function isPrevious(value: unknown): value is Omit<PreviousUpload, 'urlStorageKey'> {
  return typeof value === 'object' && value !== null && 'uploadUrl' in value && 'creationTime' in value;
}

/** Addresses of unfinished uploads by fingerprint, stored beyond a reload. */
export function uploadMemory(options: UploaderOptions): UrlStorage {
  const { memory = globalThis.localStorage } = options;
  const now = () => options.now?.() ?? Date.now();
  const read = (key: string): PreviousUpload[] => {
    const kept = parseJsonOr(memory.getItem(key) ?? '', null);
    if (!isPrevious(kept) || now() - Date.parse(kept.creationTime) > keptMs) return [];
    return [{ ...kept, urlStorageKey: key }];
  };
  return {
    findAllUploads: () => Promise.resolve([]),
    findUploadsByFingerprint: (fingerprint) => Promise.resolve(read(fingerprint)),
    removeUpload: (key) => Promise.resolve(memory.removeItem(key)),
    addUpload: (fingerprint, upload) => {
      try {
        memory.setItem(fingerprint, JSON.stringify(upload));
      } catch {
        // A full or forbidden storage prevents resuming after a reload, not the upload.
      }
      return Promise.resolve(fingerprint);
    },
  };
}
