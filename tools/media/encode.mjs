/** Pictures and tones to one small mp4. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const RATE = 8000;
/** A soft short tone, quiet, at the start of each slide; the rest is silence. */
const TONE = { notes: [523.25], seconds: 0.4, level: 0.05 };

/** A mono 16-bit WAV of `seconds` with the tone at each of `starts`. */
function toneTrack(seconds, starts) {
  const samples = new Int16Array(Math.round(seconds * RATE));
  for (const start of starts)
    for (let i = 0; i < TONE.seconds * RATE; i++) {
      const at = Math.round(start * RATE) + i;
      if (at >= samples.length) break;
      const t = i / RATE;
      const fade = Math.min(1, t / 0.03) * Math.exp(-t * 12);
      const wave = TONE.notes.reduce((sum, note) => sum + Math.sin(2 * Math.PI * note * t), 0) / TONE.notes.length;
      samples[at] = Math.round(wave * fade * TONE.level * 32767);
    }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([header, Buffer.from(samples.buffer)]);
}

/**
 * @typedef {object} Film
 * @property {{ png: Buffer, seconds: number }[]} pictures  In order, each with the time it stands.
 * @property {number} rate  Pictures per second.
 * @property {number[]} keys  Seconds at which a seek may land without decoding what lies before.
 * @property {number[]} tones  Seconds at which a slide starts.
 */

/** A picture that stands is written again after so many seconds, so that players never wait for the next one. */
const REPEAT = 2;

/** A filter expression for the frames that are kept: where a picture begins, its repeats, and the last of all. */
function keptFrames(pictures, rate) {
  let first = 0;
  const runs = pictures.map(({ seconds }) => {
    const start = first;
    first += Math.round(seconds * rate);
    return `between(n,${start},${first - 1})*not(mod(n-${start},${REPEAT * rate}))`;
  });
  return [...runs, `eq(n,${first - 1})`].join('+').replaceAll(',', '\\,');
}

/**
 * Writes a rendition of a film to `file` with ffmpeg; rejects with ffmpeg's words when it fails.
 * @param {Film} film
 * @param {import('./renditions.mjs').Rendition} rendition
 * @param {string} file
 */
export async function encode({ pictures, rate, keys, tones }, { height, crf }, file) {
  const seconds = pictures.reduce((sum, picture) => sum + picture.seconds, 0);
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  try {
    await writeFile(join(folder, 'tone.wav'), toneTrack(seconds, tones));
    const select = keptFrames(pictures, rate);
    const args = [
      ...['-hide_banner', '-loglevel', 'error', '-y'],
      ...['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(rate), '-i', '-', '-i', join(folder, 'tone.wav')],
      ...[
        '-vf',
        `select=${select},scale=-2:${height}:flags=lanczos:out_color_matrix=bt709:out_range=tv`,
        '-fps_mode',
        'vfr',
      ],
      ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
      ...['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'stillimage', '-crf', String(crf), '-pix_fmt', 'yuv420p'],
      // No B frames and no scene cuts: pictures stand still, and the only places to start from are the slides.
      ...[
        '-bf',
        '0',
        '-g',
        '600',
        '-sc_threshold',
        '0',
        '-force_key_frames',
        keys.map((key) => key.toFixed(3)).join(','),
      ],
      // x264 writes its settings into every file; nobody reads them here.
      ...['-bsf:v', 'filter_units=remove_types=6'],
      ...['-c:a', 'aac', '-b:a', '4k', '-ac', '1', '-ar', String(RATE)],
      ...['-map_metadata', '-1', '-fflags', '+bitexact', '-movflags', '+faststart', file],
    ];
    await new Promise((resolve, reject) => {
      const ffmpeg = spawn('ffmpeg', args, { stdio: ['pipe', 'ignore', 'pipe'] });
      let words = '';
      ffmpeg.stderr.on('data', (chunk) => (words += String(chunk)));
      ffmpeg.on('error', reject);
      ffmpeg.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg: ${words}`))));
      ffmpeg.stdin.on('error', () => undefined); // an early end of ffmpeg is told by its exit
      for (const { png, seconds: stands } of pictures)
        for (let i = 0; i < Math.round(stands * rate); i++) ffmpeg.stdin.write(png);
      ffmpeg.stdin.end();
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
