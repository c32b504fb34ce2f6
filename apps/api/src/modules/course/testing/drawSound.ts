/** Character of a stretch of sound. */
type Noise = 'silence' | 'hum' | 'knock' | 'squeal' | 'hiss' | 'beeps' | 'sweep' | 'chime';

/** Samples a second: enough for sounds of machines and alarms. */
const RATE = 16_000;
const FADE_S = 0.05;

const sine = (hertz: number, t: number) => Math.sin(2 * Math.PI * hertz * t);

/** The same noise each time: a demo file does not change from one start to the next. */
function noiseAt(sample: number): number {
  const turned = Math.sin(sample * 12.9898) * 43_758.5453;
  return (turned - Math.floor(turned)) * 2 - 1;
}

const waves: Readonly<Record<Noise, (t: number, sample: number) => number>> = {
  silence: () => 0,
  hum: (t) => 0.5 * sine(98, t) + 0.25 * sine(196, t) + 0.1 * sine(294, t),
  knock: (t) => 0.3 * sine(98, t) + Math.exp(-((t * 4) % 1) * 18) * sine(520, t),
  squeal: (t) => 0.25 * sine(98, t) + 0.5 * sine(2300 + 120 * sine(5, t), t),
  hiss: (t, sample) => 0.35 * noiseAt(sample) + 0.1 * sine(98, t),
  beeps: (t) => ((t * 2) % 1 < 0.5 ? 0.6 * sine(1000, t) : 0),
  sweep: (t) => 0.6 * Math.sin(2 * Math.PI * (600 * t + 150 * ((t % 1) * (t % 1)))),
  chime: (t) => Math.exp(-(t % 2) * 3) * 0.6 * (sine(659, t) + 0.5 * sine(988, t)),
};

/** Stretches of sound as a mono 16-bit WAV. */
export function drawSound(stretches: readonly { readonly noise: Noise; readonly seconds: number }[]): Buffer {
  const counts = stretches.map(({ seconds }) => Math.round(seconds * RATE));
  const samples = new Int16Array(counts.reduce((sum, count) => sum + count, 0));
  let at = 0;
  for (const [index, { noise }] of stretches.entries()) {
    const count = counts[index] ?? 0;
    for (let one = 0; one < count; one += 1) {
      // Without a click between two stretches.
      const edge = Math.min(one, count - one) / (FADE_S * RATE);
      samples[at + one] = Math.round(waves[noise](one / RATE, one) * Math.min(1, edge) * 0.3 * 32_767);
    }
    at += count;
  }
  return Buffer.concat([header(samples.byteLength), Buffer.from(samples.buffer)]);
}

function header(bytes: number): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes, 40);
  return head;
}
