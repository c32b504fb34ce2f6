const ids = { segment: 0x18538067, cluster: 0x1f43b675, clusterTime: 0xe7, block: 0xa3, group: 0xa0, groupBlock: 0xa1 };
const inside = new Set([ids.segment, ids.cluster, ids.group]);
/** A picture or sound lasts so long after its moment, ms: there is none after the last one to tell. */
const lastMs = 33;

/** A number whose length stands in its first bits; null: it is cut off. `whole`: with those bits, as ids are written. */
function numberAt(bytes: Uint8Array, at: number, whole: boolean): { value: number; size: number } | null {
  const first = bytes[at];
  if (first === undefined || first === 0) return null;
  const size = Math.clz32(first) - 23;
  if (at + size > bytes.length) return null;
  let value = whole ? first : first & (0xff >> size);
  let ones = value === 0xff >> size;
  for (let next = 1; next < size; next += 1) {
    const byte = bytes[at + next] ?? 0;
    value = value * 256 + byte;
    ones = ones && byte === 0xff;
  }
  // All ones: the length is not known, and it lasts until something of its own level comes.
  return { value: !whole && ones ? Infinity : value, size };
}

const unsigned = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum * 256 + byte, 0);

/**
 * How long a recording lasts by what is in it, ms; 0: nothing that can be read. Events of a recorder come late in a busy page,
 * so clocks would tell too much or too little, and pieces would leave holes or cover each other.
 */
export function webmLength(bytes: Uint8Array): number {
  let at = 0;
  let cluster = 0;
  let last = -1;
  while (at < bytes.length) {
    const id = numberAt(bytes, at, true);
    if (id === null) break;
    const length = numberAt(bytes, at + id.size, false);
    if (length === null) break;
    const body = at + id.size + length.size;
    if (inside.has(id.value)) {
      at = body;
      continue;
    }
    if (id.value === ids.clusterTime) cluster = unsigned(bytes.subarray(body, body + length.value));
    if (id.value === ids.block || id.value === ids.groupBlock) {
      const track = numberAt(bytes, body, false);
      const time = body + (track?.size ?? 1);
      const relative = (((bytes[time] ?? 0) << 24) >> 16) | (bytes[time + 1] ?? 0);
      last = Math.max(last, cluster + relative);
    }
    at = body + length.value;
  }
  return last < 0 ? 0 : last + lastMs;
}
