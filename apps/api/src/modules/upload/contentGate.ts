import type { UploadExtension } from '@banyan/contracts';
import { Transform } from 'node:stream';
import type { MediaFault } from '../../files/measureMedia.ts';
import { FileRejected } from '../../ports/storage.ts';
import { faultOfHead, headBytes, type ContentFault } from '../../files/contents.ts';

/** A file with the reason why it is not what its name says, or cannot be played everywhere. */
export class ContentRejected extends FileRejected {
  readonly why: MediaFault | ContentFault;

  constructor(why: MediaFault | ContentFault) {
    super('type');
    this.why = why;
  }
}

/** Lets a file through whose first bytes are what its name says; ends in ContentRejected with the reason otherwise. */
export function contentGate(extension: UploadExtension): Transform {
  let head: Buffer | null = Buffer.alloc(0);
  const prove = async (): Promise<Buffer> => {
    const proved = head ?? Buffer.alloc(0);
    head = null;
    const fault = await faultOfHead(extension, proved.subarray(0, headBytes));
    if (fault !== null) throw new ContentRejected(fault);
    return proved;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (head === null) return done(null, chunk);
      head = Buffer.concat([head, chunk]);
      if (head.length < headBytes) return done();
      prove().then((proved) => done(null, proved), done);
    },
    flush(done) {
      if (head === null) return done();
      prove().then((proved) => done(null, proved), done);
    },
  });
}
