import { TextDecoder } from 'node:util';
import { PackageError } from './packageError.ts';

/** Encodings whose declaration is in ASCII: none in which another one could hide. */
const encodings = /^(?:utf-8|gbk|gb18030|big5|shift_jis|euc-jp|euc-kr|koi8-r|iso-8859-\d+|windows-125\d)$/;

/** The text of a manifest: in UTF-16 by its mark, in the encoding that it declares, else in UTF-8. Throws PackageError. */
export function decodeXml(bytes: Buffer): string {
  const declared = /^[^>]{0,200}?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(bytes.toString('latin1', 0, 300))?.[1];
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb;
  const label =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : ((isMarked ? undefined : declared) ?? 'utf-8');
  const decoder = decoderOf(label);
  if (decoder === null) throw new PackageError('manifest', `the encoding ${label} is not read; write it as UTF-8`);
  try {
    return decoder.decode(bytes);
  } catch {
    throw new PackageError('manifest', `it is not ${label}, as it says; write it as UTF-8`);
  }
}

function decoderOf(label: string): TextDecoder | null {
  try {
    const decoder = new TextDecoder(label, { fatal: true });
    return label.startsWith('utf-16') || encodings.test(decoder.encoding) ? decoder : null;
  } catch {
    return null;
  }
}
