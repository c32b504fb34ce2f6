import { inflateSync } from 'node:zlib';

const header = 12;
const entry = 16;
const padded = (length: number) => (length + 3) & ~3;

/**
 * The font that a WOFF 1.0 file packs, byte by byte as it was. What reads fonts would unpack a whole table for each
 * character otherwise.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('no WOFF file');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 44 + index * 20;
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), header + entry * count);
  const font = Buffer.alloc(size);
  woff.copy(font, 0, 4, 8);
  const power = 2 ** Math.floor(Math.log2(count));
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(power * entry, 6);
  font.writeUInt16BE(Math.log2(power), 8);
  font.writeUInt16BE((count - power) * entry, 10);
  let place = header + entry * count;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = header + entry * index;
    tag.copy(font, at);
    font.writeUInt32BE(checksum, at + 4);
    font.writeUInt32BE(place, at + 8);
    font.writeUInt32BE(bytes.length, at + 12);
    bytes.copy(font, place);
    place += padded(bytes.length);
  }
  return font;
}
