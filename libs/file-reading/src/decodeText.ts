/** A text and how its bytes were read. */
export interface DecodedText {
  readonly text: string;
  /** As TextDecoder names it. */
  readonly encoding: string;
  /** False where another encoding is nearly as likely. */
  readonly isSure: boolean;
}

/** Marks that some programs begin a text with. */
const marks: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

const inRange = (byte: number, from: number, to: number) => byte >= from && byte <= to;

/** Encodings of Chinese and Japanese systems, each with the pairs of bytes that its everyday characters have. */
const regional: readonly (readonly [encoding: string, isCommon: (lead: number, trail: number) => boolean])[] = [
  ['gb18030', (lead, trail) => trail >= 0xa1 && (inRange(lead, 0xb0, 0xd7) || inRange(lead, 0xa1, 0xa3))],
  ['big5', (lead) => inRange(lead, 0xa4, 0xc6) || lead === 0xa1],
  ['shift_jis', (lead) => inRange(lead, 0x81, 0x83) || inRange(lead, 0x88, 0x97)],
];

/** Share of everyday characters above which an encoding is plausible, and by how much it must beat the next one. */
const plausible = 0.6;
const margin = 0.15;

function decoded(bytes: Uint8Array, encoding: string, isCut: boolean): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return null;
  }
}

/** Share of everyday characters among those that are no ASCII. */
function commonShare(bytes: Uint8Array, isCommon: (lead: number, trail: number) => boolean): number {
  let [all, common] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) continue;
    all += 1;
    at += 1;
    if (isCommon(lead, bytes[at] ?? 0)) common += 1;
  }
  return all === 0 ? 0 : common / all;
}

/** Every regional reading of bytes, the most likely one first. */
function readings(bytes: Uint8Array, isCut: boolean) {
  return regional
    .flatMap(([encoding, isCommon]) => {
      const text = decoded(bytes, encoding, isCut);
      return text === null ? [] : [{ text, encoding, share: commonShare(bytes, isCommon) }];
    })
    .toSorted((one, other) => other.share - one.share);
}

/** Characters that no text has. */
const noText = /[\0-\x08\x0b\x0e-\x1f\ufffe\uffff]/;

/** UTF-16 without a mark: its ASCII characters have a zero in every second byte. Null: there is no zero. */
function unmarked(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  let [even, odd] = [0, 0];
  for (const [at, byte] of bytes.entries()) {
    if (byte !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  if (even + odd === 0) return null;
  return odd >= even ? 'utf-16le' : 'utf-16be';
}

/**
 * The words of a file in any encoding that people's programs write: by its mark, else as UTF-8, else as the encoding
 * of the region whose everyday characters it has. Null for bytes that are none of these. `isCut`: the file goes on
 * after these bytes, which may end within a character.
 */
export function decodeText(bytes: Uint8Array, isCut = false): DecodedText | null {
  const certain =
    marks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))?.[1] ?? unmarked(bytes) ?? 'utf-8';
  const text = decoded(bytes, certain, isCut);
  if (text !== null) return noText.test(text) ? null : { text, encoding: certain, isSure: true };
  if (certain !== 'utf-8') return null;
  const [best, next] = readings(bytes, isCut);
  if (best === undefined || best.share < plausible || noText.test(best.text)) return null;
  return { text: best.text, encoding: best.encoding, isSure: best.share - (next?.share ?? 0) >= margin };
}

/** Readings of a name whose encoding nobody says, the most likely one first. */
export function nameReadings(bytes: Uint8Array): readonly string[] {
  const utf8 = decoded(bytes, 'utf-8', false);
  return utf8 === null ? readings(bytes, false).map(({ text }) => text) : [utf8];
}
