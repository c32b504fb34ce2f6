const rates = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const sampleRates: Readonly<Record<number, number>> = {
  44_100: 0,
  48_000: 1,
  32_000: 2,
  22_050: 0,
  24_000: 1,
  16_000: 2,
};

/** Silent frames of MPEG Layer III, MPEG-2 below 32 kHz; `rate` in kbit/s. */
export function mp3Of(
  runs: readonly { readonly frames: number; readonly rate: number }[],
  { sampleRate = 44_100 } = {},
) {
  const isFirst = sampleRate >= 32_000;
  const table: readonly number[] = isFirst ? rates.mpeg1 : rates.mpeg2;
  return Buffer.concat(
    runs.flatMap(({ frames, rate }) => {
      const frame = Buffer.alloc(Math.floor(((isFirst ? 144 : 72) * rate * 1000) / sampleRate));
      frame.set([
        0xff,
        isFirst ? 0xfb : 0xf3,
        (table.indexOf(rate) << 4) | ((sampleRates[sampleRate] ?? 0) << 2),
        0xc4,
      ]);
      return Array.from({ length: frames }, () => frame);
    }),
  );
}
