import { wholeUploadBytes, type UploadedFile, type UploadKind } from '@banyan/contracts';
import { Readable, type Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { LengthGate } from '../../files/gates.ts';
import type { Learner, StepContext } from '../../http/context.ts';
import { beginUpload, ofType } from './begin.ts';
import { contentGate } from './contentGate.ts';
import { isPicture } from '../../files/contents.ts';
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
  let row = await beginUpload(ctx, { kind, name, size, maxBytes: wholeUploadBytes });
  try {
    const exact = new LengthGate(size);
    const flowing = pipeline(content, exact);
    // Readers of the gate get the same error.
    flowing.catch(() => undefined);
    const extension = extensionOfUpload(row);
    if (isPicture(extension)) {
      const picture = await rewritePicture(await buffer(exact), kind);
      row = await ofType(ctx, row, picture.type);
      const kept = await keep(ctx, row, [Readable.from([picture.content])]);
      return describeUpload(ctx, await settle(ctx, { row, ...kept }));
    }
    const kept = await keep(ctx, row, [exact, contentGate(extension)]);
    await flowing;
    return describeUpload(ctx, await settle(ctx, { row, ...kept }));
  } catch (error) {
    await dropUpload(ctx, row);
    throw asRefusal(error, row);
  }
}

async function keep(
  { files }: StepContext<Learner>,
  row: UploadRow,
  [source, ...gates]: readonly [Readable, ...Transform[]],
) {
  const hashing = await goOnHashing(null);
  const hashed = hashingStream(hashing);
  const flowing = pipeline([source, ...gates, hashed]);
  flowing.catch(() => undefined);
  const { size } = await files.put(row.key, hashed, { type: row.type, maxBytes: wholeUploadBytes });
  await flowing;
  return { size, sha256: hashing.digest('hex') };
}
