import { Transform } from 'node:stream';
import { FileRejected } from '../ports/storage.ts';
import { beginsLike, headLength, type FileType } from '../ports/fileTypes.ts';

type Done = (error?: Error | null, chunk?: Buffer) => void;

/** Lets a file through while it is within its size and begins like its type. */
export class TypeGate extends Transform {
  size = 0;
  private head = Buffer.alloc(0);
  private proved = false;
  private readonly type: FileType;
  private readonly maxBytes: number;

  constructor(type: FileType, maxBytes: number) {
    super();
    this.type = type;
    this.maxBytes = maxBytes;
  }

  override _transform(chunk: Buffer, _encoding: string, done: Done): void {
    this.size += chunk.length;
    if (this.size > this.maxBytes) return done(new FileRejected('size'));
    if (this.proved) return done(null, chunk);
    this.head = Buffer.concat([this.head, chunk]);
    if (this.head.length < headLength) return done();
    return this.prove(done);
  }

  override _flush(done: Done): void {
    if (this.proved) return done();
    return this.prove(done);
  }

  private prove(done: Done): void {
    if (!beginsLike(this.type, this.head)) return done(new FileRejected('type'));
    this.proved = true;
    done(null, this.head);
  }
}

/** Lets exactly `length` bytes through, and ends in FileRejected when there are fewer or more. */
export class LengthGate extends Transform {
  private left: number;

  constructor(length: number) {
    super();
    this.left = length;
  }

  override _transform(chunk: Buffer, _encoding: string, done: Done): void {
    this.left -= chunk.length;
    if (this.left < 0) return done(new FileRejected('length'));
    done(null, chunk);
  }

  override _flush(done: Done): void {
    if (this.left > 0) return done(new FileRejected('length'));
    done();
  }
}
