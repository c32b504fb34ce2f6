import CryptoJS from 'crypto-js/core.js';
import 'crypto-js/aes.js';
import 'crypto-js/hmac-sha256.js';
import 'crypto-js/hmac-sha512.js';
import 'crypto-js/pad-nopadding.js';
import { concat, fromWords, toWords } from './bytes.ts';

// crypto-js is noticeably slow above 64 kB: work is sliced and yields to the page after a few ms.
const sliceBytes = 8192;
const turnMs = 6;

let turnStarted = 0;

/** A macrotask that, unlike setTimeout, is neither clamped to 4 ms nor throttled in hidden tabs. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      channel.port1.close();
      turnStarted = performance.now();
      resolve();
    };
    channel.port2.postMessage(null);
  });
}

async function inSlices(bytes: Uint8Array, work: (slice: Uint8Array) => void): Promise<void> {
  if (bytes.length <= sliceBytes) {
    work(bytes);
    return;
  }
  for (let at = 0; at < bytes.length; at += sliceBytes) {
    if (performance.now() - turnStarted > turnMs) await nextTurn();
    work(bytes.subarray(at, at + sliceBytes));
  }
}

/** Digest of bytes, also on insecure pages, for which the browser offers none. */
export async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  const hasher = CryptoJS.algo.SHA256.create();
  await inSlices(bytes, (slice) => hasher.update(toWords(slice)));
  return fromWords(hasher.finalize());
}

export async function hmac(hash: 'SHA256' | 'SHA512', key: Uint8Array, bytes: Uint8Array): Promise<Uint8Array> {
  const hasher = CryptoJS.algo.HMAC.create(CryptoJS.algo[hash], toWords(key));
  await inSlices(bytes, (slice) => hasher.update(toWords(slice)));
  return fromWords(hasher.finalize());
}

const hashBytes = 32;

/** HKDF-SHA256 (RFC 5869), at most 255 × 32 bytes, as the block counter is one byte. Throws RangeError. */
export async function hkdf(ikm: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Promise<Uint8Array> {
  if (length > 255 * hashBytes) throw new RangeError(`HKDF gives no ${length} bytes`);
  const pseudoRandomKey = await hmac('SHA256', salt, ikm);
  let block: Uint8Array = new Uint8Array(0);
  let output: Uint8Array = new Uint8Array(0);
  for (let counter = 1; output.length < length; counter++) {
    block = await hmac('SHA256', pseudoRandomKey, concat(block, info, Uint8Array.of(counter)));
    output = concat(output, block);
  }
  return output.slice(0, length);
}

/** AES-256-CBC without padding: the length must be a multiple of 16. The caller adds and checks the padding. */
export async function aesCbc(
  direction: 'encrypt' | 'decrypt',
  key: Uint8Array,
  iv: Uint8Array,
  bytes: Uint8Array,
): Promise<Uint8Array> {
  const options = { iv: toWords(iv), mode: CryptoJS.mode.CBC, padding: CryptoJS.pad.NoPadding };
  const create = direction === 'encrypt' ? 'createEncryptor' : 'createDecryptor';
  const cipher = CryptoJS.algo.AES[create](toWords(key), options);
  const output: Uint8Array[] = [];
  await inSlices(bytes, (slice) => output.push(fromWords(cipher.process(toWords(slice)))));
  output.push(fromWords(cipher.finalize()));
  return concat(...output);
}
