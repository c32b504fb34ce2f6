/** Look of a watermark; fields left out are taken from `defaults`. */
export interface MarkOptions {
  /** Words of each mark; a line break begins another line. */
  readonly text: string;
  /** Address of a picture that is drawn in place of the words. */
  readonly image?: string;
  /** Room of one mark, px. */
  readonly width?: number;
  readonly height?: number;
  /** Degrees that a mark rises. */
  readonly angle?: number;
  readonly opacity?: number;
  /** Share of the surface that marks take, 0–1; the spacing follows from it. */
  readonly density?: number;
  /** Room between two marks in px, across and down; by `density` unless given. */
  readonly spacing?: readonly [across: number, down: number];
  /** Position of the first mark, px from the left and the top. */
  readonly start?: readonly [x: number, y: number];
  readonly fontSize?: number;
  /** Family of the font. */
  readonly font?: string;
  /** A line is never lower than this, px. */
  readonly minHeight?: number;
  /** Red, green and blue, such as `128,128,128`. */
  readonly color?: string;
  readonly align?: 'start' | 'center' | 'end';
  /** Its place above all else in its parent. */
  readonly layer?: number;
  /** A look every two seconds whether it can still be seen. */
  readonly watch?: boolean;
}

export const defaults = {
  image: '',
  width: 210,
  height: 80,
  angle: 20,
  opacity: 0.15,
  density: 0.3,
  start: [0, 0] as readonly [number, number],
  fontSize: 12,
  font: 'system-ui, "PingFang SC", "Microsoft YaHei", sans-serif',
  minHeight: 17,
  color: '128,128,128',
  align: 'start',
  layer: 1500,
  watch: true,
} as const;

/** The options with everything that was not given. */
export function complete(options: MarkOptions) {
  const all = { ...defaults, ...options };
  return { ...all, spacing: options.spacing ?? spacingOf(all) };
}
export type CompleteOptions = ReturnType<typeof complete>;

/** Room between marks, so that they take `density` of the surface. */
function spacingOf({
  width,
  height,
  density,
}: {
  width: number;
  height: number;
  density: number;
}): readonly [number, number] {
  const stretch = 1 / Math.sqrt(Math.min(1, Math.max(0.02, density))) - 1;
  return [Math.round(width * stretch), Math.round(height * stretch)];
}
