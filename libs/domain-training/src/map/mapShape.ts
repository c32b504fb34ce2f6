/** Height of the world of a map; its width follows from its content. */
export const worldHeight = 900;
/** Minimum part of the world visible beside the panel. */
export const viewWidth = 960;

/** A point of the world. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The drawing of a stage. */
export interface Mountain {
  readonly peak: Point;
  /** Its tasks along the trail, the last one on the peak. */
  readonly nodes: readonly Point[];
  /** The trail from the peak before it, through all its nodes. */
  readonly trail: readonly Point[];
  /** Number of points of the trail before each node. */
  readonly reach: readonly number[];
}

export interface MapShape {
  readonly width: number;
  readonly mountains: readonly Mountain[];
}

const first: Point = { x: 196, y: 618 };
const last: Point = { x: 872, y: 186 };
const foot: Point = { x: 36, y: 872 };
/** Most nodes of a mountain of usual width. */
const roomy = 7;

/** Peaks rise from the lower left to the upper right; a stage of many tasks is wider. */
function peaksOf(tasks: readonly number[]): Point[] {
  const count = tasks.length;
  const usual = count <= 4 ? (last.x - first.x) / Math.max(1, count - 1) : 226;
  let x = first.x;
  return tasks.map((own, index) => {
    if (index > 0) x += Math.max(usual, 226) + Math.max(0, own - roomy) * 24;
    const share = count === 1 ? 0.6 : index / (count - 1);
    // Not all on one line: hills and mountains.
    const sway = index === 0 || index === count - 1 ? 0 : (index % 2 === 0 ? -1 : 1) * 22;
    return { x: count === 1 ? 470 : x, y: first.y + (last.y - first.y) * share + sway };
  });
}

/** Points between two others through which a curve goes smoothly: Catmull-Rom. */
function smooth(points: readonly Point[], steps = 14): Point[] {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? foot;
  return points.slice(1).flatMap((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const between = (k: 'x' | 'y', s: number) =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * s +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * s * s +
        (3 * b[k] - a[k] - 3 * c[k] + d[k]) * s ** 3);
    return Array.from({ length: steps }, (_step, step) => {
      const s = (step + 1) / steps;
      return { x: between('x', s), y: between('y', s) };
    });
  });
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** A point on a line, and the number of the line's points before it. */
interface Stop {
  readonly point: Point;
  readonly before: number;
}

/** Points that divide a line evenly, the last one at its end. */
function divide(line: readonly Point[], count: number): Stop[] {
  const lengths = line.slice(1).map((point, index) => distance(point, line[index] ?? point));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return Array.from({ length: count }, (_, index) => {
    let rest = (whole * (index + 1)) / count;
    for (const [place, length] of lengths.entries()) {
      const [from, to] = [line[place], line[place + 1]];
      if (from === undefined || to === undefined) break;
      if (rest <= length || place === lengths.length - 1) {
        const s = length === 0 ? 1 : Math.min(1, rest / length);
        return {
          point: { x: from.x + (to.x - from.x) * s, y: from.y + (to.y - from.y) * s },
          before: place + 1,
        };
      }
      rest -= length;
    }
    return { point: line.at(-1) ?? foot, before: line.length };
  });
}

/** The trail over one mountain: down into the valley, then in turns up to the peak. */
function climb(from: Point, peak: Point, tasks: number, begins: boolean): Mountain {
  const valley = begins ? from : { x: from.x + (peak.x - from.x) * 0.28, y: from.y + 62 };
  const base = begins ? from : { x: from.x + (peak.x - from.x) * 0.55, y: from.y + 46 };
  const turns = Math.min(9, Math.max(2, Math.ceil(tasks / 2)));
  const swing = begins ? 56 : Math.max(34, Math.min(72, (peak.x - from.x) * 0.2));
  const zigzag = Array.from({ length: turns }, (_, index) => {
    const s = (index + 1) / (turns + 1);
    const side = (index % 2 === 0 ? 1 : -1) * swing * (1 - s * 0.45);
    return { x: base.x + (peak.x - base.x) * s + side, y: base.y + (peak.y - base.y) * s };
  });
  const corners = begins ? [from, ...zigzag, peak] : [from, valley, base, ...zigzag, peak];
  const trail = [from, ...smooth(corners)];
  const stops = divide(trail, Math.max(1, tasks));
  return { peak, trail, nodes: stops.map(({ point }) => point), reach: stops.map(({ before }) => before) };
}

/** Positions of everything on a map, from the number of tasks of each stage: the same for everybody. */
export function mapShape(tasks: readonly number[]): MapShape {
  const peaks = peaksOf(tasks);
  const mountains = peaks.map((peak, index) => climb(peaks[index - 1] ?? foot, peak, tasks[index] ?? 1, index === 0));
  const right = peaks.at(-1)?.x ?? last.x;
  return { width: Math.max(1440, right + 568), mountains };
}

const short = (value: number) => Math.round(value * 10) / 10;

/** Splits a trail: walked up to a node (from 0), and still ahead; -1: none of it is walked. */
export function walked(
  { nodes, reach, trail }: Mountain,
  node: number,
): { done: readonly Point[]; ahead: readonly Point[] } {
  const at = nodes[node];
  const before = reach[node];
  if (at === undefined || before === undefined) return { done: [], ahead: trail };
  return { done: [...trail.slice(0, before), at], ahead: [at, ...trail.slice(before)] };
}

/** Path data of a line through points. */
export const lineOf = (points: readonly Point[]) =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');
