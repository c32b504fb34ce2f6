/** Charts: bars, and a line with its values. Values are written at the marks, so that no grid is needed. */
import { cuedParts, escape, textOf } from './parts.mjs';
import { n } from './shapes.mjs';

/** Width and height of a drawing; a narrower one leaves room for points at its side. */
export const drawingSize = ({ slide }) => ({ width: slide.points?.length ? 540 : 848, height: 296 });

/** Splits a label in two at the blank nearest its middle when it is too wide for its place. */
function labelLines(text, room, language) {
  const width = language === 'zh' ? [...text].length * 18 : text.length * 9.4;
  if (width <= room) return [text];
  const cuts = language === 'zh' ? [Math.ceil(text.length / 2)] : [...text.matchAll(/ /g)].map((match) => match.index);
  if (cuts.length === 0) return [text];
  const middle = text.length / 2;
  const cut = cuts.reduce((best, at) => (Math.abs(at - middle) < Math.abs(best - middle) ? at : best));
  return [text.slice(0, cut), text.slice(cut).trim()];
}

/** @param {import('./parts.mjs').SlideView} view */
export function chartDrawing(view) {
  const { slide, language } = view;
  const { type, unit = '', points } = slide.chart ?? { type: 'bar', points: [] };
  const { width, height } = drawingSize(view);
  const labels = points.map((point) => textOf(point.label, language));
  const values = points.map((point) => point.value);
  const cues = cuedParts(
    view,
    labels.map((label, i) => [label, String(values[i])]),
  );
  const low = Math.min(0, ...values);
  // Labels stand below the drawing; marks below zero keep clear of them.
  const [top, base] = [42, height - 52];
  const floor = low < 0 ? base - 46 : base;
  const high = Math.max(0, ...values);
  const y = (value) => floor - ((value - low) / (high - low || 1)) * (floor - top);
  const step = width / Math.max(points.length, 1);
  const x = (index) => step * (index + 0.5);
  // A unit in Latin letters stands off its number; Chinese units and signs do not.
  const space = /^[a-zμΩ]/i.test(unit) ? ' ' : '';
  const valueText = (value) => `${new Intl.NumberFormat('en-US').format(value).replace('-', '−')}${space}${unit}`;

  const marks = points.map((point, i) => {
    const lines = labelLines(labels[i], step - 10, language);
    const text = lines.map((line, k) => `<tspan x="${n(x(i))}" dy="${k ? 21 : 0}">${escape(line)}</tspan>`).join('');
    const bar = Math.min(84, step * 0.56);
    const zero = y(0);
    const shape =
      type === 'bar'
        ? `<rect class="bar" x="${n(x(i) - bar / 2)}" y="${n(Math.min(y(point.value), zero))}" width="${n(bar)}" height="${n(Math.max(Math.abs(y(point.value) - zero), 2))}" rx="3"/>`
        : `<circle class="dot" cx="${n(x(i))}" cy="${n(y(point.value))}" r="9"/>`;
    // A value stands above its mark, and below it in a valley of the line and under zero.
    const valley = i > 0 && i + 1 < values.length && values[i - 1] > point.value && values[i + 1] > point.value;
    const below = point.value < 0 || (type === 'line' && valley);
    const far = type === 'line' ? [20, 38] : [12, 28];
    const valueY = below ? Math.max(y(point.value), type === 'bar' ? zero : 0) + far[1] : y(point.value) - far[0];
    return `<g class="mark" ${cues[i]}>${shape}<text class="value" x="${n(x(i))}" y="${n(valueY)}">${escape(valueText(point.value))}</text><text class="label" x="${n(x(i))}" y="${base + 28}">${text}</text></g>`;
  });
  const curve =
    type === 'line'
      ? `<polyline class="curve" points="${values.map((value, i) => `${n(x(i))},${n(y(value))}`).join(' ')}"/>`
      : '';
  const zeroLabel = low < 0 ? `<text class="small" x="0" y="${n(y(0) - 8)}">0</text>` : '';
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path class="axis" d="M0 ${n(y(0))}H${width}"/>${zeroLabel}${curve}${marks.join('')}</svg>`;
}
