import { extensionOf, uploadKinds, wholeUploadBytes, type UploadedFile, type UploadExtension } from '@banyan/contracts';
import { UploadError, type UploadHow, type UploaderOptions } from '../upload-how.ts';
import { sendPieces } from './pieces.ts';
import { createSigner } from './signer.ts';
import { sendWhole } from './whole.ts';

/** Refuses files that the server would refuse, before a byte is sent. */
function refuseEarly(file: File, { kind }: UploadHow): void {
  const rule = uploadKinds[kind];
  const extensions: readonly UploadExtension[] = rule.extensions;
  if (!extensions.some((one) => one === extensionOf(file.name))) throw new UploadError({ kind: 'type', extensions });
  if (file.size > rule.maxBytes) throw new UploadError({ kind: 'tooLarge', limit: rule.maxBytes });
  if (file.size === 0) throw new UploadError({ kind: 'unreadable' });
}

/** Sends one file whole or in pieces, depending on its size. */
export async function sendFile(file: File, how: UploadHow, options: UploaderOptions): Promise<UploadedFile> {
  refuseEarly(file, how);
  const sending = { file, how, options, signer: createSigner(options) };
  return file.size > wholeUploadBytes ? sendPieces(sending) : sendWhole(sending);
}
