import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileRejected, pieceBytes, type ByteRange, type FileStorage, type PiecedFile } from '../ports/storage.ts';
import { typeOfKey } from '../ports/fileTypes.ts';
import { LengthGate, TypeGate } from './gates.ts';
import { checkedKey, isKey, refuseOtherType } from './keys.ts';

/** Which bucket, and how it is reached. */
export interface S3Place {
  readonly bucket: string;
  readonly region: string;
  /** Address of a store that is not Amazon's; empty for Amazon's own. */
  readonly endpoint: string;
  /** Empty: the machine's own rights (role, profile, environment). */
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const quiet = () => undefined;

const isAbsent = (error: unknown) =>
  error instanceof S3ServiceException && (error.$metadata.httpStatusCode === 404 || error.name === 'NoSuchUpload');

/**
 * Files in a bucket. It uses what every store of this kind has: objects put, headed, read in part and deleted, and
 * multipart uploads. It lists nothing: the caller remembers what has arrived.
 */
export function s3Storage(at: S3Place): FileStorage & { close(): void } {
  const client = new S3Client({
    region: at.region,
    ...(at.endpoint === '' ? {} : { endpoint: at.endpoint, forcePathStyle: true }),
    ...(at.accessKeyId === ''
      ? {}
      : { credentials: { accessKeyId: at.accessKeyId, secretAccessKey: at.secretAccessKey } }),
    // Errors are thrown; they need not be written past the server's log as well.
    logger: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    // Not every store of its kind knows the checksums that are sent by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const { bucket: Bucket } = at;
  const part = ({ key, handle }: PiecedFile) => ({ Bucket, Key: checkedKey(key), UploadId: handle });

  const storage: FileStorage = {
    async put(key, source, { type, maxBytes }) {
      checkedKey(key);
      refuseOtherType(key, type);
      const gate = new TypeGate(type, maxBytes);
      const flowing = pipeline(source, gate);
      // Reading the gate reports errors.
      flowing.catch(quiet);
      let file: PiecedFile | undefined;
      const tags: string[] = [];
      try {
        for await (const { bytes, last } of inPieces(gate)) {
          if (last && !file) {
            await client.send(new PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentType: type }));
            break;
          }
          file ??= { key, handle: await storage.begin(key) };
          tags.push(await sendPart(file, tags.length + 1, bytes));
        }
        await flowing;
        if (file) await storage.finish(file, tags);
      } catch (error) {
        if (file) await storage.abandon(file);
        throw error;
      }
      return { key, type, size: gate.size };
    },
    async stat(key) {
      const type = typeOfKey(key);
      if (!type || !isKey(key)) return null;
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket, Key: key }));
        return { key, type, size: ContentLength ?? 0 };
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    read(key, range) {
      const out = new PassThrough();
      void fetchInto(out, checkedKey(key), range);
      return out;
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checkedKey(key) }));
    },
    async begin(key) {
      const begun = new CreateMultipartUploadCommand({ Bucket, Key: checkedKey(key), ContentType: typeOfKey(key) });
      const { UploadId = '' } = await client.send(begun);
      return UploadId;
    },
    async putPiece(file, number, size, source) {
      const stop = new AbortController();
      const body = new LengthGate(size);
      // The store's client does not notice a source that breaks, and would wait for the rest.
      let broken: unknown;
      const flowing = pipeline(source, body).catch((error: unknown) => {
        broken = error;
        stop.abort();
      });
      try {
        return await sendPart(file, number, body, size, stop.signal);
      } catch (error) {
        body.destroy();
        await flowing;
        throw stop.signal.aborted ? broken : error;
      }
    },
    async finish(file, pieces) {
      const Parts = pieces.map((ETag, index) => ({ PartNumber: index + 1, ETag }));
      try {
        await client.send(new CompleteMultipartUploadCommand({ ...part(file), MultipartUpload: { Parts } }));
      } catch (error) {
        if (!isAbsent(error) || !(await storage.stat(file.key))) throw error;
      }
    },
    async abandon(file) {
      try {
        await client.send(new AbortMultipartUploadCommand(part(file)));
      } catch (error) {
        if (!isAbsent(error)) throw error;
      }
    },
  };

  async function sendPart(
    file: PiecedFile,
    number: number,
    Body: Buffer | Readable,
    ContentLength?: number,
    abortSignal?: AbortSignal,
  ): Promise<string> {
    const command = new UploadPartCommand({ ...part(file), PartNumber: number, Body, ContentLength });
    const { ETag } = await client.send(command, { abortSignal });
    if (ETag === undefined) throw new Error('the store gave a part no tag');
    return ETag;
  }

  async function fetchInto(out: PassThrough, Key: string, range: ByteRange | undefined): Promise<void> {
    const stop = new AbortController();
    out.once('close', () => stop.abort());
    try {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, Range }), { abortSignal: stop.signal });
      if (!Body) throw new FileRejected('length');
      await pipeline(Body as Readable, out);
    } catch (error) {
      out.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  }

  return { ...storage, close: () => client.destroy() };
}

/** Cuts a stream into pieces of `pieceBytes`, the last of which may be shorter or empty. */
async function* inPieces(source: Readable): AsyncGenerator<{ readonly bytes: Buffer; readonly last: boolean }> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    held.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    // One byte more than a piece shows that this is not the last.
    while (size > pieceBytes) {
      const all = Buffer.concat(held);
      yield { bytes: all.subarray(0, pieceBytes), last: false };
      held = [all.subarray(pieceBytes)];
      size -= pieceBytes;
    }
  }
  yield { bytes: Buffer.concat(held), last: true };
}
