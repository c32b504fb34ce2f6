import { wholeUploadBytes, type UploadedFile, type UploadKind } from '@banyan/contracts';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { LengthGate } from '../../files/gates.ts';
import type { Learner, StepContext } from '../../http/context.ts';
import { beginUpload } from './begin.ts';
import { isPicture } from './contents.ts';
import { goOnHashing, hashingStream } from './meter.ts';
import { rewritePicture } from './pictures.ts';
import { asRefusal, describeUpload, dropUpload, extensionOfUpload, settle } from './settle.ts';
import type { UploadRow } from './upload.schema.ts';

/** A file in one request. */
export interface WholeUpload {
  readonly kind: UploadKind;
  readonly name: string;
  /** Expected bytes. */
  readonly size: number;
  readonly content: Readable;
}

/** Receives a file in one request. An interrupted or refused one leaves nothing. */
export async function receiveWhole(ctx: StepContext<Learner>, input: WholeUpload): Promise<UploadedFile> {
  const { kind, name, size, content } = input;
  const row = await beginUpload(ctx, { kind, name, size, maxBytes: wholeUploadBytes });
  try {
    const exact = new LengthGate(size);
    const flowing = pipeline(content, exact);
    // Readers of the gate get the same error.
    flowing.catch(() => undefined);
    const kept = await keep(ctx, row, exact);
    await flowing;
    return describeUpload(ctx, await settle(ctx, { row, ...kept }));
  } catch (error) {
    await dropUpload(ctx, row);
    throw asRefusal(error, row);
  }
}

async function keep({ files }: StepContext<Learner>, row: UploadRow, content: Readable) {
  const extension = extensionOfUpload(row);
  const hashing = await goOnHashing(null);
  let source = content;
  if (isPicture(extension)) {
    source = Readable.from([await rewritePicture(await buffer(content), extension, row.type, row.kind)]);
  }
  const hashed = hashingStream(hashing);
  const flowing = pipeline(source, hashed);
  flowing.catch(() => undefined);
  const { size } = await files.put(row.key, hashed, { type: row.type, maxBytes: wholeUploadBytes });
  await flowing;
  return { size, sha256: hashing.digest('hex') };
}
