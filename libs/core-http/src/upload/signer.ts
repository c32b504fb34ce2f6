import { canonicalParameters, ErrorCode, uploadFile, type Call } from '@banyan/contracts';
import { RefusedError } from '../errors.ts';
import { commonFieldsOf, type Fields } from '../fields.ts';
import { createKeyring } from '../keyring.ts';
import type { HttpClientOptions, Identity } from '../options.ts';
import { UploadError, type UploadHow, type UploaderOptions } from '../upload-how.ts';

/** A file being sent. */
export interface Sending {
  readonly file: File;
  readonly how: UploadHow;
  readonly options: UploaderOptions;
  readonly signer: Signer;
}

/** Signs the parameters of a file, which cannot be sealed itself. */
export interface Signer {
  readonly identity: Identity;
  /** Signed parameters in canonical form, for one request; each has a nonce of its own. */
  sign(method: string, path: string, own: Fields): Promise<string>;
  /** Adopts the server's clock. */
  setClock(serverTime: number): void;
}

export function createSigner(options: HttpClientOptions): Signer {
  const now = () => options.now?.() ?? Date.now();
  const keyring = createKeyring(() => options.host());
  const identity = options.identity();
  let ahead = 0;
  return {
    identity,
    async sign(method, path, own) {
      const { ev1, keys } = await keyring(uploadFile, identity);
      const timestamp = Math.round(now() + ahead);
      const sender = { identity, idempotencyKey: undefined };
      const nonce = ev1.toBase64url(ev1.randomBytes(16));
      const fields = { ...own, ...commonFieldsOf(uploadFile, options, sender, timestamp), nonce };
      const signed = { method, path, timestamp: String(timestamp), nonce };
      const sign = await ev1.sign(keys.signKey, signed, canonicalParameters(fields));
      return `${canonicalParameters(fields)}&sign=${sign}`;
    },
    setClock: (serverTime) => {
      ahead = serverTime - now();
    },
  };
}

/** The call's own parameters of a file. */
export const ownOf = ({ file, how }: Pick<Sending, 'file' | 'how'>): Fields => ({
  kind: how.kind,
  file_name: file.name,
  file_size: String(file.size),
});

/** Server time from a 4011 answer; undefined for other errors. */
export function serverTimeIn(error: unknown): number | undefined {
  if (!(error instanceof RefusedError) || error.code !== ErrorCode.clockSkew) return undefined;
  const { serverTime } = (error.data ?? {}) as { serverTime?: unknown };
  return typeof serverTime === 'number' ? serverTime : undefined;
}

/** The upload error of a refusal; other refusals are reported to the policy. */
export function troubleOf(error: RefusedError, call: Call, { options, signer }: Sending): Error {
  const { coding, fault, found, limit, extensions, maxPixels, retryAfterS } = (error.data ?? {}) as {
    coding?: string;
    fault?: 'damaged' | 'cut' | 'coding' | 'locked' | 'content' | 'pixels';
    found?: string | null;
    maxPixels?: number;
    limit?: number;
    extensions?: readonly string[];
    retryAfterS?: number;
  };
  switch (error.code) {
    case ErrorCode.fileTooLarge:
      return new UploadError({ kind: 'tooLarge', limit: limit ?? 0 }, error);
    case ErrorCode.fileType:
      if (fault === 'coding') return new UploadError({ kind: 'coding', coding: coding ?? '' }, error);
      if (fault === 'cut' || fault === 'locked') return new UploadError({ kind: fault }, error);
      if (fault === 'content' && typeof found === 'string') return new UploadError({ kind: 'content', found }, error);
      if (fault === 'damaged') return new UploadError({ kind: 'unreadable' }, error);
      return new UploadError({ kind: 'type', extensions: extensions ?? [] }, error);
    case ErrorCode.pictureUnreadable:
      if (fault === 'pixels') return new UploadError({ kind: 'pixels', most: maxPixels ?? 0 }, error);
      return new UploadError({ kind: 'unreadable' }, error);
    case ErrorCode.fileBrokenOff:
    case ErrorCode.conflict:
      return new UploadError({ kind: 'interrupted' }, error);
    case ErrorCode.uploadQuota:
      return new UploadError({ kind: 'quota', retryAfterS: retryAfterS ?? 3600 }, error);
    default:
      options.policy.onRefused(error, call, signer.identity);
      return error;
  }
}
